import type { Picture as PictureData } from '#site/shared/picture.ts'
import { Picture } from '#site/ui/picture/picture.tsx'
import { PictureLink } from '#site/ui/picture/picture-link.tsx'
import { withCredit } from '#site/ui/picture/with-credit.ts'
import styles from './prose-parts.module.css'

interface Props {
  readonly picture: PictureData
  readonly caption?: string
  readonly align?: 'wide' | 'full'
}

const sizes = {
  text: '(min-width: 64rem) 42rem, 92vw',
  wide: '(min-width: 70rem) 60rem, 92vw',
  full: '(min-width: 96rem) 87rem, 92vw',
} as const

/** A picture between paragraphs. */
export function Figure({ picture, caption, align }: Props) {
  const words = withCredit(caption, picture.credit)
  return (
    <figure className={`${styles.figure} ${align ? styles[align] : ''}`}>
      <PictureLink picture={picture}>
        <Picture picture={picture} use="figure" sizes={sizes[align ?? 'text']} />
      </PictureLink>
      {words && <figcaption className={styles.caption}>{words}</figcaption>}
    </figure>
  )
}
