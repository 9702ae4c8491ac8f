import type { SectionProps } from '#site/loaders/content-pages/sections.ts'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { useShown } from '#site/ui/clock/use-shown.ts'
import { TitleLink } from '#site/ui/link/title-link.tsx'
import { Picture } from '#site/ui/picture/picture.tsx'

/** One offer, large: the first that runs by the visitor's clock. Its art has words, so it stands whole and nothing lies over it. */
export function PromotionFeature({ heading, cards, more }: SectionProps<'promotionFeature'>) {
  const { shown } = useShown(cards)
  const [card] = shown
  if (!card) return null
  return (
    <div className="promotionFeature">
      {card.picture && (
        <Picture picture={card.picture} use="figure" sizes="(min-width: 64rem) 52rem, 92vw" isDecorative />
      )}
      <div className="words">
        <p className="kicker">{heading ?? card.kicker}</p>
        <h2>
          <TitleLink href={card.href}>{card.title}</TitleLink>
        </h2>
        {card.text && <p className="text">{card.text}</p>}
        {card.meta && <p className="meta">{card.meta.join(' · ')}</p>}
        {more && (
          <p className="more">
            <ButtonLink variant="link" href={more.href}>
              {more.label}
            </ButtonLink>
          </p>
        )}
      </div>
    </div>
  )
}
