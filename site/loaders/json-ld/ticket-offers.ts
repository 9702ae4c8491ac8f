import type { Offer } from 'schema-dts'
import { filmTickets } from '#site/loaders/films/film-tickets.ts'
import { type TicketPeriod, ticketPeriods } from '#site/loaders/films/ticket-periods.ts'
import type { Film } from '#site/loaders/source/film.ts'
import { filmTimes } from '#site/loaders/source/film-times.ts'
import type { Source } from '#site/loaders/source/source.ts'

const availability = {
  advance: 'https://schema.org/PreOrder',
  now: 'https://schema.org/InStock',
} as const satisfies Record<TicketPeriod['phase'], Offer['availability']>

/**
 * Tickets for a film, where its page leads to some or says when it will: before the release and from then on, each with its
 * time. Without a price: that is the cinema's and the day's.
 */
export function ticketOffers(source: Source, film: Film): Offer[] {
  const [times, { tickets, sale }] = [filmTimes(source, film), filmTickets(source, film)]
  if (!times || tickets === undefined || !sale || sale.tickets === 'none') return []
  return ticketPeriods(times)
    .filter(({ to }) => to === undefined || Date.parse(to) > Date.parse(source.asOf))
    .map(({ phase, from, to }) => ({
      '@type': 'Offer',
      name: film.title,
      url: tickets,
      availability: availability[phase],
      ...(from ? { availabilityStarts: from } : {}),
      ...(to ? { availabilityEnds: to } : {}),
    }))
}
