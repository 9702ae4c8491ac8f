/**
 * A tab of a browser, and the clock of its pages. Nothing else of the tests opens one, so what they see does not depend on the
 * day on which they run: the sample's films are over some weeks after its own day.
 */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { sampleTime } from '#test/support/snapshot/sample-time.ts'
import { type BorrowedTab, borrowTab } from './kept-tabs.ts'

export interface TabOptions extends BrowserContextOptions {
  /** The instant at which the clock stands still, while timers run. */
  readonly now?: string
  /** The instant at which the clock begins, and goes on; the sample's time, if left out. */
  readonly startsAt?: string
  /** Clock and timers stand still until `page.clock` is moved. */
  readonly isStopped?: boolean
  /** The pages bring a clock of their own, which starts from that of this machine. */
  readonly hasOwnClock?: boolean
  /** Nobody has been there before: where a test looks at what happens before anything else does. */
  readonly isUnused?: boolean
}

export interface Tab extends BorrowedTab {
  /** The time by its clock, in milliseconds since 1970, unless it was set since. */
  readonly now: () => number
}

export async function openTab(browser: Browser, options: TabOptions = {}): Promise<Tab> {
  const { now, startsAt, isStopped, hasOwnClock, isUnused, ...contextOptions } = options
  const tab = await borrowTab(browser, contextOptions, isUnused)
  return { ...tab, now: await setClock(tab.page, options) }
}

/** @returns the page's clock. */
async function setClock(
  page: Page,
  { now, startsAt = sampleTime(), isStopped, hasOwnClock }: TabOptions,
): Promise<() => number> {
  if (hasOwnClock) return Date.now
  const start = Date.parse(now ?? startsAt)
  if (isStopped) {
    // The clock is paused at a time that is still to come.
    await page.clock.install({ time: start - 1000 })
    await page.clock.pauseAt(start)
    return () => start
  }
  if (now !== undefined) {
    await page.addInitScript(setDate, { always: start })
    return () => start
  }
  const ahead = start - Date.now()
  await page.addInitScript(setDate, { ahead })
  return () => Date.now() + ahead
}

/** Takes over the clock of a page that is open already, with the timers that it sets from now on: it goes on, and `page.clock` moves it ahead. */
export const takeOverClock = (page: Page, time = sampleTime()): Promise<void> => page.clock.install({ time })

/** Runs in each page, before its own scripts. Timers, and what is measured, stay the browser's: a tab with others cannot be kept. */
function setDate(clock: { readonly ahead: number } | { readonly always: number }): void {
  const native = Date.now
  const now = () => ('always' in clock ? clock.always : native() + clock.ahead)
  window.Date = new Proxy(Date, {
    apply: (native) => new native(now()).toString(),
    construct: (native, args, target) => Reflect.construct(native, args.length === 0 ? [now()] : args, target),
    get: (native, name) => (name === 'now' ? now : Reflect.get(native, name)),
  })
}
