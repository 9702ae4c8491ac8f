/** Days in words, as `Intl` says them too: a browser takes 5 ms to make a format of it, and a phone 30, just while it takes a page over. */
import { utcOffsetMs } from '#content/schema/time-zone.ts'

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const months = 'January February March April May June July August September October November December'.split(' ')

/** The day in Malaysia at an instant: Saturday, 3 October and 2026. @param time milliseconds since 1970 */
export function dayWords(time: number) {
  const there = new Date(time + utcOffsetMs)
  return {
    weekday: weekdays[there.getUTCDay()] ?? '',
    date: `${there.getUTCDate()} ${months[there.getUTCMonth()]}`,
    year: there.getUTCFullYear(),
  }
}
