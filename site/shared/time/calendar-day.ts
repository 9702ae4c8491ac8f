import { startOfDay, timeZone } from '#content/schema/time-zone.ts'

/** A day as a tear-off calendar shows it. */
export interface CalendarDay {
  readonly weekday: string
  readonly day: string
  readonly month: string
}

const calendarDayFormat = new Intl.DateTimeFormat('en-MY', {
  timeZone,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
})

/** An instant or a day → Thu, 1, Oct. */
export function calendarDay(instant: string): CalendarDay {
  const parts = calendarDayFormat.formatToParts(new Date(instant.includes('T') ? instant : startOfDay(instant)))
  const part = (wanted: string): string => parts.find(({ type }) => type === wanted)?.value ?? ''
  return { weekday: part('weekday'), day: part('day'), month: part('month') }
}
