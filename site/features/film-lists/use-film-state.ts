import { changesOfFilm, type FilmState, type FilmTimes, filmStateAt } from '#site/shared/films/film-state.ts'
import { useCurrentTime } from '#site/ui/clock/use-current-time.ts'

/** The state of a film by the visitor's clock; undefined while hydrating, and of a film whose times nobody knows. */
export function useFilmState(times: FilmTimes | undefined): FilmState | undefined {
  const now = useCurrentTime(times ? changesOfFilm(times) : [])
  return times && now !== undefined ? filmStateAt(times, now) : undefined
}
