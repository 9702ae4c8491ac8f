import type { CSSProperties } from 'react'
import { type Picture as PictureData, ratioStyle } from '#site/shared/picture.ts'
import { Picture } from '#site/ui/picture/picture.tsx'
import { PictureLink } from '#site/ui/picture/picture-link.tsx'
import { Rail } from '#site/ui/rail/rail.tsx'
import styles from './pictures.module.css'

interface Props {
  readonly pictures: readonly PictureData[]
  /** Label of the rail for screen readers. */
  readonly label?: string
  /**
   * A rail scrolls, and so do the rows of a grid on phones and tablets: both span the screen, so put more than one picture into a wide
   * section. In a column, or beside something larger, pictures are in rows or below each other.
   */
  readonly layout?: 'grid' | 'rail' | 'column' | 'beside'
}

/** Several pictures; each links to its largest size, and with script to its slide in the gallery. */
export function Pictures({ pictures, label = 'Pictures', layout = 'grid' }: Props) {
  const { length } = pictures
  if (length === 0) return null
  const items = pictures.map((picture) => (
    <li key={picture.name} style={placeOf(picture)}>
      <PictureLink picture={picture} className={styles.picture}>
        <Picture picture={picture} use="card" sizes={sizesOf(picture, layout, length)} />
      </PictureLink>
    </li>
  ))
  return layout === 'rail' || (layout === 'grid' && length > 1) ? (
    <div className={layout === 'rail' ? styles.rail : `${styles.rail} ${styles.grid}`}>
      <Rail label={label} shape="picture">
        {items}
      </Rail>
    </div>
  ) : (
    <ul className={styles.column}>{items}</ul>
  )
}

/** By `pictures.module.css`: what scrolls is as high as half a phone is wide, or a quarter of a tablet. Beside a trailer, by `film-parts.css`. */
function sizesOf({ width, height, share }: PictureData, layout: Props['layout'], count: number): string {
  const scrolls = (high: number) => `${Math.min(82, Math.round((high * width) / height))}vw`
  return layout === 'beside'
    ? '(min-width: 64rem) 31vw, 46vw'
    : `(min-width: 64rem) ${layout === 'rail' ? (count === 3 ? 31 : 46) : Math.round(84 * (share ?? 1 / count))}vw, (min-width: 48rem) ${count < 3 ? `${92 / count}vw` : scrolls(28)}, ${scrolls(count > 1 ? 49 : 67)}`
}

/** Pictures of a row are equally high, uncropped, and do not shift while loading. */
const placeOf = (picture: PictureData) => ({ ...ratioStyle(picture), '--share': picture.share }) as CSSProperties
