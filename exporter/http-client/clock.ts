/** Time and random numbers, passed in so that tests of waiting need not wait. */
import { setTimeout as delay } from 'node:timers/promises'

export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Rejects when the signal is aborted. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>
  /** A number from 0 to just below 1. */
  readonly random: () => number
}

export const systemClock: Clock = {
  now: Date.now,
  random: Math.random,
  sleep: (ms, signal) => delay(ms, undefined, signal ? { signal } : {}),
}
