/** The clock of the demonstration: it starts at the time as of which the content is, and goes on from there. */
export interface DemoClock {
  /** An instant. */
  readonly startedAt: string
  /** Milliseconds by which it is ahead of the clock on the wall. */
  readonly ahead: number
  now(): number
}

export function startClock(asOf: string): DemoClock {
  const ahead = Date.parse(asOf) - Date.now()
  return { startedAt: asOf, ahead, now: () => Date.now() + ahead }
}
