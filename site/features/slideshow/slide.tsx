import type { Link } from '#site/shared/layout.ts'
import type { Picture as PictureData } from '#site/shared/picture.ts'
import { Backdrop } from '#site/ui/backdrop/backdrop.tsx'
import { ButtonLink } from '#site/ui/button/button.tsx'

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
    <div className="slide">
      <Backdrop picture={picture} phonePicture={mobilePicture} isFirst={isFirst} />
      <div className="slideWords wrap">
        {kicker && <p className="slideKicker">{kicker}</p>}
        <h2 className="slideTitle">{title}</h2>
        {text && <p className="slideText">{text}</p>}
        {link && (
          <ButtonLink variant="primary" href={link.href} className="slideLink">
            {link.label}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
