import { formatTime } from '#site/shared/time-of-day.ts'
import { daysIn } from './weekdays.ts'

export interface Hours {
  readonly days: string
  readonly opens: string
  readonly closes: string
}

const span = ({ opens, closes }: Hours): string => `${formatTime(opens)} to ${formatTime(closes)}`

/** Sunday to Thursday: 9:45 am to 1:00 am */
export const formatHours = (hours: Hours): string => `${hours.days}: ${span(hours)}`

/** A row of the opening hours; `week` lets the browser find today's row. */
export const hoursRow = (hours: Hours) => ({
  days: hours.days,
  hours: span(hours),
  week: daysIn(hours.days).map(String),
})
