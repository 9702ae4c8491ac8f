/**
 * The exporter's only door to the network.
 *
 * A request waits for its place in the pool and its turn, carries the credentials of the moment, is tried again when that
 * can help, and ends as a checked value or as a `CmsError`. Each part of that has a file of its own in `http/`.
 */
import PQueue from 'p-queue'
import type * as z from 'zod'
import { parseAnswer } from './http/answer.ts'
import { type Authoriser, anonymous } from './http/authoriser.ts'
import { type Clock, systemClock } from './http/clock.ts'
import { CmsError } from './http/errors.ts'
import { createExchange, type Query } from './http/exchange.ts'
import { mostOfFile, mostOfJson } from './http/limits.ts'
import { countEvents, type HttpEvent, type HttpStats, logToStderr } from './http/log.ts'
import { createPace } from './http/pace.ts'
import type { BodyLimit } from './http/read-body.ts'
import { createSecrets } from './http/secrets.ts'
import { createWire } from './http/wire.ts'

export interface HttpOptions {
  /** Of this address only the origin counts; paths are given in full. */
  readonly origin: URL
  readonly authorise?: Authoriser
  readonly concurrency?: number
  /** Between the starts of two requests. */
  readonly intervalMs?: number
  /** For a whole JSON answer, or between two pieces of a file. */
  readonly requestTimeoutMs?: number
  /** For the whole export, from here on. */
  readonly deadlineMs?: number
  /** Attempts after the first. */
  readonly retries?: number
  readonly log?: (event: HttpEvent) => void
  readonly signal?: AbortSignal
  readonly clock?: Clock
}

export interface Http {
  getJson<T>(path: string, schema: z.ZodType<T>, query?: Query): Promise<T>
  /**
   * The whole file, or no file at all: what is cut on the way is asked for again.
   *
   * @param announced bytes that it has, as the CMS says. No more of it is read.
   */
  download(path: string, announced: number): Promise<Uint8Array>
  stats(): HttpStats
  close(): Promise<void>
}

export function createHttp(options: HttpOptions): Http {
  const { authorise = anonymous, clock = systemClock, concurrency = 1, retries = 4 } = options
  const { signal = new AbortController().signal } = options
  const { log, stats } = countEvents(options.log ?? logToStderr)
  const secrets = createSecrets(authorise.secrets)
  const pace = createPace(options.intervalMs ?? 100)
  const deadlineAtMs = clock.now() + (options.deadlineMs ?? 15 * 60_000)
  const shared = { clock, deadlineAtMs, log, pace, secrets, signal }
  const wire = createWire({ ...shared, connections: concurrency, requestTimeoutMs: options.requestTimeoutMs ?? 30_000 })
  const pool = new PQueue({ concurrency })
  const exchange = createExchange({ ...shared, authorise, origin: options.origin.origin, pool, retries, wire })

  async function getJson<T>(path: string, schema: z.ZodType<T>, query?: Query): Promise<T> {
    const address = exchange.address('GET', path, query)
    const headers = { accept: 'application/json' }
    const { response, attempts } = await exchange.ask({ ...address, headers, timeout: 'whole', limit: ofJson })
    const facts = { method: address.method, path: address.path, attempts, status: response.status }
    return parseAnswer(await response.text(), schema, facts, { secrets, contentType: contentTypeOf(response) })
  }

  async function download(path: string, announced: number): Promise<Uint8Array> {
    const address = exchange.address('GET', path)
    if (announced > mostOfFile) {
      const detail = `it has ${announced} bytes`
      throw new CmsError('tooLarge', { method: 'GET', path: address.path, attempts: 0, detail })
    }
    const { response } = await exchange.ask({
      ...address,
      headers: { accept: '*/*', 'accept-encoding': 'identity' },
      timeout: 'betweenBytes',
      limit: { bytes: announced, kind: 'moreThanAnnounced' },
    })
    return response.bytes()
  }

  return { getJson, download, stats, close: wire.close }
}

const ofJson: BodyLimit = { bytes: mostOfJson, kind: 'tooLarge' }

function contentTypeOf({ headers }: Response): string | undefined {
  return headers.get('content-type') ?? undefined
}
