/**
 * A ticketing service to test against: both generations of Vista, and live showtimes, from one invented schedule.
 *
 *     const host = await startTicketingHost({ chain, now: '2026-10-01T03:00:00+08:00' })
 *     host.now = '2026-10-02T03:00:00+08:00'
 *     host.fault({ match: /availability/, times: 1, fault: { kind: 'html' } })
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Chain } from '#demo/schedule/chain.ts'
import { viewAt } from '#demo/schedule/schedule.ts'
import { BadQuery, showtimesAnswer } from '#demo/schedule/showtimes.ts'
import { type Effect, effectOf, type Fault } from '#test/support/faults/faults.ts'
import { connectAnswer } from './connect.ts'
import { ocapiAnswer } from './ocapi.ts'

export const logins = {
  key: '0123456789abcdef0123456789abcdef',
  clientId: 'gsc-site',
  username: 'exporter@gsc.example',
  password: 'development-only-password',
} as const

export interface HostFault {
  readonly match: RegExp
  /** How often it strikes; always, if not given. */
  readonly times?: number
  readonly fault: Fault
}

export interface TicketingHostOptions {
  readonly chain: Chain
  /** An instant. */
  readonly now: string
  /** Of a token, in seconds. */
  readonly tokenLife?: number
  /** Lets faults and the clock be set by `PUT /_control`, for what runs in another process. */
  readonly control?: boolean
}

export interface TicketingHost extends AsyncDisposable {
  readonly origin: string
  /** What the service takes for the present. */
  now: string
  /** Seconds by which the `Date` of its answers is wrong. */
  skew: number
  fault(fault: HostFault): void
  clearFaults(): void
  /** Ends every token that was issued. */
  expireTokens(): void
  /** Method and path of what was asked. */
  readonly requests: readonly string[]
}

const unauthorised = {
  status: 401,
  title: 'Authentication Token Failed',
  detail: 'No global authentication JWT supplied, and is required for the current call.',
}

export async function startTicketingHost(options: TicketingHostOptions): Promise<TicketingHost> {
  const { chain, tokenLife = 43_200, control = false } = options
  const requests: string[] = []
  const tokens = new Set<string>()
  let faults: (HostFault & { hits: number })[] = []
  let issued = 0
  let kept: { readonly now: string; readonly view: ReturnType<typeof viewAt> } | undefined

  const server = createServer((request, response) => {
    // A fault that cannot be played is a mistake of the test: nobody asks again after this status.
    answer(request, response).catch((error: unknown) =>
      response.writeHead(421).end(JSON.stringify({ message: String(error) })),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const host: TicketingHost = {
    origin,
    now: options.now,
    skew: 0,
    requests,
    fault: (fault) => void faults.push({ ...fault, hits: 0 }),
    clearFaults: () => {
      faults = []
    },
    expireTokens: () => tokens.clear(),
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin)
    requests.push(`${request.method} ${url.pathname}${url.search}`)
    response.setHeader('date', new Date(Date.parse(host.now) + host.skew * 1000).toUTCString())
    // What browsers ask, from whichever site they show, and take compressed (docs/showtimes.md).
    if (url.pathname === '/showtimes')
      response.setHeaders(
        new Map([
          ['access-control-allow-origin', '*'],
          ['cache-control', 'max-age=60'],
        ]),
      )
    const body = await text(request)
    const [status, value] = route(request, url, body)
    const rule = faults.find(({ match, hits, times }) => match.test(request.url ?? '') && hits < (times ?? Infinity))
    if (rule) rule.hits++
    if (url.pathname === '/showtimes' && !rule) {
      response.writeHead(status, { ...json, 'content-encoding': 'gzip' }).end(gzipSync(JSON.stringify(value)))
      return
    }
    await send(response, status, JSON.stringify(value), rule && effectOf(rule.fault))
  }

  function route(request: IncomingMessage, url: URL, body: string): readonly [status: number, value: unknown] {
    if (request.method === 'POST' && url.pathname === '/connect/token') return logIn(new URLSearchParams(body))
    if (control && request.method === 'PUT' && url.pathname === '/_control') return setControls(body)
    if ((request.url ?? '').length > 2000) return [414, { title: 'URI Too Long' }]
    if (url.pathname !== '/showtimes' && !isAllowed(request)) return [401, unauthorised]
    const region = request.headers['connect-region-code']
    if (region !== undefined && region !== 'MY')
      return [
        400,
        { exceptionType: 'RegionHeaderException', errorDescription: 'Connect-Region-Code provided is invalid' },
      ]
    try {
      const value = read(url)
      return value === undefined ? [404, { title: 'Not Found' }] : [200, value]
    } catch (error) {
      if (error instanceof BadQuery) return [400, { message: error.message }]
      throw error
    }
  }

  function read(url: URL): unknown {
    if (kept?.now !== host.now) kept = { now: host.now, view: viewAt(chain, Date.parse(host.now)) }
    const [{ view }, now] = [kept, Date.parse(host.now)]
    if (url.pathname === '/showtimes') return showtimesAnswer({ chain, view, now, linkTo: seats }, url.searchParams)
    return ocapiAnswer(chain, view, url, now) ?? connectAnswer(chain, view, url, now)
  }

  function isAllowed({ headers }: IncomingMessage): boolean {
    const bearer = headers.authorization?.replace(/^Bearer /, '') ?? ''
    return headers['connectapitoken'] === logins.key || bearer === logins.key || tokens.has(bearer)
  }

  function logIn(form: URLSearchParams): readonly [number, unknown] {
    const { clientId, username, password } = logins
    const isRight =
      form.get('grant_type') === 'password' &&
      form.get('client_id') === clientId &&
      form.get('username') === username &&
      form.get('password') === password
    if (!isRight) return [400, { error: 'invalid_grant' }]
    issued++
    const token = `stand-in-token-${issued}`
    tokens.add(token)
    return [200, { token_type: 'Bearer', access_token: token, expires_in: tokenLife }]
  }

  function setControls(body: string): readonly [number, unknown] {
    const { now, fault } = JSON.parse(body) as { now?: string; fault?: Omit<HostFault, 'match'> & { match: string } }
    if (now !== undefined) host.now = now
    if (fault) host.fault({ ...fault, match: new RegExp(fault.match) })
    return [200, {}]
  }

  return host
}

export const seats = (showtime: string): string => `https://tickets.example/order/showtimes/${showtime}/seats`

const json = { 'content-type': 'application/json' }

async function send(response: ServerResponse, status: number, body: string, effect: Effect | undefined): Promise<void> {
  switch (effect?.by) {
    case undefined:
      response.writeHead(status, json).end(body)
      return
    case 'resetting':
      response.socket?.resetAndDestroy()
      return
    case 'answering':
      response.writeHead(effect.status, effect.headers).end(effect.body)
      return
    case 'cutting':
      response.writeHead(status, { ...json, 'content-length': Buffer.byteLength(body) })
      response.write(body.slice(0, body.length / 2), () => response.destroy())
      return
    case 'delaying':
      await delay(effect.beforeMs)
      response.writeHead(status, json)
      response.write(body.slice(0, body.length / 2))
      await delay(effect.betweenPiecesMs)
      response.end(body.slice(body.length / 2))
      return
    case 'editing':
      response.writeHead(status, json).end(effect.edit(Buffer.from(body)))
  }
}
