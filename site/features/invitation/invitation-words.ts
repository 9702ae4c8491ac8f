/** What is written into an invitation, as it is read there. */

export interface Invitation {
  readonly host: string
  /** As a date field has it: 2026-11-14. */
  readonly day: string
  /** As a time field has it: 10:30. */
  readonly time: string
  readonly reply: string
}

/** The day and the hour are those of the place: no time zone has a say. */
const dayFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const timeFormat = new Intl.DateTimeFormat('en-MY', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })

/** @returns empty where no day was said. */
export const dayInWords = (day: string): string => wordsOf(dayFormat, `${day}T00:00Z`)
export const timeInWords = (time: string): string => wordsOf(timeFormat, `1970-01-01T${time}Z`)

function wordsOf(format: Intl.DateTimeFormat, instant: string): string {
  const time = Date.parse(instant)
  // Browsers put a narrow space before am and pm, which fonts may not have.
  return Number.isNaN(time) ? '' : format.format(time).replaceAll('\u202f', ' ')
}
