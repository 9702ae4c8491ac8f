import type { CSSProperties } from 'react'
import type { Picture as PictureData } from '#site/shared/picture.ts'
import { Picture } from '#site/ui/picture/picture.tsx'
import { PictureLink } from '#site/ui/picture/picture-link.tsx'
import { Rail } from '#site/ui/rail/rail.tsx'
import styles from './pictures.module.css'

interface Props {
  readonly pictures: readonly PictureData[]
  /** Label of the rail for screen readers. */
  readonly label?: string
  /** A rail spans the screen: put it into a wide section. */
  readonly layout?: 'grid' | 'rail'
}

/** Several pictures; each links to its largest size, and with script to its slide in the gallery. */
export function Pictures({ pictures, label = 'Pictures', layout = 'grid' }: Props) {
  if (pictures.length === 0) return null
  const items = pictures.map((picture) => (
    <li key={picture.name} style={ratioOf(picture)}>
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

/** Of a picture in a row whose height is a part of the screen's width, by `pictures.module.css`. */
function sizesOf({ width, height }: PictureData, layout: Props['layout'], count: number): string {
  const ratio = width / height
  if (layout === 'rail')
    return `(min-width: 48rem) ${Math.round(24 * ratio)}vw, ${Math.round(Math.min(82, 50 * ratio))}vw`
  // Few pictures are stretched to fill their row.
  const wide = Math.min(88, Math.round((count < 4 ? 26 : 18) * ratio))
  return `(min-width: 48rem) ${wide}vw, ${ratio < 1.1 && count > 1 ? 45 : 88}vw`
}

/** Width from the aspect ratio: pictures of a row are equally high, uncropped, and do not shift while loading. */
const ratioOf = ({ width, height }: PictureData) =>
  ({ '--ratio': Math.round((width / height) * 1000) / 1000 }) as CSSProperties
