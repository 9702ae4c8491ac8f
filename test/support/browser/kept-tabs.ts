/**
 * Tabs that go from one visit to the next. The page of a new tab costs twice what it costs in one that has shown a page before, as
 * its process begins from nothing; so a tab is made as new again when its visit ends, looked at, and kept. Only in Chromium: in Firefox
 * nothing is gained by it, a tab has a past that cannot be forgotten, and does not always get the focus again.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'
import { type AnswerTo, answerByRoutes, answerRequests } from './answer-requests.ts'

/** A page that does not answer by then is given up. */
const resetTimeoutMs = 10_000

/** Tabs; more stay open only while more are used at a time. */
const mostIdle = 3

interface KeptTab {
  readonly key: string
  readonly page: Page
  /** Firefox has none. */
  readonly devtools: CDPSession | undefined
  /** Undo what a visit has added to all pages that the tab loads. */
  readonly ends: (() => Promise<unknown>)[]
}

const idleTabs = new WeakMap<Browser, KeptTab[]>()

/** Keeps tabs from now on: what is measured in another browser begins from nothing each time. */
export const keepTabs = (browser: Browser): unknown => idleTabs.set(browser, [])

/** Events that visits listen for. */
const noted = ['console', 'dialog', 'pageerror', 'popup', 'request', 'requestfailed', 'requestfinished', 'response']

/** A tab for one visit. */
export interface BorrowedTab {
  readonly page: Page
  /** Answers for other hosts, until the tab is given back. To be called once. */
  answer(answers: Readonly<Record<string, AnswerTo>>): Promise<void>
  /** Keeps the tab for the next visit, if it is as new. Calling it again does nothing. */
  giveBack(): Promise<void>
}

/** Options that each visit sets anew, so that tabs go to visits of others, too. */
const anyTab = { viewport: undefined, colorScheme: undefined, reducedMotion: undefined, forcedColors: undefined }

/** @param options with the address of the site as `baseURL`; a tab goes to visits of the same options only, but for `anyTab`. */
export async function borrowTab(
  browser: Browser,
  options: BrowserContextOptions,
  isUnused = false,
): Promise<BorrowedTab> {
  const idle = idleTabs.get(browser) ?? []
  const key = JSON.stringify({ ...options, ...anyTab })
  const index = isUnused ? -1 : idle.findIndex((tab) => tab.key === key)
  const [kept] = idle.splice(index, index < 0 ? 0 : 1)
  if (kept) await adapt(kept.page, options)
  const tab = kept ?? (await newTab(browser, key, options))
  let isGivenBack = false
  // In Firefox, the focus is in the tab that was opened or chosen last.
  if (!tab.devtools) await tab.page.bringToFront()
  return {
    page: tab.page,
    async answer(answers) {
      if (tab.devtools) tab.ends.push(await answerRequests(tab.devtools, answers))
      else await answerByRoutes(tab.page.context(), answers)
    },
    async giveBack() {
      if (isGivenBack) return
      isGivenBack = true
      const isKept =
        idleTabs.has(browser) &&
        tab.devtools !== undefined &&
        (await Promise.race([makeAsNew(tab, tab.devtools, options).catch(() => false), wait(resetTimeoutMs, false)]))
      if (isKept) idle.push(tab)
      else await tab.page.context().close()
      await Promise.all(idle.splice(0, idle.length - mostIdle).map(({ page }) => page.context().close()))
    },
  }
}

async function newTab(browser: Browser, key: string, options: BrowserContextOptions): Promise<KeptTab> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const devtools = browser.browserType().name() === 'chromium' ? await context.newCDPSession(page) : undefined
  const ends: KeptTab['ends'] = []
  noteEnds(context, 'addInitScript', (script) => ends.push(() => script.dispose()))
  noteEnds(page, 'addInitScript', (script) => ends.push(() => script.dispose()))
  noteEnds(page, 'exposeFunction', (exposed) => ends.push(() => exposed.dispose()))
  noteEnds<'newCDPSession', CDPSession>(context, 'newCDPSession', (session) => ends.push(() => session.detach()))
  return { key, page, devtools, ends }
}

/** Has each call of a method tell what it gave. */
function noteEnds<Name extends string, Given>(
  owner: { [name in Name]: (...args: never[]) => Promise<Given> },
  name: Name,
  note: (given: Given) => void,
): void {
  const call: (...args: never[]) => Promise<Given> = owner[name].bind(owner)
  owner[name] = async (...args) => {
    const given = await call(...args)
    note(given)
    return given
  }
}

/** @returns whether that was possible. */
async function makeAsNew(
  { page, ends }: KeptTab,
  devtools: CDPSession,
  options: BrowserContextOptions,
): Promise<boolean> {
  // A context of these options is cheap, and nothing can be asked of its pages.
  if (options.javaScriptEnabled === false || page.isClosed()) return false
  const context = page.context()
  // Of these events only: the library listens for others itself.
  for (const event of noted) page.removeAllListeners(event)
  await Promise.all(ends.splice(0).map((end) => end()))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await Promise.all(context.pages().map((other) => other !== page && other.close()))
  await Promise.all([
    context.setOffline(options.offline ?? false),
    context.setExtraHTTPHeaders(options.extraHTTPHeaders ?? {}),
    page.mouse.move(-1, -1),
  ])
  // A text of the site: its process, and its storage, without a script of its own.
  await page.goto('/robots.txt')
  await devtools.send('Page.resetNavigationHistory')
  // By the browser, and of a page that writes no more: what one process of pages clears, the next may still read.
  const { origin } = new URL(page.url())
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' })
  await context.clearCookies()
  return page.evaluate(clearStorage)
}

async function adapt(page: Page, options: BrowserContextOptions): Promise<void> {
  const context = page.context()
  await context.clearPermissions()
  if (options.permissions) await context.grantPermissions([...options.permissions])
  await context.setGeolocation(options.geolocation ?? null)
  await page.setViewportSize(viewportOf(options))
  await page.emulateMedia({
    media: null,
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: options.reducedMotion ?? 'no-preference',
    forcedColors: options.forcedColors ?? 'none',
  })
}

const viewportOf = ({ viewport }: BrowserContextOptions) => viewport ?? { width: 1280, height: 720 }

/** Runs in the page. @returns whether it has what a browser gives to a page, and nothing else. */
async function clearStorage(): Promise<boolean> {
  sessionStorage.clear()
  for (const name of await caches.keys()) await caches.delete(name)
  const natives = [Date, Date.now, setTimeout, fetch, Storage.prototype.getItem, history.pushState]
  return (
    localStorage.length === 0 &&
    document.cookie === '' &&
    natives.every((native) => /\{\s*\[native code\]\s*\}/.test(Function.prototype.toString.call(native))) &&
    (await indexedDB.databases()).length === 0 &&
    (await navigator.serviceWorker.getRegistrations()).length === 0
  )
}
