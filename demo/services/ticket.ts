/** A visitor's choice on the site, as far as the address has it. */
import type { Chain } from '#demo/schedule/chain.ts'
import { seatsLeft, type View } from '#demo/schedule/schedule.ts'
import { idOf } from '#demo/schedule/showtimes.ts'
import { dayAndTime } from '#demo/schedule/time.ts'

export interface Ticket {
  readonly title: string
  /** Label and value. */
  readonly rows: readonly (readonly [label: string, value: string])[]
}

/** @param id of a film, a cinema or a showtime, as an address has it. @returns nothing where none has it now. */
export function ticketOf(id: string, { films, sites }: Chain, view: View, now: number): Ticket | undefined {
  const isMeant = (other: string): boolean => encodeURIComponent(other) === id
  const film = films.find(({ versions }) => versions.some((version) => isMeant(version.id)))
  if (film) return { title: film.title, rows: [] }
  const site = sites.find((cinema) => isMeant(cinema.id))
  if (site) return { title: site.name, rows: [] }
  const session = view.sessions.find((one) => isMeant(idOf(one)))
  if (!session) return undefined
  return {
    title: session.film.title,
    rows: [
      ['When', dayAndTime(session.startsAt)],
      ['Where', `${session.site.name}, ${session.hall.name}`],
      ['Shown', session.attributes.join(', ')],
      ['Seats', `${seatsLeft(session, now)} left`],
    ],
  }
}
