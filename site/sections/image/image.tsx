import type { SectionProps } from '#site/loaders/content-pages/sections.ts'
import { Picture } from '#site/ui/picture/picture.tsx'
import { PictureLink } from '#site/ui/picture/picture-link.tsx'
import { withCredit } from '#site/ui/picture/with-credit.ts'
import styles from './image.module.css'

const sizes = {
  text: '(min-width: 64rem) 58vw, 92vw',
  wide: '(min-width: 96rem) 87rem, 92vw',
  full: '100vw',
} as const

/** A picture as wide as the text, the page or the screen. */
export function Image({ picture, caption, width }: SectionProps<'image'>) {
  const words = withCredit(caption, picture.credit)
  return (
    <figure className={`${styles.image} ${width === 'full' ? '' : 'wrap'}`} data-width={width}>
      <PictureLink picture={picture}>
        <Picture picture={picture} use={width === 'text' ? 'figure' : 'hero'} sizes={sizes[width]} />
      </PictureLink>
      {words && <figcaption className={`${styles.caption} ${width === 'full' ? 'wrap' : ''}`}>{words}</figcaption>}
    </figure>
  )
}
