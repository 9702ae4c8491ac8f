/**
 * Answers what a tab asks of hosts that are played. The browser is told which addresses these are, and asks nobody about others: a
 * route of the library has each request of each page go by way of the tests, and keeps the browser from caching any, which
 * takes twice as long.
 */
import type { BrowserContext, CDPSession } from '@playwright/test'

/** Answers for a host. Where it rejects, or gives `Response.error()`, the host cannot be reached. */
export type AnswerTo = (address: URL) => Response | Promise<Response>

/** A body is passed on as it reads. */
const ofTheConnection = ['content-encoding', 'content-length', 'transfer-encoding']

/** @param answers by how the addresses begin. @returns how to stop. */
export async function answerRequests(
  devtools: CDPSession,
  answers: Readonly<Record<string, AnswerTo>>,
): Promise<() => Promise<void>> {
  const answer = async (requestId: string, url: string) => {
    const [, answerTo] = Object.entries(answers).find(([beginning]) => url.startsWith(beginning)) ?? []
    const response = await Promise.try(() => answerTo?.(new URL(url)) ?? Response.error())
    if (response.type === 'error') throw new Error(`${url} cannot be reached.`)
    const body = Buffer.from(await response.arrayBuffer()).toString('base64')
    const headers = Object.entries({ ...Object.fromEntries(response.headers), 'access-control-allow-origin': '*' })
    await devtools.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: response.status,
      responseHeaders: headers
        .filter(([name]) => !ofTheConnection.includes(name))
        .map(([name, value]) => ({ name, value })),
      body,
    })
  }
  const listener = ({ requestId, request: { url } }: { requestId: string; request: { url: string } }) =>
    void answer(requestId, url)
      .catch(() => devtools.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionFailed' }))
      // The page may be gone before its answer is there.
      .catch(() => {})
  devtools.on('Fetch.requestPaused', listener)
  await devtools.send('Fetch.enable', { patterns: Object.keys(answers).map((start) => ({ urlPattern: `${start}*` })) })
  return async () => {
    devtools.off('Fetch.requestPaused', listener)
    await devtools.send('Fetch.disable')
  }
}

/** Like `answerRequests`, where a route of the library is the only way. It ends with the other routes of the tab. */
export async function answerByRoutes(
  context: BrowserContext,
  answers: Readonly<Record<string, AnswerTo>>,
): Promise<void> {
  for (const [beginning, answerTo] of Object.entries(answers))
    await context.route(
      (address) => address.href.startsWith(beginning),
      async (route, request) => {
        const response = await Promise.try(() => answerTo(new URL(request.url()))).catch(() => Response.error())
        if (response.type === 'error') return route.abort()
        const headers = { ...Object.fromEntries(response.headers), 'access-control-allow-origin': '*' }
        await route.fulfill({ status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) })
      },
    )
}
