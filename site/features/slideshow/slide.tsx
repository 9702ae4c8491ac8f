import type { Link } from '#site/shared/layout.ts'
import type { Picture as PictureData } from '#site/shared/picture.ts'
import { Backdrop } from '#site/ui/backdrop/backdrop.tsx'
import { ButtonLink } from '#site/ui/button/button.tsx'
import styles from './slide.module.css'

export interface SlideData {
  readonly id: string
  readonly title: string
  readonly kicker?: string
  readonly text?: string
  readonly picture: PictureData
  readonly mobilePicture?: PictureData
  readonly link?: Link
}

interface Props {
  readonly slide: SlideData
  readonly isFirst: boolean
}

export function Slide({ slide: { title, kicker, text, picture, mobilePicture, link }, isFirst }: Props) {
  return (
    <div className={styles.slide}>
      <Backdrop picture={picture} phonePicture={mobilePicture} isFirst={isFirst} />
      <div className={`${styles.content} wrap`}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h2 className={styles.title}>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
        {link && (
          <ButtonLink variant="primary" href={link.href} className={styles.link}>
            {link.label}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
