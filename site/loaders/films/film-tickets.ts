/** The way to the tickets of a film. */
import { filmTimes } from '#site/loaders/cards/film-times.ts'
import { formatDayInYear } from '#site/loaders/format/dates.ts'
import type { Film } from '#site/loaders/source/film.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { filmTicketsUrl } from '#site/loaders/source/ticket-links.ts'
import { type FilmState, filmStateAt } from '#site/shared/film-state.ts'

export interface FilmSale {
  /** As of the site's clock. */
  readonly tickets: FilmState['tickets']
  /** The day of `opensAt`, in words. */
  readonly opens?: string
}

/** Nothing where no address is configured, and for a film that is over: it does not come back. */
export function filmTickets(source: Source, film: Film): { readonly tickets?: string; readonly sale?: FilmSale } {
  const [times, href] = [filmTimes(source, film), filmTicketsUrl(source, film)]
  if (!times || href === undefined) return {}
  const { phase, tickets } = filmStateAt(times, Date.parse(source.asOf))
  if (phase === 'over') return {}
  const opens = times.opensAt && formatDayInYear(times.opensAt)
  return { tickets: href, sale: { tickets, ...ifPresent('opens', opens) } }
}
