import { Cards } from '../../ui/cards/cards.tsx'
import type { SectionProps } from '../section-data.ts'

export function MovieRail({ cards, heading }: SectionProps<'movieRail'>) {
  return <Cards cards={cards} of="films" level={heading ? 3 : 2} layout="rail" />
}
