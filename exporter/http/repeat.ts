/**
 * Tries a request until it succeeds, cannot succeed, or has been tried often enough.
 *
 * ky runs the repetitions; what one attempt is (`fetch`), whether another makes sense and how long to wait are decided by us:
 * ky's own rules know neither the deadline of the export nor that other requests should wait as well.
 */
import ky from 'ky'
import type { Clock } from './clock.ts'
import { CmsError } from './errors.ts'
import type { HttpEvent } from './log.ts'
import { isRepeatable, waitBeforeMs } from './retry.ts'
import type { Outgoing } from './wire.ts'

export interface RepeatOptions {
  readonly retries: number
  readonly deadlineAtMs: number
  readonly signal: AbortSignal | undefined
  readonly clock: Clock
  readonly log: (event: HttpEvent) => void
}

export interface Answered {
  readonly response: Response
  readonly attempts: number
}

export async function repeat(
  outgoing: Outgoing,
  send: (attempt: number) => Promise<Response>,
  options: RepeatOptions,
): Promise<Answered> {
  const { retries, deadlineAtMs, signal, clock, log } = options
  const { method, path, url } = outgoing
  let attempts = 0

  async function waitAfter(error: unknown): Promise<void> {
    if (!(error instanceof CmsError)) return
    const { kind, retryAfterMs } = error
    const now = clock.now()
    const waitMs = waitBeforeMs(attempts, clock.random(), retryAfterMs)
    if (now + waitMs >= deadlineAtMs) throw new CmsError('deadline', { method, path, attempts, cause: error })
    log({ type: 'wait', method, path, attempt: attempts, kind, ms: waitMs })
    await clock.sleep(waitMs, signal).catch(() => {
      throw new CmsError('aborted', { method, path, attempts, cause: error })
    })
  }

  const response = await ky(url, {
    method,
    fetch: () => {
      attempts++
      return send(attempts)
    },
    timeout: false,
    throwHttpErrors: false,
    retry: {
      limit: retries,
      methods: ['get', 'post'],
      delay: () => 0,
      // A login that failed inside this request has had attempts of its own.
      shouldRetry: ({ error }) => isRepeatable(error) && error.method === method && error.path === path,
    },
    hooks: { beforeRetry: [({ error }) => waitAfter(error)] },
  })
  return { response, attempts }
}
