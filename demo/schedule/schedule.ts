/**
 * An invented schedule: what is shown where and when, as a function of the chain, the business day and nothing else, so
 * that the same days are the same whenever they are asked for.
 */
import { dayMs } from '#content/schema/time-zone.ts'
import type { Chain, ChainFilm, ChainSite, Hall } from './chain.ts'
import { areOpen } from './doors.ts'
import { addDays, at, businessDateOf, lastPublished, weekOf } from './time.ts'

export interface Session {
  /** Digits, unique within its cinema only. */
  readonly number: string
  readonly site: ChainSite
  readonly film: ChainFilm
  /** The version that is shown. */
  readonly filmId: string
  readonly hall: Hall
  readonly businessDate: string
  /** Milliseconds since 1970, as the next. */
  readonly startsAt: number
  readonly endsAt: number
  /** Short names: format, language, access, and what a service has there besides. */
  readonly attributes: readonly string[]
  /** Seats taken by the time it begins; more than the hall has where it sells out. */
  readonly wanted: number
}

/** How many of the cinemas show a film in each week of its run. */
const shares = [0.95, 0.8, 0.6, 0.45, 0.3, 0.15] as const
/** Minutes after midnight at which shows begin; the last one belongs to the evening before. */
const starts = [11 * 60, 13 * 60 + 30, 16 * 60 + 15, 19 * 60, 21 * 60 + 45, 24 * 60 + 20] as const
/** Minutes before the film. */
const advertising = 15

export interface View {
  /** Shows of published days that have not begun, or are on sale in advance. */
  readonly sessions: readonly Session[]
  readonly saleOf: (film: ChainFilm) => 'none' | 'soon' | 'advance' | 'now'
}

/** The sessions and sales that a service shows at an instant. @param now milliseconds since 1970 */
export function viewAt(chain: Chain, now: number): View {
  const today = businessDateOf(now)
  const days = daysBetween(today, lastPublished(today))
  const programme = chain.sites
    .filter(({ sells }) => sells)
    .flatMap((site) => days.flatMap((day) => sessionsOf(chain, site, day)))
  const advance = chain.films.filter((film) => isInAdvance(film, today, lastPublished(today)))
  const premieres = chain.sites.flatMap((site) => advance.flatMap((film, order) => premieresOf(site, film, order)))
  const shown = programme.filter(({ startsAt }) => startsAt > now)
  const running = new Set(shown.map(({ film }) => film))
  return {
    sessions: [...shown, ...premieres],
    saleOf: (film) => {
      if (running.has(film) && (film.releaseDate <= today || film.advanceFrom === undefined)) return 'now'
      if (running.has(film) || advance.includes(film)) return 'advance'
      return film.releaseDate > today ? 'soon' : 'none'
    },
  }
}

/** Announced from two weeks before its opening. */
const isInAdvance = ({ advanceFrom, releaseDate }: ChainFilm, today: string, published: string): boolean =>
  advanceFrom !== undefined && advanceFrom <= addDays(today, 14) && releaseDate > published

export const opensAt = ({ advanceFrom = '' }: ChainFilm): number => at(advanceFrom, 10 * 60)

function sessionsOf({ films }: Chain, site: ChainSite, day: string): Session[] {
  const shown = films.filter((film) => isShown(film, site, day))
  if (shown.length === 0) return []
  return site.halls.flatMap((hall, index) =>
    starts.slice(index % 2, index % 3 === 0 ? 6 : 5).flatMap((slotStart, slot) => {
      const start = slotStart + 5 * (index % 3)
      if (!areOpen(site.doors, day, start)) return []
      // Every film has its turn, the newest ones more often.
      const film = shown[(index + slot * site.halls.length) % shown.length] ?? (shown[0] as ChainFilm)
      return [session({ site, film, hall, day, start, number: 10_000 + index * 10 + slot })]
    }),
  )
}

function premieresOf(site: ChainSite, film: ChainFilm, order: number): Session[] {
  const [hall] = site.halls
  if (!site.sells || !hall || chance(film.id, site.id) > 0.5) return []
  return [session({ site, film, hall, day: film.releaseDate, start: 19 * 60, number: 19_000 + order })]
}

function isShown(film: ChainFilm, site: ChainSite, day: string): boolean {
  if (day < film.releaseDate || (film.lastDay !== undefined && day > film.lastDay)) return false
  const week = (Date.parse(weekOf(day)) - Date.parse(weekOf(film.releaseDate))) / (7 * dayMs)
  return chance(film.id, site.id) < (shares[week] ?? (film.lastDay === undefined ? 0 : 0.1))
}

interface Slot {
  readonly site: ChainSite
  readonly film: ChainFilm
  readonly hall: Hall
  readonly day: string
  /** Minutes after midnight. */
  readonly start: number
  /** Five digits; unique within its cinema and day. */
  readonly number: number
}

function session({ site, film, hall, day, start, number }: Slot): Session {
  const version = film.versions.find(({ format }) => format === hall.format) ?? film.versions[0]
  const startsAt = at(day, start)
  const luck = chance(site.id, day, String(number))
  return {
    number: `${day.slice(2).replaceAll('-', '')}${number}`,
    site,
    film,
    filmId: version?.id ?? film.id,
    hall,
    businessDate: day,
    startsAt,
    endsAt: startsAt + (film.minutes + advertising) * 60_000,
    attributes: [
      hall.format,
      ...film.subtitles.slice(0, 1).map((tag) => `${tag.toUpperCase()} (Sub)`),
      ...(luck < 0.03 && film.access.includes('audio-described') ? ['Audio Described'] : []),
      ...(luck > 0.97 && film.access.includes('captioned') ? ['Open Captioned'] : []),
    ],
    wanted: Math.floor(hall.seats * luck * 1.15),
  }
}

/** A number from 0 to just below 1, always the same for the same names. FNV-1a, and one round of mixing. */
export function chance(...names: readonly string[]): number {
  let hash = 0x811c9dc5
  for (const letter of names.join('/')) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}

/** Seats for sale. Of a session that begins in a day or less, all that will be wanted are taken; of a later one fewer and fewer. */
export function seatsLeft({ hall, wanted, startsAt }: Session, now: number): number {
  const days = Math.max(0, (startsAt - now) / dayMs)
  return Math.max(0, hall.seats - Math.floor(wanted / Math.max(1, days)))
}

function daysBetween(first: string, last: string): string[] {
  const days = [first]
  for (let day = addDays(first, 1); day <= last; day = addDays(day, 1)) days.push(day)
  return days
}
