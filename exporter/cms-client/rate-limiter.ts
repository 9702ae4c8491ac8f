/**
 * Spaces the starts of requests, whichever they are: p-queue's own interval counts tasks, but a repetition and a login are
 * requests to the CMS too. A server that asks for patience gets it from all requests, not only from the one it told.
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
