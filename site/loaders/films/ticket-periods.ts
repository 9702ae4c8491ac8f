/**
 * The periods in which the tickets of a film are for sale. Structured data is made of them, as they stay true while a
 * page ages.
 */
import { changesOf, type FilmTimes, filmStateAt } from '#site/shared/films/film-state.ts'

export interface TicketPeriod {
  /** `advance`: before the release. `now`: from then on. */
  readonly phase: 'advance' | 'now'
  /** Instants; without a limit where left out. */
  readonly from?: string
  /** The first instant after the end. */
  readonly to?: string
}

/** The periods in the order of time. */
export function ticketPeriods(film: FilmTimes): TicketPeriod[] {
  const changes = changesOf(film).toSorted((a, b) => Date.parse(a) - Date.parse(b))
  return [undefined, ...changes].flatMap((from, index) => {
    const to = changes[index]
    const { phase, tickets } = filmStateAt(film, from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from))
    if (tickets !== 'open' || (phase !== 'advance' && phase !== 'now')) return []
    if (from !== undefined && to !== undefined && Date.parse(from) === Date.parse(to)) return []
    return [{ phase, ...(from ? { from } : {}), ...(to ? { to } : {}) }]
  })
}
