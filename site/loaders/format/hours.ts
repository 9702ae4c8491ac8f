import { type DayOfHours, daysIn } from '#content/schema/hours/weekdays.ts'
import type { WeeklyHours } from '#site/shared/time/opening-hours.ts'
import { formatTime } from '#site/shared/time/time-of-day.ts'

export interface Hours {
  readonly days: string
  readonly opens: string
  readonly closes: string
}

const span = ({ opens, closes }: Hours): string => `${formatTime(opens)} to ${formatTime(closes)}`

/** Sunday to Thursday: 9:45 am to 1:00 am */
export const formatHours = (hours: Hours): string => `${hours.days}: ${span(hours)}`

interface Weekly extends Hours {
  readonly week: readonly DayOfHours[]
}

/** Rows with the days that they are about: none where these have no calendar (`openingHours` of the schema refuses what would mislead). */
export const withWeek = (rows: readonly Hours[]): Weekly[] =>
  rows.map((row) => ({ ...row, week: daysIn(row.days) ?? [] }))

const weekly = ({ week, opens, closes }: Weekly): WeeklyHours => ({ week, opens, closes })

/** What browsers tell from whether a house is open. */
export const weeklyHours = (rows: readonly Hours[]): WeeklyHours[] => withWeek(rows).map(weekly)

/** The rows of the opening hours, in words; browsers find today's. */
export const hoursRows = (rows: readonly Hours[]) =>
  withWeek(rows).map((row) => ({ days: row.days, hours: span(row), ...weekly(row) }))
