/** Asks the service of the bot challenge whether a token is good: not used before, not too old, got on our pages and for this form. */
import { randomUUID } from 'node:crypto'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { challengeAction } from '../../../../../content/schema/answers/challenge.ts'
import { challengeSettings } from '../challenge-settings.ts'
import { collectionOf } from '../names.ts'
import { siteOrigins } from '../site-origins.ts'

/** Unknown where nobody could be asked: that is no fault of the visitor. */
type Verdict = 'passed' | 'refused' | 'unknown'

const verifyTimeoutMs = 5_000

/** What tells nothing of the token. */
const faultsOfOurs = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request', 'internal-error'])

interface Answer {
  readonly success?: unknown
  readonly hostname?: unknown
  readonly action?: unknown
  readonly 'error-codes'?: readonly unknown[]
}

/** @param address of the visitor. */
export async function checkChallenge(req: PayloadRequest, address: string): Promise<Verdict> {
  const { CHALLENGE_SECRET: secret, CHALLENGE_VERIFY_URL: service } = challengeSettings
  if (!secret) return 'passed'
  const { form, challengeToken: response } = (req.data ?? {}) as Readonly<Record<string, unknown>>
  if (typeof form !== 'string' || !(await makesChallenge(form, req))) return 'passed'
  if (typeof response !== 'string' || response === '' || response.length > 2048) return 'refused'
  // Under this key the service takes the second asking for the first.
  const question = { secret, response, idempotency_key: randomUUID(), ...(address ? { remoteip: address } : {}) }
  const answer = (await ask(service, question)) ?? (await ask(service, question))
  if (!answer) return 'unknown'
  if (answer.success === true) {
    const hosts = siteOrigins().map((origin) => new URL(origin).hostname)
    return hosts.includes(String(answer.hostname)) && answer.action === challengeAction(form) ? 'passed' : 'refused'
  }
  const faults = (answer['error-codes'] ?? []).map(String).filter((code) => faultsOfOurs.has(code))
  if (faults.length === 0) return 'refused'
  req.payload.logger.error(`The bot challenge cannot be asked: ${faults.join(', ')}. Look at CHALLENGE_SECRET.`)
  return 'unknown'
}

/** What is no form, or none that is published, is refused where the answers are looked at. */
async function makesChallenge(form: string, req: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: collectionOf('form') as CollectionSlug,
    where: { and: [{ id: { equals: form } }, { challenge: { equals: true } }] },
    req,
  })
  return totalDocs > 0
}

/** @returns nothing where it does not answer in time, or with something else. */
async function ask(service: string, question: object): Promise<Answer | undefined> {
  try {
    const response = await fetch(service, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(question),
      redirect: 'error',
      signal: AbortSignal.timeout(verifyTimeoutMs),
    })
    const answer: unknown = await response.json()
    return typeof answer === 'object' && answer !== null && 'success' in answer ? answer : undefined
  } catch {
    return undefined
  }
}
