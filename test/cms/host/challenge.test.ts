/** What the CMS makes of the bot challenge's token, where it has a secret. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { challengeAction } from '#content/schema/answers/challenge.ts'
import { payloadCms } from '#site/features/form-sending/payload-cms.ts'
import type { Outcome, Submission } from '#site/features/form-sending/submission.ts'
import { secret } from '#test/support/challenge/tokens.ts'
import { startVerifier, type Verifier } from '#test/support/challenge/verifier.ts'
import { type Cms, startCms } from '#test/support/cms/cms.ts'

let verifier: Verifier
let cms: Cms
let keys = 0

beforeAll(async () => {
  verifier = await startVerifier()
  const env = { CHALLENGE_SECRET: secret, CHALLENGE_VERIFY_URL: verifier.address, SITE_URL: 'https://gsc.example' }
  cms = await startCms({ env })
})
afterAll(async () => {
  await cms.stop()
  await verifier.close()
})
beforeEach(() => void verifier.asked.splice(0))

const form = 'international-screens-subscribe'
const good = () => verifier.tokens.issue(challengeAction(form), 'gsc.example')

async function send(challengeToken: string | undefined, changed: Partial<Submission> = {}): Promise<Outcome> {
  keys += 1
  const { headers, body } = payloadCms.encode({
    form,
    key: `a-key-of-this-test-${keys}`,
    fields: [],
    answers: { email: 'ann@example.com', interests: 'films', consent: 'true' },
    files: {},
    honeypot: '',
    challengeToken,
    ...changed,
  })
  const from = { 'X-Forwarded-For': `10.1.1.${keys}` }
  const response = await fetch(`${cms.origin}/api/form-submissions`, {
    method: 'POST',
    headers: { ...headers, ...from },
    body,
  })
  return payloadCms.outcome({ status: response.status, body: await response.text(), retryAfter: null })
}

const sent = { kind: 'sent' }
const doubted = { kind: 'failed', reason: 'doubted' }

it('a good token lets a form in once', async () => {
  const token = good()
  expect(await send(token)).toEqual(sent)
  expect(verifier.asked).toMatchObject([{ secret, response: token, remoteip: `10.1.1.${keys}` }])
  expect(await send(token)).toEqual(doubted)
})

it('without a good token nothing is kept: none, invented, expired, of another form or another site', async () => {
  const expired = good()
  verifier.tokens.expireAll()
  const bad = [
    undefined,
    '',
    'x'.repeat(5000),
    'invented',
    expired,
    verifier.tokens.issue('contact-us', 'gsc.example'),
    verifier.tokens.issue(challengeAction(form), 'elsewhere.example'),
  ]
  for (const token of bad) expect(await send(token), token?.slice(0, 20)).toEqual(doubted)
})

it('what has arrived under its key needs no second token, and takes none', async () => {
  const key = 'the-receipt-was-lost'
  expect(await send(good(), { key })).toEqual(sent)
  expect(await send(undefined, { key })).toEqual(sent)
  expect(verifier.asked).toHaveLength(1)
})

it('two at once with one token under one key are one', async () => {
  const token = good()
  const key = 'both-at-the-same-time'
  expect(await Promise.all([send(token, { key }), send(token, { key }), send(token, { key })])).toEqual([
    sent,
    sent,
    sent,
  ])
  expect(verifier.asked).toHaveLength(1)
})

it('whom the CMS cannot ask is asked twice; then the visitor is told to try again, and nothing is kept', async () => {
  verifier.faults.push('lost')
  expect(await send(good())).toEqual(sent)
  verifier.faults.push('broken', 'broken')
  const key = 'nobody-could-be-asked'
  expect(await send(good(), { key })).toEqual({ kind: 'failed', reason: 'broken' })
  expect(await send(good(), { key })).toEqual(sent)
})

it('a form whose editor wants no challenge is taken without', async () => {
  await cms.patch('form', 'international-screens-subscribe', { challenge: false })
  expect(await send(undefined)).toEqual(sent)
  expect(verifier.asked).toEqual([])
  await cms.patch('form', 'international-screens-subscribe', { challenge: true })
  expect(await send(undefined)).toEqual(doubted)
})

it('what has mistakes says so at its fields, and may come again with another token', async () => {
  const key = 'mended-with-another'
  expect(await send(good(), { key, answers: { interests: 'films', consent: 'true' } })).toMatchObject({
    kind: 'mistaken',
  })
  expect(await send(good(), { key })).toEqual(sent)
})
