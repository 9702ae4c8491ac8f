/** The clock of the demonstration: it starts at some instant, and goes on from there. */
import { dayMs, nextMidnight, utcInstant } from '#content/schema/time-zone.ts'

export interface DemoClock {
  /** An instant. */
  readonly startedAt: string
  /** Milliseconds by which it is ahead of the clock on the wall. */
  readonly ahead: number
  now(): number
}

/** Half past six: houses are open, and most of the day's shows are still to come. */
const eveningMs = 18.5 * 3_600_000

/** The evening of the day as of which the content is; what is of later that day begins at once. @param asOf an instant, as what is returned */
export function eveningOf(asOf: string): string {
  const time = Date.parse(asOf)
  const evening = nextMidnight(time) - dayMs + eveningMs
  return utcInstant(new Date(Math.max(evening, time)))
}

/** @param startedAt an instant */
export function startClock(startedAt: string): DemoClock {
  const ahead = Date.parse(startedAt) - Date.now()
  return { startedAt, ahead, now: () => Date.now() + ahead }
}
