import type { SectionProps } from '#site/sections/section-data.ts'
import { Cards } from '#site/ui/cards/cards.tsx'

export function CinemaList({ cards, heading }: SectionProps<'cinemaList'>) {
  return <Cards cards={cards} of="cinemas" level={heading ? 3 : 2} />
}
