import { Cards } from '../../ui/cards/cards.tsx'
import type { SectionProps } from '../section-data.ts'

export function MovieRail({ cards }: SectionProps<'movieRail'>) {
  return <Cards cards={cards} of="films" />
}
