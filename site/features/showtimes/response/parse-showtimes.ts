/**
 * Checks the answer of live showtimes, which is believed in nothing (docs/showtimes.md). By hand, as the schema's library
 * weighs more than all else that shows it; a test holds both to the same answers.
 */
import type { Showtime, Showtimes } from '#content/schema/showtimes.ts'

/** Marks may be newer than this code; those it has no words for are not shown. */
export interface LiveShowtime extends Omit<Showtime, 'access'> {
  readonly access: readonly string[]
}

export interface LiveShowtimes extends Omit<Showtimes, 'days'> {
  readonly days: readonly { readonly businessDate: string; readonly showtimes: readonly LiveShowtime[] }[]
}

type Parse<Value> = (value: unknown, at: string) => Value

/** @throws TypeError that says what is wrong and where. */
export function parseShowtimes(value: unknown): LiveShowtimes {
  const answer = fieldsOf(value, 'the answer')
  const days = list(day)(answer['days'], 'days')
  if (days.length !== 7) throw new TypeError(`days are ${days.length}, not seven.`)
  return { asOf: localTime(answer['asOf'], 'asOf'), days }
}

function fieldsOf(value: unknown, at: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError(`${at} is no object.`)
  return { ...value }
}

const text: Parse<string> = (value, at) => {
  if (typeof value !== 'string') throw new TypeError(`${at} is no text.`)
  return value
}

const matching =
  (pattern: RegExp, is: string): Parse<string> =>
  (value, at) => {
    const found = text(value, at)
    if (!pattern.test(found) || Number.isNaN(Date.parse(found))) throw new TypeError(`${at} is no ${is}.`)
    return found
  }

const date = matching(/^\d{4}-\d\d-\d\d$/, 'date')
const localTime = matching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/, 'time of the cinemas')

const list =
  <Value>(item: Parse<Value>): Parse<Value[]> =>
  (value, at) => {
    if (!Array.isArray(value)) throw new TypeError(`${at} is no list.`)
    return value.map((one, index) => item(one, `${at}[${index}]`))
  }

const optional =
  <Value>(parse: Parse<Value>): Parse<Value | undefined> =>
  (value, at) =>
    value === undefined ? undefined : parse(value, at)

const oneOf =
  <Value extends string>(...values: readonly Value[]): Parse<Value> =>
  (value, at) => {
    const found = values.find((one) => one === value)
    if (found === undefined) throw new TypeError(`${at} is none of ${values.join(', ')}.`)
    return found
  }

const showtime: Parse<LiveShowtime> = (value, at) => {
  const fields = fieldsOf(value, at)
  const field = <Value>(name: keyof Showtime, parse: Parse<Value>): Value => parse(fields[name], `${at}.${name}`)
  const opensAt = field('opensAt', optional(localTime))
  const link = field('link', optional(text))
  return {
    id: field('id', text),
    film: field('film', text),
    cinema: field('cinema', text),
    hall: field('hall', text),
    startsAt: field('startsAt', localTime),
    endsAt: field('endsAt', localTime),
    formats: field('formats', list(text)),
    access: field('access', list(text)),
    language: field('language', text),
    subtitles: field('subtitles', list(text)),
    seats: field('seats', oneOf('many', 'few', 'none', 'unknown')),
    sale: field('sale', oneOf('open', 'notYet', 'closed')),
    ...(opensAt === undefined ? {} : { opensAt }),
    ...(link === undefined ? {} : { link }),
  }
}

const day: Parse<LiveShowtimes['days'][number]> = (value, at) => {
  const fields = fieldsOf(value, at)
  return {
    businessDate: date(fields['businessDate'], `${at}.businessDate`),
    showtimes: list(showtime)(fields['showtimes'], `${at}.showtimes`),
  }
}
