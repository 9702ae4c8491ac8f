/** Formats days and times of Malaysia. */
import { dayInMalaysia, endOfDay, localInstant, startOfDay, utcInstant, utcOffset } from '#content/schema/time-zone.ts'
import { type CalendarDay, calendarDay } from '#site/shared/time/calendar-day.ts'
import { formatTime } from '#site/shared/time/time-of-day.ts'

const locale = 'en-MY'
/** The zone by its name has had other hours until 1982, and days of the content begin by those of today. */
const timeZone = utcOffset

const dayFormat = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'long', year: 'numeric' })
const dayInYearFormat = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'long' })
const weekdayFormat = new Intl.DateTimeFormat(locale, {
  timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** A day or an instant for `<time>`, in machine-readable and in displayed form. */
export interface TimeLabel {
  readonly iso: string
  readonly text: string
}

/** 2026-10-01 → 1 October 2026. */
export function formatDay(day: string): TimeLabel {
  return formattedDays.getOrInsertComputed(day, () => ({
    iso: day,
    text: withPlainSpaces(dayFormat.format(new Date(startOfDay(day)))),
  }))
}

/** 2026-10-29 → Thu 29: for a list that names the month. */
export function dayOfMonth(day: string): TimeLabel {
  const { weekday, day: number } = calendarDay(day)
  return { iso: day, text: `${weekday} ${number}` }
}

/** No line ends within a day, or between “to” and the day after it. */
export const withWholeDays = (text: string): string =>
  text.replaceAll(/(?<=\d) (?=[A-Z])|(?<=[a-z]) (?=\d{4})|(?<=\bto) /g, '\u00a0')

/** An instant → 5 December: for a day that is near. */
export const formatDayInYear = (instant: string): string => withPlainSpaces(dayInYearFormat.format(new Date(instant)))

/** Cached, as there are few days and every card shows one. */
const formattedDays = new Map<string, TimeLabel>()

/** 2026-10-01T11:30:00Z → Thursday 1 October 2026, 7:30 pm: no line ends within the day or the time. */
export function formatInstant(instant: string): TimeLabel {
  const { day, time } = dayAndTime(instant)
  return { iso: instant, text: `${withWholeDays(day.text)}, ${time.text}` }
}

/** 2026-10-01T11:30:00Z → Thursday 1 October 2026 and 7:30 pm, for lists grouped by day. */
export function dayAndTime(instant: string): { readonly day: TimeLabel; readonly time: TimeLabel } {
  const day = withPlainSpaces(weekdayFormat.format(new Date(instant))).replace(',', '')
  const time = formatTime(localInstant(instant).slice(11, 16))
  return { day: { iso: dayInMalaysia(instant), text: day }, time: { iso: instant, text: time } }
}

/** The last day between two instants: what ends at midnight is over with the day before. */
export const lastDay = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  dayInMalaysia(utcInstant(new Date(Math.max(Date.parse(from), Date.parse(to) - 1))))

/** Milliseconds in which a show is over. */
const maxShow = 4 * 3_600_000

/**
 * When a show of which only the beginning is known is over: with its day, or where it begins late in the evening, some hours after that.
 *
 * @param start an instant
 */
export function endOfShow(start: string): string {
  const [midnight, late] = [Date.parse(endOfDay(dayInMalaysia(start))), Date.parse(start) + maxShow]
  return localInstant(new Date(Math.max(midnight, late)).toISOString())
}

/** The first and the last day; one day where they are the same. */
export const calendarDays = (from: string, to: string): CalendarDay[] => [...new Set([from, to])].map(calendarDay)

// Versions of ICU differ in the spaces that they put between the parts.
const withPlainSpaces = (text: string): string => text.replaceAll(/[\u202f\u00a0]/g, ' ')
