import { isStateTab, type MovieTab } from '#site/shared/films/film-state.ts'
import { type FilmCard, filmKey } from '#site/shared/films/film-tabs.ts'
import { useFilmTabs } from './use-film-tabs.ts'

/** The films of one tab that are still in it, by the visitor's clock. */
export function useFilmsIn<Card extends FilmCard>(tab: MovieTab, cards: readonly Card[]): readonly Card[] {
  const [list] = useFilmTabs([{ tab, cards, ...(isStateTab(tab) ? { first: cards.map(filmKey) } : {}) }])
  return list?.cards ?? cards
}
