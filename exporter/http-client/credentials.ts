/**
 * Holds the current `Authorization` header.
 *
 * A long export outlives its token. The token is renewed after 80 % of its lifetime, so that none expires during a request,
 * and after a 401. Requests that need a new token at the same time share one login.
 */
import type { AuthMethod, IssuedToken, TokenEndpoint } from './auth.ts'
import type { Clock } from './clock.ts'
import { RequestError } from './errors.ts'
import { isRetryable } from './retry-policy.ts'
import type { Secrets } from './secrets.ts'

/** A token is renewed after this share of its life. */
const shareOfLife = 0.8

export interface Credentials {
  /** Whether a 401 may be cured by a new token. */
  readonly renewable: boolean
  current(): Promise<string | undefined>
  /** A header other than the one that was rejected. */
  renew(rejected: string | undefined): Promise<string | undefined>
}

/** A token, with the time of the server that issued it. */
type Issued = IssuedToken & { readonly serverNowMs: number }

export type Login = (endpoint: TokenEndpoint) => Promise<Issued>

interface Held {
  readonly header: string
  readonly renewAtMs: number
}

export function createCredentials(auth: AuthMethod, login: Login, clock: Clock, secrets: Secrets): Credentials {
  if (auth.kind !== 'token') {
    const header = auth.kind === 'header' ? auth.value : undefined
    return { renewable: false, current: async () => header, renew: async () => header }
  }
  const { endpoint } = auth
  let held: Held | undefined
  let pending: Promise<string> | undefined
  let refusal: RequestError | undefined

  async function logIn(): Promise<string> {
    // A refused login is not tried again for the next request: a few wrong tries lock the user out.
    if (refusal) throw refusal
    try {
      const issued = await login(endpoint)
      secrets.add(issued.token)
      held = { header: `${endpoint.scheme} ${issued.token}`, renewAtMs: renewalMs(issued, clock.now()) }
      return held.header
    } catch (error) {
      if (error instanceof RequestError && error.status !== undefined && !isRetryable(error)) refusal = error
      throw error
    }
  }

  function shared(): Promise<string> {
    pending ??= logIn().finally(() => {
      pending = undefined
    })
    return pending
  }

  return {
    renewable: true,
    current: async () => (held && clock.now() < held.renewAtMs ? held.header : shared()),
    renew: async (rejected) => (held && held.header !== rejected ? held.header : shared()),
  }
}

/**
 * Uses the server's clock, as the time of expiry does. A token that seems to have expired on arrival is used all the same: a
 * 401 tells if it has, while renewing by a wrong clock would log in before every request.
 */
function renewalMs(issued: Issued, nowMs: number): number {
  const lifeMs = 'inMs' in issued.expires ? issued.expires.inMs : issued.expires.atMs - issued.serverNowMs
  return lifeMs > 0 ? nowMs + lifeMs * shareOfLife : Number.POSITIVE_INFINITY
}
