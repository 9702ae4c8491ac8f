/** The hours in which a cinema is open, so that no show begins before or after them. */
import type { Entry } from '#content/schema/entry-types.ts'
import { type DayOfHours, daysIn, weekdays } from '#content/schema/hours/weekdays.ts'

/** Times are minutes after the midnight with which the day begins: a house that closes after the next one does so at more than a day's. */
export interface Doors {
  readonly days: readonly DayOfHours[]
  readonly opens: number
  readonly closes: number
}

const dayMinutes = 24 * 60

export const doorsOf = (hours: Entry<'cinema'>['openingHours']): readonly Doors[] =>
  hours.map(({ days, opens, closes }) => {
    const from = minutesOf(opens)
    const to = minutesOf(closes)
    return { days: daysIn(days) ?? [], opens: from, closes: to > from ? to : to + dayMinutes }
  })

/** Whether a show may begin then. Of a day about which the cinema says nothing, it may at any time. */
export function areOpen(doors: readonly Doors[], day: string, minutes: number): boolean {
  const weekday = weekdays[(new Date(day).getUTCDay() + 6) % 7]
  const ofDay = doors.filter(({ days }) => days.some((name) => name === weekday))
  return ofDay.length === 0 || ofDay.some(({ opens, closes }) => opens <= minutes && minutes < closes)
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
