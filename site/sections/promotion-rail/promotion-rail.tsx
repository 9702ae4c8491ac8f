import type { SectionProps } from '#site/loaders/content-pages/sections.ts'
import { Cards } from '#site/ui/cards/cards.tsx'

export function PromotionRail({ cards, heading }: SectionProps<'promotionRail'>) {
  return <Cards cards={cards} noun="promotions" level={heading ? 3 : 2} layout="rail" />
}
