/**
 * The target of the layout's ticket buttons: the tickets of the page's film or cinema, else of the visitor's cinema,
 * else the ticketing app.
 */
import { use } from 'react'
import { useFilmState } from '#site/features/film-lists/use-film-state.ts'
import { useMyCinema } from '#site/features/my-cinema/my-cinema.ts'
import { useMyTickets } from '#site/features/my-cinema/use-my-tickets.ts'
import type { TicketButtonData } from '#site/loaders/films/film-tickets.ts'
import type { Badge } from '#site/shared/badge.ts'
import type { Layout } from '#site/shared/layout.ts'
import type { Payload } from '#site/shared/payload.ts'
import { onDay } from '#site/shared/time/on-day.ts'
import { ShownPageContext } from '#site/ui/shown-page.ts'

interface TicketsLink {
  readonly href: string
  /** The visitor's cinema, if it leads there. */
  readonly at?: string
}

/** Undefined where nothing is sold anywhere. */
export function useTickets({ tickets }: Layout['services']): TicketsLink | undefined {
  const [own, mine, cinema] = [usePageTickets(use(ShownPageContext)), useMyTickets(), useMyCinema()]
  if (tickets === undefined) return undefined
  if (own !== undefined) return { href: own }
  return mine !== undefined && cinema ? { href: onDay(mine), at: cinema.name } : { href: tickets }
}

interface OfFilm {
  readonly tickets?: string
  readonly sale?: TicketButtonData
  readonly badge?: Badge
}

interface OfCinema {
  readonly showtimes?: string
}

// The casts are sound, as data and component of a page are chosen by the same name.
function usePageTickets(page: Payload | undefined): string | undefined {
  const film = page?.page === 'movie' || page?.page === 'screen-movie' ? (page.data as OfFilm) : {}
  const sold = useFilmState(film)?.tickets ?? film.sale?.tickets
  return page?.page === 'cinema' ? (page.data as OfCinema).showtimes : sold === 'open' ? film.tickets : undefined
}
