/** Real servers, a clock that does not wait, and a client that logs into a list: what the tests of this folder share. */
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import * as z from 'zod'
import { createHttpClient, type HttpClient, type HttpClientOptions } from '#exporter/http-client/client.ts'
import type { Clock } from '#exporter/http-client/clock.ts'
import { RequestError } from '#exporter/http-client/errors.ts'
import type { HttpEvent } from '#exporter/http-client/log.ts'
import { cms } from '#exporter/sources/cms.ts'

export interface Seen {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly atMs: number
}

export type Reply = (response: ServerResponse, seen: Seen) => unknown

export interface LocalServer {
  readonly origin: URL
  readonly seen: readonly Seen[]
}

/** Answers the requests with the replies in turn; the last one stays. */
export async function serve(...replies: readonly [Reply, ...Reply[]]): Promise<LocalServer> {
  const seen: Seen[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const atMs = performance.now()
    const reply = replies[Math.min(seen.length, replies.length - 1)] ?? replies[0]
    const entry: Seen = { method, path: url, headers, body: await text(request), atMs }
    seen.push(entry)
    await reply(response, entry)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  })
  const { port } = server.address() as AddressInfo
  return { origin: new URL(`http://127.0.0.1:${port}`), seen }
}

export function json(value: unknown, status = 200, headers: Record<string, string> = {}): Reply {
  return (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value))
}

export function raw(body: string | Buffer, status: number, headers: Record<string, string> = {}): Reply {
  return (response) => response.writeHead(status, headers).end(body)
}

/** Promises more than it sends. */
export const cutBody: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
  response.write('{"title":', () => response.socket?.destroy())
}

export const resetConnection: Reply = (response) => response.socket?.resetAndDestroy()

export const never: Reply = () => undefined

export const movie = z.object({ title: z.string() })
export const dune = { title: 'Dune' }

export interface TestClock extends Clock {
  readonly waits: readonly number[]
  advance(ms: number): void
}

/** Sleeping moves it on at once. It begins at a whole second, as HTTP dates do. */
export function testClock(): TestClock {
  let now = Date.UTC(2026, 10, 21, 12, 0, 0)
  const waits: number[] = []
  return {
    waits,
    now: () => now,
    random: () => 1,
    sleep: async (ms) => {
      waits.push(ms)
      now += ms
    },
    advance(ms) {
      now += ms
    },
  }
}

/** A client without spacing, with a clock that does not wait. */
export function client(
  origin: URL,
  options: Partial<HttpClientOptions> = {},
): HttpClient & { readonly events: readonly HttpEvent[] } {
  const events: HttpEvent[] = []
  const http = createHttpClient({
    service: cms,
    origin,
    intervalMs: 0,
    clock: testClock(),
    log: (event) => events.push(event),
    ...options,
  })
  onTestFinished(http.close)
  return { ...http, events }
}

export async function failureOf(promise: Promise<unknown>): Promise<RequestError> {
  const outcome = await promise.then(
    () => new Error('it succeeded'),
    (error: unknown) => error,
  )
  if (outcome instanceof RequestError) return outcome
  throw outcome
}
