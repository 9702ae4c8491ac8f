/** The form “Contact us” in a browser, and an endpoint that is played: it takes a submission once for its key, and with a good token. */
import type { Page, Request } from '@playwright/test'
import { challengeAction, challengeRefused } from '#content/schema/answers/challenge.ts'
import { secret } from '#test/support/challenge/tokens.ts'
import { siteEnvironment } from '#test/support/site/copy-site.ts'
import { isFirefox } from './launch/browser-can.ts'
import type { Visit } from './visit.ts'

interface Answer {
  readonly status: number
  readonly body?: object
  readonly retryAfter?: string
}

/** What the endpoint does with a request. @param take as it would without a fault */
type Play = (request: Request, take: () => Answer) => Promise<Answer | 'cut'> | Answer | 'cut'

interface Endpoint {
  /** Whatever was sent. */
  readonly sent: readonly Request[]
  /** Key → submission that it has taken. */
  readonly kept: ReadonlyMap<string, unknown>
  /** What it does with the next requests, in turn; after them it takes all that is good. */
  readonly plays: Play[]
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': 'Retry-After',
}

export async function playEndpoint({ page, challenge }: Visit, ...plays: Play[]): Promise<Endpoint> {
  const sent: Request[] = []
  const kept = new Map<string, unknown>()

  function take(request: Request): Answer {
    const key = keyOf(request) ?? ''
    if (kept.has(key)) return { status: 200, body: { doc: { id: key } } }
    const answers = answersIn(request)
    const token = challenge.tokens.verify({ secret, response: answers.challengeToken })
    if (token.action !== challengeAction(String(answers.form)))
      return { status: 403, body: { errors: [{ name: challengeRefused }] } }
    kept.set(key, answers)
    return { status: 201, body: { doc: { id: key } } }
  }

  if (isFirefox) {
    await page.addInitScript(tellBodies, toldBody)
    await page.evaluate(tellBodies, toldBody)
  }
  await page.route(siteEnvironment.FORM_URL, async (route, request) => {
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 200, headers: cors })
    sent.push(request)
    const play = plays.shift()
    const answer = play ? await play(request, () => take(request)) : take(request)
    if (answer === 'cut') return route.abort('connectionreset')
    const { status, body = {}, retryAfter } = answer
    const headers = { ...cors, ...(retryAfter ? { 'Retry-After': retryAfter } : {}) }
    // Whoever has stopped waiting is not told.
    await route
      .fulfill({ status, headers, contentType: 'application/json', body: JSON.stringify(body) })
      .catch(() => {})
  })
  return { sent, kept, plays }
}

/** Header of a request that tells what it carries. */
const toldBody = 'x-told-body'

/** Runs in the page, where Playwright does not tell what requests carry: they do so themselves, but for files. */
function tellBodies(header: string): void {
  const { send } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.send = function (body) {
    if (typeof body === 'string') this.setRequestHeader(header, encodeURIComponent(body))
    send.call(this, body)
  }
}

export const message = 'Assalamualaikum 😀 مرحبا\nand a second line'

export async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('What is it about?').selectOption('other')
  await page.getByLabel('Your name').fill('Ann')
  await page.getByLabel('E-mail address').fill('ann@example.com')
  await page.getByLabel('Your message').fill(message)
}

export const send = (page: Page) => page.getByRole('button', { name: /^(?:Send message|Try again)$/ })
export const heading = (page: Page) => page.locator('h1').textContent()

interface Sent {
  readonly form?: string
  readonly submissionData?: readonly { readonly field: string; readonly value: string }[]
  readonly honeypot?: string
  readonly challengeToken?: string
}

/** The JSON that was sent, by itself or as the first part of several. */
export function answersIn(request: Request | undefined): Sent {
  const told = request?.headers()[toldBody]
  const text = told ? decodeURIComponent(told) : (request?.postDataBuffer()?.toString('utf8') ?? '{}')
  return JSON.parse(/name="_payload"\r\n\r\n(.*)\r\n/.exec(text)?.[1] ?? text) as Sent
}

export const keyOf = (request: Request | undefined): string | undefined => request?.headers()['idempotency-key']

/** The words of a screen reader after the name of the control. */
export const descriptionOf = (page: Page, label: string): Promise<string> =>
  page.getByLabel(label).evaluate((control) =>
    (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? `(no ${id})`)
      .join(' '),
  )

export const pdf = (size: number) => ({
  name: 'a.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.alloc(size, '%PDF-1.7\n'),
})
