import type { SectionProps } from '#site/loaders/content-pages/sections.ts'
import { Cards } from '#site/ui/cards/cards.tsx'

export function CinemaList({ cards, heading }: SectionProps<'cinemaList'>) {
  return <Cards cards={cards} noun="cinemas" level={heading ? 3 : 2} />
}
