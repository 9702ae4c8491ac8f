/**
 * Retries a request until it succeeds, fails for good, or has had its attempts.
 *
 * Without a library: those know neither the export's deadline nor the rate limit that all requests share.
 */
import type { Clock } from './clock.ts'
import { RequestError, whatHappened } from './errors.ts'
import type { HttpEvent } from './log.ts'
import { isRetryable, waitBeforeMs } from './retry-policy.ts'
import type { HttpRequest } from './transport.ts'

const maxAttempts = 5

export interface RetryOptions {
  readonly deadlineAtMs: number
  readonly signal: AbortSignal
  readonly clock: Clock
  readonly log: (event: HttpEvent) => void
}

export interface Answered {
  readonly response: Response
  readonly attempts: number
}

export async function retry(
  request: HttpRequest,
  send: (attempt: number) => Promise<Response>,
  options: RetryOptions,
): Promise<Answered> {
  for (let attempts = 1; ; attempts++) {
    try {
      return { response: await send(attempts), attempts }
    } catch (error) {
      if (attempts === maxAttempts || !isRetryable(error) || !isAbout(request, error)) throw error
      await waitAfter(error, attempts, options)
    }
  }
}

/** False for a login that failed within this request, as it was retried itself. */
function isAbout({ method, path }: HttpRequest, error: RequestError): boolean {
  return error.method === method && error.path === path
}

async function waitAfter(error: RequestError, attempts: number, options: RetryOptions): Promise<void> {
  const { deadlineAtMs, signal, clock, log } = options
  const { service, method, path, kind, retryAfterMs } = error
  const waitMs = waitBeforeMs(attempts, clock.random(), retryAfterMs)
  if (clock.now() + waitMs >= deadlineAtMs) {
    const detail = `another attempt would be ${Math.ceil(waitMs / 1000)} s later, as ${whatHappened(error)}`
    throw new RequestError('deadline', { service, method, path, attempts, detail, cause: error })
  }
  log({ type: 'wait', method, path, attempt: attempts, kind, ms: waitMs })
  await clock.sleep(waitMs, signal).catch(() => {
    throw new RequestError('aborted', { service, method, path, attempts, cause: error })
  })
}
