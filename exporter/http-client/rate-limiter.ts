/**
 * Spaces the starts of all requests. p-queue's own interval counts tasks, but retries and logins are requests too. A
 * `Retry-After` pauses all requests, not only the one that received it.
 */
export interface RateLimiter {
  /** Takes the next turn and says when it begins. */
  reserve(nowMs: number): number
  /** No turn begins before this time. */
  pauseUntil(timeMs: number): void
}

export function createRateLimiter(intervalMs: number): RateLimiter {
  let nextTurn = Number.NEGATIVE_INFINITY
  return {
    reserve(nowMs) {
      const turn = Math.max(nowMs, nextTurn)
      nextTurn = turn + intervalMs
      return turn
    },
    pauseUntil(timeMs) {
      nextTurn = Math.max(nextTurn, timeMs)
    },
  }
}
