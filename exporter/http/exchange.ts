/**
 * One question to the CMS and its answer: a place in the pool, the credentials of the moment, and repetitions.
 *
 * The place is given back while a request waits for its next attempt. A login travels in the place of the request that needs
 * it: with a single place it could never get one of its own.
 */
import type PQueue from 'p-queue'
import { acceptStatus, parseAnswer } from './answer.ts'
import type { Authoriser, TokenEndpoint } from './authoriser.ts'
import { createCredentials, type Login } from './credentials.ts'
import { CmsError } from './errors.ts'
import { mostOfNotice } from './limits.ts'
import type { Pace } from './pace.ts'
import { type Answered, type RepeatOptions, repeat } from './repeat.ts'
import { isRepeatableStatus, retryAfterOf, serverNowMs } from './retry.ts'
import type { Secrets } from './secrets.ts'
import type { Outgoing, Wire } from './wire.ts'

export type Query = Readonly<Record<string, string | number | boolean | undefined>>

export interface ExchangeOptions extends RepeatOptions {
  readonly origin: string
  readonly authorise: Authoriser
  readonly pace: Pace
  readonly pool: PQueue
  readonly wire: Wire
  readonly secrets: Secrets
}

/** A path of the CMS, resolved. */
export type Address = Pick<Outgoing, 'method' | 'path' | 'url'>

export interface Exchange {
  /** Where a path leads; never to another origin, since our credentials would go along. */
  address(method: Outgoing['method'], path: string, query?: Query): Address
  ask(outgoing: Outgoing): Promise<Answered>
}

export function createExchange(options: ExchangeOptions): Exchange {
  const { authorise, clock, origin, pace, pool, secrets, wire } = options
  const credentials = createCredentials(authorise, login, clock, secrets)

  function address(method: Outgoing['method'], path: string, query: Query = {}): Address {
    const url = URL.parse(path, origin)
    if (!url) throw new CmsError('otherOrigin', { method, path: secrets.redact(path), attempts: 0 })
    url.username = ''
    url.password = ''
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.append(name, String(value))
    const shown = shownPath(url, secrets)
    if (url.origin === origin) return { method, path: shown, url }
    throw new CmsError('otherOrigin', { method, path: shown, attempts: 0, detail: secrets.redact(url.origin) })
  }

  async function login({ path, contentType, body, answer }: TokenEndpoint): ReturnType<Login> {
    const headers = { accept: 'application/json', 'content-type': contentType }
    const outgoing: Outgoing = {
      ...address('POST', path),
      headers,
      body,
      timeout: 'whole',
      limit: { bytes: mostOfNotice, kind: 'tooLarge' },
    }
    const send = async (attempt: number): Promise<Response> =>
      accept(outgoing, attempt, await wire.send(outgoing, { attempt }))
    const { response, attempts } = await repeat(outgoing, send, options)
    const facts = { method: outgoing.method, path: outgoing.path, attempts, status: response.status }
    const issued = parseAnswer(await response.text(), answer, facts, { secrets, confidential: true })
    return { ...issued, serverNowMs: serverNowMs(response.headers, clock.now()) }
  }

  async function accept({ method, path, url }: Outgoing, attempt: number, response: Response): Promise<Response> {
    const now = clock.now()
    const retryAfterMs = retryAfterOf(response, now)
    // Held before the place is given back: the next request must not slip through.
    if (retryAfterMs !== undefined && isRepeatableStatus(response.status)) pace.holdUntil(now + retryAfterMs)
    return acceptStatus(response, url, { method, path, attempts: attempt, retryAfterMs }, secrets)
  }

  async function ask(outgoing: Outgoing): Promise<Answered> {
    let renewed = false
    async function attemptWithCredentials(attempt: number): Promise<Response> {
      const authorization = await credentials.current()
      const response = await wire.send(outgoing, { attempt, authorization })
      if (response.status !== 401 || renewed || !credentials.renewable) return accept(outgoing, attempt, response)
      renewed = true
      const sending = { attempt, authorization: await credentials.renew(authorization) }
      return accept(outgoing, attempt, await wire.send(outgoing, sending))
    }
    // Whoever has waited for another attempt goes before those who have not begun.
    return repeat(
      outgoing,
      (attempt) => pool.add(() => attemptWithCredentials(attempt), { priority: attempt }),
      options,
    )
  }

  return { address, ask }
}

/** The path and query for logs and errors. Brackets stay readable, since a CMS query is full of them. */
function shownPath(url: URL, secrets: Secrets): string {
  const path = `${url.pathname}${url.search}`
  return secrets.redact(path).replaceAll('%5B', '[').replaceAll('%5D', ']')
}
