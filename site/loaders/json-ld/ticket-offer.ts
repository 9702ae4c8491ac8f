import type { Offer } from 'schema-dts'
import { filmTimes } from '#site/loaders/cards/film-times.ts'
import { filmTickets } from '#site/loaders/films/film-tickets.ts'
import type { Film } from '#site/loaders/source/film.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { type FilmPhase, filmStateAt } from '#site/shared/film-state.ts'

const availability = {
  opening: 'https://schema.org/PreOrder',
  advance: 'https://schema.org/PreOrder',
  now: 'https://schema.org/InStock',
} as const satisfies Partial<Record<FilmPhase, Offer['availability']>>

/** Tickets for a film, where its page leads to some or says when it will. Without a price: that is the cinema's and the day's. */
export function ticketOffer(source: Source, film: Film): Offer | undefined {
  const [times, { tickets, sale }] = [filmTimes(source, film), filmTickets(source, film)]
  if (!times || tickets === undefined || !sale || sale.tickets === 'none') return undefined
  const { phase } = filmStateAt(times, Date.parse(source.asOf))
  if (phase === 'coming' || phase === 'over') return undefined
  return {
    '@type': 'Offer',
    name: film.title,
    url: tickets,
    availability: availability[phase],
    ...(times.opensAt ? { availabilityStarts: times.opensAt } : {}),
    ...(times.to ? { availabilityEnds: times.to } : {}),
  }
}
