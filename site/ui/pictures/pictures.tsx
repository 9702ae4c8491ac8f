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
        <Picture
          picture={picture}
          use="card"
          sizes={layout === 'rail' ? '(min-width: 64rem) 30rem, 80vw' : '(min-width: 64rem) 30rem, 92vw'}
        />
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

/** Width from the aspect ratio: pictures of a row are equally high, uncropped, and do not shift while loading. */
const ratioOf = ({ width, height }: PictureData) =>
  ({ '--ratio': Math.round((width / height) * 1000) / 1000 }) as CSSProperties
