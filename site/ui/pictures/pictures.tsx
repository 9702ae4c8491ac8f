import type { CSSProperties } from 'react'
import type { Picture as PictureData } from '#site/shared/picture.ts'
import { Picture } from '#site/ui/picture/picture.tsx'
import { PictureLink } from '#site/ui/picture/picture-link.tsx'
import { Rail } from '#site/ui/rail/rail.tsx'
import styles from './pictures.module.css'
import { sharesOf } from './rows.ts'

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
  const shares = layout === 'rail' ? [] : sharesOf(pictures.map(ratioOf))
  const items = pictures.map((picture, index) => (
    <li key={picture.name} style={placeOf(picture, shares[index])}>
      <PictureLink picture={picture} className={styles.picture}>
        <Picture picture={picture} use="card" sizes={sizesOf(picture, shares[index], pictures.length)} />
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

/** As `pictures.module.css` has it. @param share of its row, in a grid */
function sizesOf(picture: PictureData, share: number | undefined, count: number): string {
  const ratio = ratioOf(picture)
  if (share !== undefined)
    return `(min-width: 48rem) ${Math.ceil(share * 92)}vw, ${ratio < 1.1 && count > 1 ? 45 : 88}vw`
  const wide = count === 2 ? 46 : Math.round(24 * ratio)
  return `(min-width: 48rem) ${wide}vw, ${Math.round(Math.min(82, 50 * ratio))}vw`
}

const ratioOf = ({ width, height }: PictureData): number => width / height

/** Width from the aspect ratio: pictures of a row are equally high, uncropped, and do not shift while loading. */
const placeOf = (picture: PictureData, share: number | undefined) =>
  ({
    '--ratio': rounded(ratioOf(picture)),
    ...(share === undefined ? {} : { '--share': rounded(share) }),
  }) as CSSProperties

const rounded = (value: number): number => Math.round(value * 1000) / 1000
