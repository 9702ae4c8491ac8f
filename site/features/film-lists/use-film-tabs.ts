import { changesOfFilms } from '#site/shared/films/film-state.ts'
import { type FilmCard, filmTabsAt, type TabOfFilms } from '#site/shared/films/film-tabs.ts'
import { useCurrentTime } from '#site/ui/clock/use-current-time.ts'

/** The tabs as they were built while hydrating, then as of the visitor's clock. */
export function useFilmTabs<Tab extends TabOfFilms<FilmCard>>(tabs: readonly Tab[]): readonly Tab[] {
  const now = useCurrentTime([...new Set(changesOfFilms(tabs.flatMap(({ cards }) => cards)))])
  return now === undefined ? tabs : filmTabsAt(tabs, now)
}
