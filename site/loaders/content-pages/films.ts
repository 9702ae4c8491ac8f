/** Tabs of films as editors filled them. */
import { movieTabs } from '#content/schema/types/movie.ts'
import type { Card } from '#site/loaders/cards/card.ts'
import { filmCard } from '#site/loaders/cards/film.ts'
import { filmAt } from '#site/loaders/source/film.ts'
import type { Source } from '#site/loaders/source/source.ts'

export type MovieTab = keyof typeof movieTabs

export interface FilmTab {
  readonly tab: MovieTab
  readonly label: string
  readonly cards: readonly Card[]
}

/** Films of a tab in the editors' order, without those whose last day is over. */
export function filmsIn(source: Source, tab: MovieTab): Card[] {
  const keys = source.all('movieList').find((list) => list.tab === tab)?.movies ?? []
  return keys
    .map((key) => filmAt(source, key))
    .filter((film) => film.type !== 'movie' || film.lastDay === undefined || film.lastDay >= source.today)
    .map((film) => filmCard(source, film))
}

export const filmTabs = (source: Source): FilmTab[] =>
  Object.entries(movieTabs).map(([tab, label]) => ({
    tab: tab as MovieTab,
    label,
    cards: filmsIn(source, tab as MovieTab),
  }))
