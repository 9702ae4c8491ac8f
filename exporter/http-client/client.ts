/**
 * The exporter's only access to the network.
 *
 * A request waits for a place in the pool and for the rate limiter, carries the current credentials, is retried when that can
 * help, and ends as a validated value or as a `RequestError`. Each of these has a file of its own beside this one.
 */
import PQueue from 'p-queue'
import type * as z from 'zod'
import { type AuthMethod, anonymous } from './auth.ts'
import { type Clock, systemClock } from './clock.ts'
import { RequestError, type Service } from './errors.ts'
import { maxFileBytes, maxJsonBytes } from './limits.ts'
import { countEvents, type HttpEvent, type HttpStats, logToStderr } from './log.ts'
import { createRateLimiter } from './rate-limiter.ts'
import type { BodyLimit } from './read-body.ts'
import { createRequester, type Query } from './request.ts'
import { parseResponse } from './response.ts'
import { createSecrets } from './secrets.ts'
import { createTransport } from './transport.ts'

export interface HttpClientOptions {
  readonly service: Service
  /** An address of which only the origin is used; paths are given in full. */
  readonly origin: URL
  readonly auth?: AuthMethod
  /** Sent with every request but a login. Secret values in them belong to the secrets of `auth`. */
  readonly headers?: Readonly<Record<string, string>>
  /** Requests at the same time; 1, if left out. */
  readonly concurrency?: number
  /** Time between the starts of two requests. */
  readonly intervalMs?: number
  /** Time for a whole JSON answer, or between two pieces of a file. */
  readonly requestTimeoutMs?: number
  /** Time for the whole export, from here on. */
  readonly deadlineMs?: number
  readonly log?: (event: HttpEvent) => void
  readonly signal?: AbortSignal
  readonly clock?: Clock
}

export interface HttpClient {
  /** @param parse reads a body of which `JSON.parse` would lose something; it throws as that does. */
  getJson<T>(path: string, schema: z.ZodType<T>, query?: Query, parse?: (json: string) => unknown): Promise<T>
  /**
   * The whole file. A download that is cut off is retried.
   *
   * @param announced its size in bytes, as the service says. No more is read.
   */
  download(path: string, announced: number): Promise<Uint8Array>
  stats(): HttpStats
  /** Ends the requests that are under way, and those that wait. */
  close(): Promise<void>
}

export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { auth = anonymous, clock = systemClock, concurrency = 1 } = options
  const closed = new AbortController()
  const signal = options.signal ? AbortSignal.any([options.signal, closed.signal]) : closed.signal
  const { log, stats } = countEvents(options.log ?? logToStderr)
  const secrets = createSecrets(auth.secrets)
  const rateLimiter = createRateLimiter(options.intervalMs ?? 100)
  const deadlineAtMs = clock.now() + (options.deadlineMs ?? 15 * 60_000)
  const shared = { clock, deadlineAtMs, log, rateLimiter, secrets, signal }
  const { requestTimeoutMs = 30_000 } = options
  const transport = createTransport({ ...shared, connections: concurrency, requestTimeoutMs })
  const pool = new PQueue({ concurrency })
  const { service } = options
  const { origin } = options.origin
  const { addressOf, request } = createRequester({ ...shared, service, auth, origin, pool, transport })

  async function getJson<T>(
    path: string,
    schema: z.ZodType<T>,
    query?: Query,
    parse?: (json: string) => unknown,
  ): Promise<T> {
    const address = addressOf('GET', path, query)
    const headers = { ...options.headers, accept: 'application/json' }
    const { response, attempts } = await request({ ...address, headers, timeout: 'whole', limit: ofJson })
    const facts = { service, method: address.method, path: address.path, attempts, status: response.status }
    return parseResponse(await response.text(), schema, facts, { secrets, contentType: contentTypeOf(response), parse })
  }

  async function download(path: string, announced: number): Promise<Uint8Array> {
    const address = addressOf('GET', path)
    if (announced > maxFileBytes) {
      const detail = `it has ${announced} bytes`
      throw new RequestError('tooLarge', { service, method: 'GET', path: address.path, attempts: 0, detail })
    }
    const { response } = await request({
      ...address,
      headers: { ...options.headers, accept: '*/*', 'accept-encoding': 'identity' },
      timeout: 'betweenBytes',
      limit: { bytes: announced, kind: 'moreThanAnnounced' },
    })
    return response.bytes()
  }

  function close(): Promise<void> {
    closed.abort()
    return transport.close()
  }

  return { getJson, download, stats, close }
}

const ofJson: BodyLimit = { bytes: maxJsonBytes, kind: 'tooLarge' }

function contentTypeOf({ headers }: Response): string | undefined {
  return headers.get('content-type') ?? undefined
}
