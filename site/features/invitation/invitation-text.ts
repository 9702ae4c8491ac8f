/** The texts of an invitation. */
import { formatTime } from '#site/shared/time/time-of-day.ts'

export interface Invitation {
  readonly host: string
  /** As a date field has it: 2026-11-14. */
  readonly day: string
  /** As a time field has it: 10:30. */
  readonly time: string
  readonly reply: string
}

/** The day is that of the place: no time zone has a say. */
const dayFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** @returns empty where no day was said. */
export function dayText(day: string): string {
  const time = Date.parse(`${day}T00:00Z`)
  return Number.isNaN(time) ? '' : dayFormat.format(time)
}

/** @returns empty where no time was said. */
export const timeText = (time: string): string => (time === '' ? '' : formatTime(time))
