import { Cards } from '../../ui/cards/cards.tsx'
import type { SectionProps } from '../section-data.ts'

export function PromotionRail({ cards, heading }: SectionProps<'promotionRail'>) {
  return <Cards cards={cards} of="promotions" level={heading ? 3 : 2} layout="rail" />
}
