import { utcOffsetMs } from '#content/schema/time-zone.ts'

/** 14:00 → 2:00 pm, as clocks are read in Malaysia; no line breaks it. */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}\u00a0${hours < 12 ? 'am' : 'pm'}`
}

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/** The day of the week in Malaysia at an instant, in milliseconds. A format of `Intl` takes a browser 5 ms to make, and a phone 30. */
export const weekdayAt = (time: number): string => weekdays[new Date(time + utcOffsetMs).getUTCDay()] ?? ''
