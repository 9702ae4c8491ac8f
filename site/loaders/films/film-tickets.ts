/** The way to the tickets of a film. */
import { dayInMalaysia } from '#content/schema/time-zone.ts'
import { href } from '#site/href.ts'
import { formatDay, formatDayInYear } from '#site/loaders/format/dates.ts'
import type { Film } from '#site/loaders/source/film.ts'
import { filmTimes } from '#site/loaders/source/film-times.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { filmTicketsUrl } from '#site/loaders/source/ticket-links.ts'
import { type FilmState, filmStateAt } from '#site/shared/film-state.ts'

export interface FilmSale {
  /** The state of its tickets, as of the site's clock. */
  readonly tickets: FilmState['tickets']
  /** The day of `opensAt`, in words; of the release, and of the end. */
  readonly opens?: string
  readonly release?: string
  readonly lastDay?: string
  /** Address of what is shown when this one is over. */
  readonly otherFilms: string
}

/** Has no address where none is configured, and for a film that is over: it does not come back. */
export function filmTickets(source: Source, film: Film): { readonly tickets?: string; readonly sale?: FilmSale } {
  const [times, address] = [filmTimes(source, film), filmTicketsUrl(source, film)]
  if (!times) return {}
  const { phase, tickets } = filmStateAt(times, Date.parse(source.asOf))
  const { opensAt, from, to } = times
  return {
    ...ifPresent('tickets', phase === 'over' ? undefined : address),
    sale: {
      tickets,
      otherFilms: href('movies'),
      ...ifPresent('opens', opensAt && formatDayInYear(opensAt)),
      ...ifPresent('release', from && formatDay(dayInMalaysia(from)).text),
      ...ifPresent('lastDay', to && formatDayInYear(new Date(Date.parse(to) - 1).toISOString())),
    },
  }
}
