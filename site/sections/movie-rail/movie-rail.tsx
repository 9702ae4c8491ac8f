import type { SectionProps } from '#site/loaders/content-pages/sections.ts'
import { Cards } from '#site/ui/cards/cards.tsx'

export function MovieRail({ cards, heading }: SectionProps<'movieRail'>) {
  return <Cards cards={cards} noun="films" level={heading ? 3 : 2} layout="rail" />
}
