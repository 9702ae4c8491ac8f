/** Days and times of the stand-in: Malaysia's. */
import { businessDate, dayMs, localInstant, startOfDay, timeZone } from '#content/schema/time-zone.ts'

const isoOf = (ms: number): string => new Date(ms).toISOString()

/** The instant of a time of day; minutes may be more than a day has. */
export const at = (businessDate: string, minutes: number): number =>
  Date.parse(startOfDay(businessDate)) + minutes * 60_000

export const localTime = (ms: number): string => localInstant(isoOf(ms))
/** Time on the wall such as 2026-10-01T21:15:00. @param ms since 1970 */
export const wallTime = (ms: number): string => localTime(ms).slice(0, 19)

export const businessDateOf = (ms: number): string => businessDate(isoOf(ms))
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** Cinema weeks begin on Thursday: the first day of the one that a day is in. */
export function weekOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 3) % 7))
}

/** The last day whose programme is published: the present week's, from Tuesday on the next one's too. */
export const lastPublished = (today: string): string => addDays(weekOf(addDays(today, 2)), 6)

const inWords = new Intl.DateTimeFormat('en-MY', { timeZone, dateStyle: 'medium', timeStyle: 'short' })

/** Such as: 1 Oct 2026, 9:45 pm. */
export const dayAndTime = (ms: number): string => inWords.format(ms)
