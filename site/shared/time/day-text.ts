import { utcOffsetMs } from '#content/schema/time-zone.ts'

export { weekdayAt } from './time-of-day.ts'

const months = 'January February March April May June July August September October November December'.split(' ')

/** The day in Malaysia at an instant, as `Intl` says it too: 3 October and 2026. @param time milliseconds since 1970 */
export function dayTexts(time: number) {
  const there = new Date(time + utcOffsetMs)
  return { date: `${there.getUTCDate()} ${months[there.getUTCMonth()]}`, year: there.getUTCFullYear() }
}
