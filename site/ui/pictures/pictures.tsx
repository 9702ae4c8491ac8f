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
  /** A rail spans the screen: put it into a wide section. Beside something larger, pictures are in a row of two or in a column. */
  readonly layout?: 'grid' | 'rail' | 'beside'
}

/** Several pictures; each links to its largest size, and with script to its slide in the gallery. */
export function Pictures({ pictures, label = 'Pictures', layout = 'grid' }: Props) {
  if (pictures.length === 0) return null
  const items = pictures.map((picture) => (
    <li key={picture.name} style={placeOf(picture)}>
      <PictureLink picture={picture} className={styles.picture}>
        <Picture picture={picture} use="card" sizes={sizesOf(picture, layout, pictures.length)} />
      </PictureLink>
    </li>
  ))
  return layout === 'rail' ? (
    <div className={styles.rail}>
      <Rail label={label} shape="picture">
        {items}
      </Rail>
    </div>
  ) : (
    <ul className={styles.grid}>{items}</ul>
  )
}

/** By `pictures.module.css`: a rail is as high as two wide pictures that fill the page; of a grid, some are in a column of it. Beside a trailer, by `film-parts.css`. */
const sizesOf = ({ width, height, share }: PictureData, layout: Props['layout'], count: number): string =>
  layout === 'beside'
    ? '(min-width: 64rem) 31vw, 46vw'
    : `(min-width: 48rem) ${layout === 'rail' ? (count === 3 ? 31 : 46) : Math.round(84 * (share ?? 1 / count))}vw, ${width > height ? 82 : 28}vw`

/** Pictures of a row are equally high, uncropped, and do not shift while loading. */
const placeOf = (picture: PictureData) => ({ ...ratioStyle(picture), '--share': picture.share }) as CSSProperties
