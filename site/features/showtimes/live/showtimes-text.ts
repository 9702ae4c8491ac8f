/** The texts of showtimes. Times are those on the cinemas' walls, wherever the visitor is. */
import { ownValue } from '#content/schema/own-value.ts'
import { businessDateAt, dayAt, dayMs, startOfDay, utcOffsetMs } from '#content/schema/time-zone.ts'
import type { LiveShowtime } from '#site/features/showtimes/response/parse-showtimes.ts'
import { calendarDay } from '#site/shared/time/calendar-day.ts'
import { dayTexts, weekdayAt } from '#site/shared/time/day-text.ts'
import { formatTime } from '#site/shared/time/time-of-day.ts'

/** 2026-10-01 → Thursday 1 October. */
export function dayName(day: string): string {
  const time = Date.parse(startOfDay(day))
  return `${weekdayAt(time)} ${dayTexts(time).date}`
}

/** Today, Tomorrow, or the day of the week; after midnight the evening that goes on is Tonight. */
export function relativeDay(businessDate: string, now: number): string {
  if (businessDate === dayAt(now)) return 'Today'
  if (businessDate === businessDateAt(now)) return 'Tonight'
  if (businessDate === dayAt(now + dayMs)) return 'Tomorrow'
  return calendarDay(businessDate).weekday
}

/** What a day without showtimes says: those of the present evening may all have begun. */
export const noShowtimes = (businessDate: string, now: number): string =>
  businessDate === businessDateAt(now) ? 'No more showtimes on this day.' : 'No showtimes on this day yet.'

/** 2026-10-01T21:45:00+08:00 → 9:45 pm */
export const timeOf = (localTime: string): string => formatTime(localTime.slice(11, 16))

/** Whether a show begins after midnight, on the day after the one that it belongs to. */
export const isLate = ({ startsAt }: LiveShowtime, businessDate: string): boolean =>
  startsAt.slice(0, 10) !== businessDate

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** The English name; undefined where the browser knows no such language. */
function languageName(tag: string): string | undefined {
  try {
    return languages.of(tag)
  } catch {
    return undefined
  }
}

const both = new Intl.ListFormat('en')

/** English · Malay and Chinese subtitles */
export function languagesOf({ language, subtitles }: LiveShowtime): string {
  const readable = subtitles.flatMap((tag) => languageName(tag) ?? [])
  return [languageName(language), readable.length > 0 ? `${both.format(readable)} subtitles` : undefined]
    .filter((words) => words !== undefined)
    .join(' · ')
}

/** The words for formats; those without are left out. */
export const named = (codes: readonly string[], names: Readonly<Record<string, string>>): string[] =>
  codes.flatMap((code) => ownValue(names, code) ?? [])

/** Whether clocks where the visitor is show another time than the cinemas'. */
export const isElsewhere = (now: number): boolean => new Date(now).getTimezoneOffset() * -60_000 !== utcOffsetMs

interface State {
  readonly is: 'open' | 'few' | 'none' | 'notYet' | 'closed'
  /** Empty where there is nothing to be said: seats are there, or nobody knows. */
  readonly text: string
  readonly isOnSale: boolean
}

/** Whether a showtime can be bought, by its sale and then by its seats. */
export function stateOf(
  { sale, opensAt, seats }: Pick<LiveShowtime, 'sale' | 'opensAt' | 'seats'>,
  now: number,
): State {
  if (sale === 'closed') return { is: 'closed', text: 'Sale closed', isOnSale: false }
  if (sale === 'notYet' && (opensAt === undefined || Date.parse(opensAt) > now))
    return { is: 'notYet', text: opensAt === undefined ? 'Not on sale yet' : opening(opensAt), isOnSale: false }
  if (seats === 'none') return { is: 'none', text: 'Sold out', isOnSale: false }
  return seats === 'few' ? { is: 'few', text: 'Few left', isOnSale: true } : { is: 'open', text: '', isOnSale: true }
}

/** 2026-12-05T10:00:00+08:00 → On sale 5 Dec, 10:00 am */
function opening(opensAt: string): string {
  const { day, month } = calendarDay(opensAt)
  return `On sale ${day} ${month}, ${timeOf(opensAt)}`
}
