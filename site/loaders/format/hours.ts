import type { DayOfWeek } from 'schema-dts'
import type { WeeklyHours } from '#site/shared/time/opening-hours.ts'
import { formatTime } from '#site/shared/time/time-of-day.ts'
import { daysIn, weekdays } from './weekdays.ts'

export interface Hours {
  readonly days: string
  readonly opens: string
  readonly closes: string
}

const span = ({ opens, closes }: Hours): string => `${formatTime(opens)} to ${formatTime(closes)}`

/** Sunday to Thursday: 9:45 am to 1:00 am */
export const formatHours = (hours: Hours): string => `${hours.days}: ${span(hours)}`

interface Weekly extends Hours {
  readonly week: readonly DayOfWeek[]
}

/**
 * Rows with the days that they are about: with none, where a row that is not understood may be about a day that no other names. Whoever
 * knew of the others alone would take the house for closed then.
 */
export function withWeek(rows: readonly Hours[]): Weekly[] {
  const read = rows.map((row) => ({ ...row, week: daysIn(row.days) }))
  const isWhole = weekdays.every((day) => read.some(({ week }) => week.includes(day)))
  return isWhole || read.every(({ week }) => week.length > 0) ? read : rows.map((row) => ({ ...row, week: [] }))
}

const weekly = ({ week, opens, closes }: Weekly): WeeklyHours => ({ week: week.map(String), opens, closes })

/** What browsers tell from whether a house is open. */
export const weeklyHours = (rows: readonly Hours[]): WeeklyHours[] => withWeek(rows).map(weekly)

/** The rows of the opening hours, in words; browsers find today's. */
export const hoursRows = (rows: readonly Hours[]) =>
  withWeek(rows).map((row) => ({ days: row.days, hours: span(row), ...weekly(row) }))
