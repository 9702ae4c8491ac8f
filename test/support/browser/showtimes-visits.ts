/** Visits to pages with live showtimes, which a stand-in tells with a clock and faults of its own. */
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { sampleChain } from '#test/support/ticketing-host/export-sales.ts'
import { startTicketingHost, type TicketingHost } from '#test/support/ticketing-host/host.ts'
import { builtSite } from './site-visits.ts'
import type { VisitOptions } from './visit.ts'

export const film = '/movie/redline-kl'
export const cinema = '/cinema/gsc-kayangan-walk'
export const evening = '2026-10-01T19:30:00+08:00'

export const part = (page: Page) => page.locator('#showTimes')
export const days = (page: Page) => part(page).getByRole('tab')
/** The cinemas or films of the day. */
export const rows = (page: Page) => part(page).getByRole('tabpanel').getByRole('heading', { level: 3 })
export const clocks = (page: Page) => part(page).getByRole('tabpanel').locator('time').allTextContents()

/** Call it once, at the top of a test file; what it gives back can be used within tests. */
export function showtimesVisits() {
  const site = builtSite()
  let host: TicketingHost
  beforeAll(async () => {
    host = await startTicketingHost({ chain: await sampleChain(), now: evening })
  })
  afterAll(() => host[Symbol.asyncDispose]())

  /** A tab at the stand-in, at an hour of both. A fault that strikes the first answer is set before. */
  async function open(path: string, now = evening, options: VisitOptions = {}) {
    onTestFinished(() => host.clearFaults())
    host.now = now
    const visit = await site.open(path, {
      showtimes: host.origin,
      now,
      reducedMotion: 'reduce',
      timezoneId: 'Asia/Kuala_Lumpur',
      ...options,
    })
    const comeNear = () => part(visit.page).evaluate((element) => element.scrollIntoView())
    const setTime = async (instant: string) => {
      host.now = instant
      await visit.page.clock.setFixedTime(instant)
    }
    /** Another tab, and back. */
    const lookAway = () =>
      visit.page.evaluate(() => {
        for (const state of ['hidden', 'visible']) {
          Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
          document.dispatchEvent(new Event('visibilitychange'))
        }
      })
    return { ...visit, comeNear, setTime, lookAway }
  }

  async function openNear(...how: Parameters<typeof open>) {
    const visit = await open(...how)
    await visit.comeNear()
    await days(visit.page).first().waitFor()
    return visit
  }

  return {
    site,
    open,
    openNear,
    get host() {
      return host
    },
    /** How often showtimes were asked for. */
    asked: () => host.requests.length,
  }
}
