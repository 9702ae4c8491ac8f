/** Remaining time of a countdown. */
export interface Remaining {
  readonly days: number
  readonly hours: number
  readonly minutes: number
}

/** Milliseconds, as the two below. */
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * Rounds up to whole minutes, so that a countdown never shows 0 days, 0 hours, 0 minutes.
 *
 * @returns undefined once the time has come.
 */
export function remainingAt(until: string, now: number): Remaining | undefined {
  const remaining = Date.parse(until) - now
  if (remaining <= 0) return undefined
  const roundedUp = Math.ceil(remaining / minute) * minute
  return {
    days: Math.floor(roundedUp / day),
    hours: Math.floor((roundedUp % day) / hour),
    minutes: Math.floor((roundedUp % hour) / minute),
  }
}

/** Milliseconds until the number of minutes changes; at least 1, so that a timer never loops. */
export const untilNextMinute = (until: string, now: number): number =>
  Math.max(1, (Date.parse(until) - now) % minute || minute)
