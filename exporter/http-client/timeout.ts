/**
 * How long requests may take. A JSON answer has the time-out for the whole of it; a file may take as long as bytes keep
 * coming. Neither outlasts the deadline of the export.
 */
export type TimeoutMode = 'whole' | 'betweenBytes'

/** Why the client itself ended a request. */
export type AbortReason = 'timeout' | 'deadline' | 'aborted'

export interface Timeout {
  readonly signal: AbortSignal
  /** Whether the client itself ended the request. */
  reasonFor(error: unknown): AbortReason | undefined
}

export interface Timeouts {
  /** Milliseconds that the dispatcher waits for headers, and between two pieces of a body. */
  readonly dispatcher: { readonly headersTimeout: number; readonly bodyTimeout: number }
  start(mode: TimeoutMode): Timeout
}

// The longest timer of Node: a longer one fires at once.
const maxTimerMs = 2 ** 31 - 1

/** @param limits the deadline counts from here on. */
export function createTimeouts(limits: { requestMs: number; deadlineMs: number; stop: AbortSignal }): Timeouts {
  const requestMs = Math.min(limits.requestMs, maxTimerMs)
  const deadline = AbortSignal.timeout(Math.min(limits.deadlineMs, maxTimerMs))
  const { stop } = limits
  return {
    dispatcher: { headersTimeout: requestMs, bodyTimeout: requestMs },
    start(mode) {
      const whole = mode === 'whole' ? [AbortSignal.timeout(requestMs)] : []
      return {
        signal: AbortSignal.any([stop, deadline, ...whole]),
        reasonFor(error) {
          if (stop.aborted) return 'aborted'
          if (deadline.aborted) return 'deadline'
          return whole.some(({ aborted }) => aborted) || isDispatcherTimeout(error) ? 'timeout' : undefined
        },
      }
    },
  }
}

/** An error of fetch has the dispatcher's error as its cause. */
function isDispatcherTimeout(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException
  return code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT'
}
