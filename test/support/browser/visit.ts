/** A visit to the built site in a real browser, with notes of what was asked for. */

import type { Browser, Page, Request, Route } from '@playwright/test'
import { PlayedChallenge } from '#test/support/challenge/answer-challenge.ts'
import { challengeScript, showtimesApi } from '#test/support/site/copy-site.ts'
import { showtimesAt, showtimesOf } from './answer-showtimes.ts'
import { openTab, type TabOptions } from './open-tab.ts'

export interface Visit {
  readonly page: Page
  /** The paths that were asked for, pictures and icons left out. */
  readonly requests: string[]
  readonly console: string[]
  /** Errors, those that nothing caught and those in the console, but for what the visit allows. */
  readonly complaints: string[]
  /** The bot challenge that forms ask before they are sent. */
  readonly challenge: PlayedChallenge
  /** Loads a page and waits until it can be used. */
  goTo(path: string): Promise<void>
  /** Follows an own address as the router does, from wherever the page is. */
  navigate(address: string): Promise<void>
  close(): Promise<void>
}

export interface VisitOptions extends TabOptions {
  /** Whether a page fetches what its links lead to: off where a test counts or holds up requests. */
  readonly prefetch?: boolean
  /** Whether popups come up where the page is left alone: off where a test waits. */
  readonly popups?: boolean
  /** Whether other sites answer: a script notes that it ran, a page says where it is. None is asked in truth. */
  readonly otherSites?: boolean
  /** Origin of a stand-in that answers for showtimes; without one they are those of the visitor's time. */
  readonly showtimes?: string
  /** Errors that the rule under test brings about. */
  readonly mayComplainOf?: RegExp
  /** Runs before the page's own scripts. */
  readonly before?: () => void
}

export async function visit(browser: Browser, url: string, options: VisitOptions = {}): Promise<Visit> {
  const {
    prefetch = false,
    popups = false,
    otherSites = false,
    showtimes,
    mayComplainOf,
    before,
    ...tabOptions
  } = options
  const { page, now, answer, giveBack } = await openTab(browser, { baseURL: url, ...tabOptions })
  const context = page.context()
  if (!prefetch)
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
    })
  if (!popups)
    await context.addInitScript(() => {
      const { getItem } = Storage.prototype
      Storage.prototype.getItem = function (name) {
        return name.startsWith('popup:') ? String(Date.now()) : getItem.call(this, name)
      }
    })
  if (before) await context.addInitScript(before)
  const challenge = new PlayedChallenge(context)
  await answer({
    [showtimesApi]: showtimes === undefined ? showtimesAt(now) : showtimesOf(showtimes),
    [challengeScript]: () => challenge.answerScript(),
  })
  if (otherSites) await context.route((address) => address.origin !== url, answerForOthers)
  page.setDefaultTimeout(10_000)
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname, origin } = new URL(request.url())
    if (!/^\/(?:media\/|favicon)/.test(pathname)) requests.push(origin === url ? pathname : request.url())
  })
  const said: string[] = []
  const complaints: string[] = []
  const complain = (what: string) => {
    if (!mayComplainOf?.test(what)) complaints.push(what)
  }
  page.on('pageerror', ({ message }) => complain(message))
  page.on('console', (message) => {
    said.push(message.text())
    // Warnings are about a slow machine, too: what was preloaded, say, was used late.
    if (message.type() === 'error') complain(message.text())
  })
  return {
    page,
    requests,
    console: said,
    complaints,
    challenge,
    async goTo(path) {
      await page.goto(path)
      if (options.javaScriptEnabled !== false) await whenAlive(page)
    },
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
    close: giveBack,
  }
}

const answerForOthers = (route: Route, request: Request): Promise<void> =>
  request.resourceType() === 'document'
    ? route.fulfill({ contentType: 'text/html', body: '<p>Another site</p>' })
    : route.fulfill({ contentType: 'text/javascript', body: 'window.others = (window.others ?? 0) + 1' })

/** Waits until React has taken the page over, its late parts too, and listens: before that, links load documents and keys do nothing. */
export async function whenAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const own = (node: Node, prefix: string) => {
      const key = Object.keys(node).find((name) => name.startsWith(prefix))
      return key && Reflect.get(node, key)
    }
    const app = document.getElementById('siteRoot')
    const { child, memoizedState } = (app && own(app, '__reactContainer')?.stateNode?.current) ?? {}
    if (!app || !child || memoizedState.isDehydrated !== false) return false
    // React marks the beginning of a part that may come late by a comment.
    const comments = document.createTreeWalker(app, NodeFilter.SHOW_COMMENT)
    while (comments.nextNode()) {
      const fiber = own(comments.currentNode, '__reactFiber')
      const both = [fiber, fiber?.alternate].filter(Boolean)
      if (both.length > 0 && both.every(({ memoizedState }) => memoizedState?.dehydrated)) return false
    }
    return true
  })
  // Effects come in a task of their own, which is queued by now.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(null)
        port2.postMessage(null)
      }),
  )
  // What they have changed, as the visitor's clock is known now, is rendered in pieces.
  await page.waitForFunction(() => {
    const app = document.getElementById('siteRoot')
    const key = app && Object.keys(app).find((name) => name.startsWith('__reactContainer'))
    return key && Reflect.get(app, key).stateNode.pendingLanes === 0
  })
  // As the page is at rest soon: what is skipped until then comes with its frames, which a clock of the test's own may hold.
  await page.evaluate(() => {
    document.documentElement.dataset.whole = ''
  })
}

/** The browser's own way back. Firefox does not tell Playwright of one that leads from a place to the top of its page: it would wait for it. */
export const goBack = (page: Page): Promise<void> => page.evaluate(() => history.back())

/** Loads the page anew, and waits until it is there. What Firefox says of a frame that was still loading, Playwright takes for the end of its own reload. */
export const reload = (page: Page): Promise<unknown> =>
  Promise.all([page.waitForEvent('load'), page.evaluate(() => location.reload())])

/** The address that the page has, which Playwright may not know in Firefox, see `goBack`. */
export const addressOf = (page: Page): Promise<string> => page.evaluate(() => location.href)

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
