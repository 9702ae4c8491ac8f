/** The tokens of the bot challenge that the tests play: what the widget is given, and what `siteverify` says to them. */
import { randomUUID } from 'node:crypto'

interface Token {
  readonly action: string
  readonly hostname: string
  readonly issuedAt: number
  isUsed: boolean
  /** Of the asking that used it: under the same key it is answered the same once more. */
  usedUnder: string | undefined
}

export interface Verification {
  readonly success: boolean
  readonly 'error-codes': readonly string[]
  readonly challenge_ts?: string
  readonly hostname?: string
  readonly action?: string
}

export const siteKey = 'site-key-of-the-tests'
export const secret = 'secret-of-the-tests'

export class Tokens {
  readonly #known = new Map<string, Token>()
  readonly #lifetimeMs: number
  readonly #now: () => number

  constructor({ lifetimeMs = 300_000, now = Date.now }: { lifetimeMs?: number; now?: () => number } = {}) {
    this.#lifetimeMs = lifetimeMs
    this.#now = now
  }

  issue(action: string, hostname: string): string {
    const token = `token.${randomUUID()}`
    this.#known.set(token, { action, hostname, issuedAt: this.#now(), isUsed: false, usedUnder: undefined })
    return token
  }

  /** As if all that were given out had lain about for too long. */
  expireAll(): void {
    for (const [token, known] of this.#known) this.#known.set(token, { ...known, issuedAt: Number.NEGATIVE_INFINITY })
  }

  verify(question: Readonly<Record<string, unknown>>): Verification {
    if (!question['secret']) return refused('missing-input-secret')
    if (question['secret'] !== secret) return refused('invalid-input-secret')
    if (!question['response']) return refused('missing-input-response')
    const token = this.#known.get(String(question['response']))
    if (!token) return refused('invalid-input-response')
    const key = question['idempotency_key']
    const isAgain = token.isUsed && key !== undefined && key === token.usedUnder
    if ((token.isUsed && !isAgain) || this.#now() - token.issuedAt > this.#lifetimeMs)
      return refused('timeout-or-duplicate')
    token.isUsed = true
    token.usedUnder = key === undefined ? undefined : String(key)
    const { action, hostname, issuedAt } = token
    return { success: true, 'error-codes': [], challenge_ts: new Date(issuedAt).toISOString(), hostname, action }
  }
}

const refused = (code: string): Verification => ({ success: false, 'error-codes': [code] })
