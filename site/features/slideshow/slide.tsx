import type { Banner } from '#site/loaders/layout/banners.ts'
import { Backdrop } from '#site/ui/backdrop/backdrop.tsx'
import { ButtonLink } from '#site/ui/button/button.tsx'

interface Props {
  readonly slide: Banner
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
