/** How long it still is, as a clock on a wall says it. */
export interface Remaining {
  readonly days: number
  readonly hours: number
  readonly minutes: number
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * The last minute is counted until it is over, so that nothing stands at 0 days, 0 hours, 0 minutes.
 *
 * @returns undefined once the time has come.
 */
export function remainingAt(until: string, now: number): Remaining | undefined {
  const left = Date.parse(until) - now
  if (left <= 0) return undefined
  const whole = Math.ceil(left / minute) * minute
  return {
    days: Math.floor(whole / day),
    hours: Math.floor((whole % day) / hour),
    minutes: Math.floor((whole % hour) / minute),
  }
}

/** Milliseconds until the next number: never less than one, so that a timer cannot run wild. */
export const untilNextMinute = (until: string, now: number): number =>
  Math.max(1, (Date.parse(until) - now) % minute || minute)
