import { changesOfFilms, type FilmState, filmStateAt, timesOf, type WithState } from '#site/shared/films/film-state.ts'
import { useCurrentTime } from '#site/ui/clock/use-current-time.ts'

/** The state of a film by the visitor's clock; undefined while hydrating, and of a film whose times nobody knows. */
export function useFilmState(film: WithState): FilmState | undefined {
  const times = timesOf(film)
  const now = useCurrentTime(changesOfFilms([film]))
  return times && now !== undefined ? filmStateAt(times, now) : undefined
}
