/**
 * Links to the ticketing app, as specific as the configured addresses allow; none for films that are known not to be
 * sold. From a session one falls back to its cinema and day, from there to the film, and then to the home of the
 * ticketing app.
 */
import type { Entry } from '#content/schema/entry-types.ts'
import { serviceUrl } from '#site/config.ts'
import { href } from '#site/href.ts'
import type { Film } from './film.ts'
import type { Source } from './source.ts'

/** The ticketing app; where that has no address, but films or cinemas have, our list of films, which leads on to them. */
export function ticketsHome({ config }: Source): string | undefined {
  const { tickets, bookingByMovie, showtimes } = config.services
  if (tickets !== undefined) return tickets
  return !config.skipTicketing && (bookingByMovie ?? showtimes) !== undefined ? href('movies') : undefined
}

/** Showtimes of a film. */
export const filmTicketsUrl = (source: Source, { ticketingId }: Film): string | undefined =>
  (ticketingId === undefined ? undefined : serviceUrl(source.config, 'bookingByMovie', ticketingId)) ??
  source.config.services.tickets

/** Showtimes at a cinema; of the present day where the address wants one. */
export function cinemaTicketsUrl(source: Source, cinema: Entry<'cinema'>): string | undefined {
  if (sellsNothing(source, cinema)) return undefined
  const id = source.cinemaSales(`cinema/${cinema.id}`)?.id ?? cinema.ticketingId
  return (id === undefined ? undefined : serviceUrl(source.config, 'showtimes', id)) ?? source.config.services.tickets
}

/** Whether a cinema is known to sell nothing online: then nobody knows what it shows. */
export const sellsNothing = (source: Source, { id }: Entry<'cinema'>): boolean =>
  source.knowsSales && !source.cinemaSales(`cinema/${id}`)?.sells
