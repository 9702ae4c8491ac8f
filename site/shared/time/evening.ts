import { businessDateAt, dayMs, startOfBusinessDay } from '#content/schema/time-zone.ts'
import { dayTexts, weekdayAt } from './day-text.ts'

/**
 * Which day “tonight” is, in words: after midnight the evening that goes on, as the tabs of showtimes have it. With the time, in milliseconds
 * since 1970, at which the next one takes its place.
 */
export function eveningAt(now: number) {
  const begins = Date.parse(startOfBusinessDay(businessDateAt(now)))
  return { words: `${weekdayAt(begins)} ${dayTexts(begins).date}`, endsAt: begins + dayMs }
}
