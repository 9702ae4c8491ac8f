/**
 * Sends one request and reads the whole response. Nothing else in the exporter opens a connection.
 *
 * The body is read to its end here, so that a connection that breaks within it fails the request like any other fault.
 */
import { Agent, fetch } from 'undici'
import type { Clock } from './clock.ts'
import { RequestError, type RequestErrorFacts, type RequestErrorKind, type Service } from './errors.ts'
import type { HttpEvent } from './log.ts'
import type { RateLimiter } from './rate-limiter.ts'
import { type BodyLimit, BodyRefused, readBody } from './read-body.ts'
import type { Secrets } from './secrets.ts'
import { createTimeouts, type TimeoutMode } from './timeout.ts'

export interface HttpRequest {
  /** The service that errors name. */
  readonly service: Service
  readonly method: 'GET' | 'POST'
  readonly url: URL
  /** Path and query, without secrets. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly timeout: TimeoutMode
  readonly limit: BodyLimit
}

export interface Attempt {
  /** 1 is the first. */
  readonly number: number
  /** The `Authorization` header. */
  readonly authorization?: string | undefined
}

export interface TransportOptions {
  readonly connections: number
  readonly requestTimeoutMs: number
  readonly deadlineAtMs: number
  readonly signal: AbortSignal
  readonly clock: Clock
  readonly rateLimiter: RateLimiter
  readonly secrets: Secrets
  readonly log: (event: HttpEvent) => void
}

export interface Transport {
  /** Returns a response of any status. @throws RequestError where there is no response. */
  send(request: HttpRequest, attempt: Attempt): Promise<Response>
  close(): Promise<void>
}

const bodiless: ReadonlySet<number> = new Set([101, 204, 205, 304])

export function createTransport(options: TransportOptions): Transport {
  const { clock, rateLimiter, secrets, log, signal, deadlineAtMs } = options
  const deadlineMs = deadlineAtMs - clock.now()
  const timeouts = createTimeouts({ requestMs: options.requestTimeoutMs, deadlineMs, stop: signal })
  const agent = new Agent({ connections: options.connections, ...timeouts.dispatcher })

  async function send(request: HttpRequest, attempt: Attempt): Promise<Response> {
    await waitForTurn(request, attempt)
    const about = { method: request.method, path: request.path, attempt: attempt.number }
    const startedAtMs = clock.now()
    const timeout = timeouts.start(request.timeout)
    let size = 0
    const sums = (): { ms: number; bytes: number } => ({ ms: clock.now() - startedAtMs, bytes: size })
    log({ type: 'request', ...about })
    try {
      const response = await fetch(request.url, {
        method: request.method,
        headers: { ...request.headers, ...(attempt.authorization ? { authorization: attempt.authorization } : {}) },
        body: request.body ?? null,
        // Not followed, as the credentials would be sent along.
        redirect: 'manual',
        dispatcher: agent,
        signal: timeout.signal,
      })
      const body = await readBody(response, {
        limit: request.limit,
        plain: request.headers['accept-encoding'] === 'identity',
        saw: (bytes) => {
          size += bytes
        },
      })
      const { status } = response
      log({ type: 'response', ...about, status, ...sums() })
      return new Response(bodiless.has(status) ? null : body, { status, headers: [...response.headers] })
    } catch (error) {
      const givenUp = timeout.reasonFor(error)
      const kind = error instanceof BodyRefused ? error.kind : (givenUp ?? 'network')
      log({ type: 'failure', ...about, kind, ...sums() })
      const cause = secrets.redactError(error)
      const detail = givenUp ? undefined : innermostCause(cause).message
      throw failure(kind, request, attempt, { cause, detail })
    }
  }

  async function waitForTurn(request: HttpRequest, attempt: Attempt): Promise<void> {
    const now = clock.now()
    const turn = rateLimiter.reserve(now)
    if (signal.aborted) throw failure('aborted', request, attempt)
    if (turn >= deadlineAtMs) throw failure('deadline', request, attempt)
    if (turn > now) await clock.sleep(turn - now, signal).catch(() => undefined)
    if (signal.aborted) throw failure('aborted', request, attempt)
  }

  return { send, close: () => agent.destroy() }
}

function failure(
  kind: RequestErrorKind,
  { service, method, path }: HttpRequest,
  { number }: Attempt,
  facts?: Partial<RequestErrorFacts>,
): RequestError {
  return new RequestError(kind, { service, method, path, attempts: number, ...facts })
}

/** Libraries wrap the error that says what happened, such as one of the system's, in errors of their own. */
function innermostCause(error: Error): Error {
  return error.cause instanceof Error ? innermostCause(error.cause) : error
}
