import { Cards } from '../../ui/cards/cards.tsx'
import type { SectionProps } from '../section-data.ts'

export function CinemaList({ cards, heading }: SectionProps<'cinemaList'>) {
  return <Cards cards={cards} of="cinemas" level={heading ? 3 : 2} />
}
