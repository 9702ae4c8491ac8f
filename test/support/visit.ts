/** A visit to the built site in a real browser, with notes of what was asked for. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

export interface Visit {
  readonly page: Page
  /** The paths that were asked for, pictures and icons left out. */
  readonly requests: string[]
  readonly console: string[]
  /** Follows an own address as the router does, from wherever the page is. */
  navigate(address: string): Promise<void>
  close(): Promise<void>
}

interface Options extends BrowserContextOptions {
  /** With it, a page fetches what its links lead to: off where a test counts or holds up requests. */
  readonly prefetch?: boolean
  /** With it, the sample's popup comes up where the page is left alone: off where a test waits. */
  readonly popups?: boolean
  /** Runs before the page's own scripts. */
  readonly before?: () => void
}

export async function visit(browser: Browser, url: string, options: Options = {}): Promise<Visit> {
  const { prefetch = false, popups = false, before, ...contextOptions } = options
  const context = await browser.newContext({ baseURL: url, ...contextOptions })
  if (!prefetch)
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
    })
  if (!popups)
    await context.addInitScript(() => {
      // A page that is not there yet has no store.
      if (location.protocol === 'http:') localStorage.setItem('popup:last-weekend-of-lanterns', '0')
    })
  if (before) await context.addInitScript(before)
  // Pictures were not made for these builds.
  await context.route('**/media/**', (route) => route.fulfill({ status: 204 }))
  // No test asks the world outside: whatever is asked there is a script that notes that it ran.
  await context.route(
    (address) => address.origin !== url,
    (route) => route.fulfill({ contentType: 'text/javascript', body: 'window.others = (window.others ?? 0) + 1' }),
  )
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname, origin } = new URL(request.url())
    if (!/^\/(?:media\/|favicon)/.test(pathname)) requests.push(origin === url ? pathname : request.url())
  })
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  return {
    page,
    requests,
    console: said,
    // As the browser tells of an address that was written into its history.
    // Not at once, as what loads another document would take this call's answer with it; nor by a timer, as those may stand still.
    navigate: (address) =>
      page.evaluate((address) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          history.pushState(null, '', address)
          dispatchEvent(new PopStateEvent('popstate', { state: null }))
        }
        port2.postMessage(null)
      }, address),
    close: () => context.close(),
  }
}

/** Until React has taken the page over: before that, links load documents. */
export const whenAlive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.getElementById('app') ?? {}).some((key) => key.startsWith('__reactContainer')),
  )

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
