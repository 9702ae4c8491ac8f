import { Cards } from '../../ui/cards/cards.tsx'
import type { SectionProps } from '../section-data.ts'

export function PromotionRail({ cards }: SectionProps<'promotionRail'>) {
  return <Cards cards={cards} of="promotions" />
}
