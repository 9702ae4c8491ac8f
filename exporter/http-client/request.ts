/**
 * One request and its response: a place in the pool, the current credentials, and retries.
 *
 * A request gives its place back while it waits for a retry. A login uses the place of the request that needs it, as it could
 * never get one of its own in a pool of one.
 */
import type PQueue from 'p-queue'
import type { AuthMethod, TokenEndpoint } from './auth.ts'
import { createCredentials, type Login } from './credentials.ts'
import { RequestError, type Service } from './errors.ts'
import { maxErrorBodyBytes } from './limits.ts'
import type { RateLimiter } from './rate-limiter.ts'
import { assertOk, parseResponse } from './response.ts'
import { type Answered, type RetryOptions, retry } from './retry.ts'
import { isRetryableStatus, retryAfterOf, serverNowMs } from './retry-policy.ts'
import type { Secrets } from './secrets.ts'
import type { HttpRequest, Transport } from './transport.ts'

type QueryValue = string | number | boolean | undefined

/** A name with several values is repeated. */
export type Query = Readonly<Record<string, QueryValue | readonly string[]>>

export interface RequesterOptions extends RetryOptions {
  readonly service: Service
  readonly origin: string
  readonly auth: AuthMethod
  readonly rateLimiter: RateLimiter
  readonly pool: PQueue
  readonly transport: Transport
  readonly secrets: Secrets
}

/** A path of the service, resolved. */
export type Address = Pick<HttpRequest, 'service' | 'method' | 'path' | 'url'>

export interface Requester {
  /** The address of a path. Never on another origin, which would receive the credentials. */
  addressOf(method: HttpRequest['method'], path: string, query?: Query): Address
  request(request: HttpRequest): Promise<Answered>
}

export function createRequester(options: RequesterOptions): Requester {
  const { service, auth, clock, origin, rateLimiter, pool, secrets, transport } = options
  const credentials = createCredentials(auth, login, clock, secrets)

  function addressOf(method: HttpRequest['method'], path: string, query: Query = {}, at = origin): Address {
    const url = URL.parse(path, at)
    if (!url) throw new RequestError('otherOrigin', { service, method, path: secrets.redact(path), attempts: 0 })
    url.username = ''
    url.password = ''
    for (const [name, value] of Object.entries(query))
      for (const item of Array.isArray(value) ? value : [value])
        if (item !== undefined) url.searchParams.append(name, String(item))
    const shown = shownPath(url, secrets)
    if (url.origin === at) return { service, method, path: shown, url }
    throw new RequestError('otherOrigin', {
      service,
      method,
      path: shown,
      attempts: 0,
      detail: secrets.redact(url.origin),
    })
  }

  async function login({ origin, path, contentType, body, answer }: TokenEndpoint): ReturnType<Login> {
    const headers = { accept: 'application/json', 'content-type': contentType }
    const request: HttpRequest = {
      ...addressOf('POST', path, {}, origin),
      headers,
      body,
      timeout: 'whole',
      limit: { bytes: maxErrorBodyBytes, kind: 'tooLarge' },
    }
    const send = async (number: number): Promise<Response> =>
      accept(request, number, await transport.send(request, { number }))
    const { response, attempts } = await retry(request, send, options)
    const facts = { service, method: request.method, path: request.path, attempts, status: response.status }
    const issued = parseResponse(await response.text(), answer, facts, { secrets, confidential: true })
    return { ...issued, serverNowMs: serverNowMs(response.headers, clock.now()) }
  }

  async function accept({ method, path, url }: HttpRequest, attempts: number, response: Response): Promise<Response> {
    const now = clock.now()
    const retryAfterMs = retryAfterOf(response, now)
    // Paused before the place in the pool is given back, so that the next request waits too.
    if (retryAfterMs !== undefined && isRetryableStatus(response.status)) rateLimiter.pauseUntil(now + retryAfterMs)
    return assertOk(response, url, { service, method, path, attempts, retryAfterMs }, secrets)
  }

  async function requestWithRetries(request: HttpRequest): Promise<Answered> {
    let renewed = false
    async function sendWithCredentials(number: number): Promise<Response> {
      const authorization = await credentials.current()
      const response = await transport.send(request, { number, authorization })
      if (response.status !== 401 || renewed || !credentials.renewable) return accept(request, number, response)
      renewed = true
      const renewal = await credentials.renew(authorization)
      return accept(request, number, await transport.send(request, { number, authorization: renewal }))
    }
    // Retries go before first attempts.
    return retry(request, (number) => pool.add(() => sendWithCredentials(number), { priority: number }), options)
  }

  return { addressOf, request: requestWithRetries }
}

/** The path and query for logs and errors. Brackets stay readable, since the query of a CMS is full of them. */
function shownPath(url: URL, secrets: Secrets): string {
  const path = `${url.pathname}${url.search}`
  return secrets.redact(path).replaceAll('%5B', '[').replaceAll('%5D', ']')
}
