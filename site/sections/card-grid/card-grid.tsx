import { Cards } from '../../ui/cards/cards.tsx'
import type { SectionProps } from '../section-data.ts'

export function CardGrid({ cards }: SectionProps<'cards'>) {
  return <Cards cards={cards} of="cards" />
}
