import { startOfDay, utcOffsetMs } from '#content/schema/time-zone.ts'

/** A day as a tear-off calendar shows it. */
export interface CalendarDay {
  readonly weekday: string
  readonly day: string
  readonly month: string
}

/** Of times that are ahead by Malaysia's hours: the zone by its name has had others until 1982, and not every browser knows one by its hours. */
const calendarDayFormat = new Intl.DateTimeFormat('en-MY', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
})

/** An instant or a day → Thu, 1, Oct. */
export function calendarDay(instant: string): CalendarDay {
  const time = Date.parse(instant.includes('T') ? instant : startOfDay(instant))
  const parts = calendarDayFormat.formatToParts(time + utcOffsetMs)
  const part = (wanted: string): string => parts.find(({ type }) => type === wanted)?.value ?? ''
  return { weekday: part('weekday'), day: part('day'), month: part('month') }
}
