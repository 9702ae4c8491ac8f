/** Whether a request is retried, and how long it waits before. Pure. */
import { RequestError } from './errors.ts'

const retriedStatuses: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504])

const firstWaitMs = 1000
const maxWaitMs = 30_000

/**
 * Temporary faults only: a broken connection, a server that is busy or starting. A wrong key, an unknown field or a response of
 * another shape would be the same again.
 */
export function isRetryable(error: unknown): error is RequestError {
  if (!(error instanceof RequestError)) return false
  if (error.status === undefined) return error.kind === 'network' || error.kind === 'timeout'
  return isRetryableStatus(error.status)
}

export function isRetryableStatus(status: number): boolean {
  return retriedStatuses.has(status)
}

/**
 * The wait in milliseconds before a retry (1 is the first), at least as long as the server asks for. Half of it is random, so
 * that requests that failed together are not retried together.
 */
export function waitBeforeMs(repetition: number, random: number, retryAfterMs = 0): number {
  const whole = Math.min(maxWaitMs, firstWaitMs * 2 ** (repetition - 1))
  return Math.max(retryAfterMs, Math.round(whole / 2 + (random * whole) / 2))
}

/** How long the server asks us to wait, if it does. */
export function retryAfterOf({ headers }: Response, nowMs: number): number | undefined {
  return parseRetryAfter(headers.get('retry-after'), serverNowMs(headers, nowMs))
}

/** Reads `Retry-After`, which is a number of seconds or a date of the server's own clock. */
export function parseRetryAfter(value: string | null, serverNow: number): number | undefined {
  const text = value?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1000
  // `Date.parse` finds a date in nearly anything; HTTP dates are always in GMT.
  const date = text.endsWith('GMT') ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - serverNow)
}

/** The server's time, with which its dates must be compared. */
export function serverNowMs(headers: Headers, nowMs: number): number {
  const date = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(date) ? nowMs : date
}
