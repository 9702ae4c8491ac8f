import type { WeeklyHours } from '#site/shared/time/opening-hours.ts'
import { formatTime } from '#site/shared/time/time-of-day.ts'
import { daysIn } from './weekdays.ts'

export interface Hours {
  readonly days: string
  readonly opens: string
  readonly closes: string
}

const span = ({ opens, closes }: Hours): string => `${formatTime(opens)} to ${formatTime(closes)}`

/** Sunday to Thursday: 9:45 am to 1:00 am */
export const formatHours = (hours: Hours): string => `${hours.days}: ${span(hours)}`

/** What browsers tell from whether a house is open. */
export const weeklyHours = ({ days, opens, closes }: Hours): WeeklyHours => ({
  week: daysIn(days).map(String),
  opens,
  closes,
})

/** A row of the opening hours, in words; browsers find today's. */
export const hoursRow = (hours: Hours) => ({ days: hours.days, hours: span(hours), ...weeklyHours(hours) })
