/** The stand-in's answer of live showtimes, as docs/showtimes.md describes it. */
import type { Showtime, Showtimes } from '#content/schema/showtimes.ts'
import type { Chain } from './chain.ts'
import { opensAt, type Session, seatsLeft, type View } from './schedule.ts'
import { addDays, businessDateOf, localTime } from './time.ts'

/** A question that no service can answer. */
export class BadQuery extends Error {}

interface Programme {
  readonly chain: Chain
  readonly view: View
  /** Milliseconds since 1970. */
  readonly now: number
  /** The address at which seats are chosen. */
  readonly linkTo: (showtime: string) => string
}

/** @throws BadQuery where neither a film nor a cinema is asked for. */
export function showtimesAnswer(programme: Programme, query: URLSearchParams): Showtimes {
  const { view, now } = programme
  const [films, cinemas] = [query.getAll('film'), query.getAll('cinema')]
  if (films.length + cinemas.length === 0) throw new BadQuery('Ask for a film or a cinema: ?film=ID, ?cinema=ID.')
  const isWanted = ({ filmId, site }: Session): boolean =>
    (films.length === 0 || films.includes(filmId)) && (cinemas.length === 0 || cinemas.includes(site.id))
  const byDate = Map.groupBy(view.sessions.filter(isWanted), ({ businessDate }) => businessDate)
  const today = businessDateOf(now)
  return {
    asOf: localTime(now),
    days: Array.from({ length: 7 }, (_, offset) => addDays(today, offset)).map((businessDate) => ({
      businessDate,
      showtimes: (byDate.get(businessDate) ?? []).sort(byTime).map((session) => showtime(session, programme)),
    })),
  }
}

function byTime(a: Session, b: Session): number {
  return (
    a.startsAt - b.startsAt ||
    (a.site.id < b.site.id ? -1 : a.site.id > b.site.id ? 1 : Number(a.number) - Number(b.number))
  )
}

/** Unique in the whole chain. */
export const idOf = ({ site, number }: Session): string => `${site.id}-${number}`

const access = { 'Audio Described': 'audio-described', 'Open Captioned': 'captioned' } as const

function showtime(session: Session, { chain, view, now, linkTo }: Programme): Showtime {
  const left = seatsLeft(session, now)
  const id = idOf(session)
  const opening = view.saleOf(session.film) === 'advance' ? opensAt(session.film) : now
  const isOpen = opening <= now
  return {
    id,
    film: session.filmId,
    cinema: session.site.id,
    hall: session.hall.name,
    startsAt: localTime(session.startsAt),
    endsAt: localTime(session.endsAt),
    formats: session.attributes.flatMap((name) => chain.formats.get(name) ?? []),
    access: Object.entries(access).flatMap(([name, mark]) => (session.attributes.includes(name) ? [mark] : [])),
    language: session.film.language,
    subtitles: [...session.film.subtitles],
    seats: left === 0 ? 'none' : left < session.hall.seats / 10 ? 'few' : 'many',
    sale: isOpen ? 'open' : 'notYet',
    ...(isOpen ? {} : { opensAt: localTime(opening) }),
    ...(isOpen && left > 0 ? { link: linkTo(id) } : {}),
  }
}
