import type { ComponentProps } from 'react'
import { useFilmsIn } from '#site/features/film-lists/use-films-in.ts'
import type { SectionProps } from '#site/loaders/content-pages/sections.ts'
import type { MovieTab } from '#site/shared/films/film-state.ts'
import { Cards } from '#site/ui/cards/cards.tsx'

export function MovieRail({ tab, cards, heading }: SectionProps<'movieRail'>) {
  const level = heading ? 3 : 2
  if (tab) return <FilmsIn tab={tab} cards={cards} level={level} />
  return <Cards cards={cards} noun="films" level={level} layout="rail" />
}

type FilmsInProps = Required<Pick<ComponentProps<typeof Cards>, 'cards' | 'level'>> & { readonly tab: MovieTab }

const FilmsIn = ({ tab, cards, level }: FilmsInProps) => (
  <Cards cards={useFilmsIn(tab, cards)} noun="films" level={level} layout="rail" />
)
