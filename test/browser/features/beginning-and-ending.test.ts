/** What begins and ends to the minute in the browser, on a page that is some days old. */
import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'

const site = builtSite()

// In the sample the build's clock stands at the beginning of 1 October 2026 in Malaysia.
const end = Date.parse('2026-10-05T21:00:00Z')
const notice = (page: Page) => page.locator('[data-notice="ticketing-maintenance-6-october"]')

it.each([
  ['is there until the last moment', end - 1000, true],
  ['is gone from the minute on at which it ends', end, false],
])('a notice %s, without moving the page', async (_what, time, isThere) => {
  const { page } = await site.visit({
    now: new Date(time).toISOString(),
    before: () => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Reflect.set(window, 'shift', (Reflect.get(window, 'shift') ?? 0) + Reflect.get(entry, 'value'))
      }).observe({ type: 'layout-shift', buffered: true })
    },
  })
  await page.goto('/faqs', { waitUntil: 'networkidle' })
  expect(await notice(page).isVisible()).toBe(isThere)
  expect(await page.evaluate(() => Reflect.get(window, 'shift') ?? 0)).toBe(0)
})

it('a notice ends while it is looked at', async () => {
  const visited = await site.visit()
  const { page } = visited
  await page.clock.install({ time: end - 30_000 })
  await visited.goTo('/faqs')
  expect(await notice(page).isVisible()).toBe(true)
  await page.clock.runFor(31_000)
  await notice(page).waitFor({ state: 'detached' })
})

it('banners end in the browser, the last one leaving the page with its picture', async () => {
  const slides = async (now: string) => {
    const { page } = await site.open('/', { now })
    return page
      .getByRole('group', { name: / of \d+$/ })
      .locator('h2')
      .allTextContents()
  }
  expect(await slides('2026-10-01T04:00:00Z')).toHaveLength(4)
  expect(await slides('2026-10-18T16:00:00Z')).not.toContain('Redline KL')
  const { page } = await site.open('/movies', { now: '2026-11-15T16:00:00Z' })
  await page.getByRole('region', { name: 'Highlights' }).waitFor({ state: 'detached' })
  expect(await page.locator('h1').count()).toBe(1)
})

it('promotions end in the browser, with the count of their list', async () => {
  const titles = async (now: string) => {
    const { page } = await site.open('/promotions/gsc', { now })
    return page.locator('main article h2').allTextContents()
  }
  const [before, after] = [await titles('2026-10-01T04:00:00Z'), await titles('2026-12-02T16:00:00Z')]
  expect(before.length).toBeGreaterThan(after.length)
  expect(before).toContain('Spot the Naga')
  expect(after).not.toContain('Spot the Naga')
})

it('a countdown that has ended says what has happened, in place of what was to come', async () => {
  const section = await site.open('/events/popcorn-run', { now: '2026-10-17T23:00:00Z' })
  await section.page.getByRole('heading', { name: 'They are off. Come and throw popcorn.' }).waitFor()
  expect(await section.page.getByText('Laces tied in').count()).toBe(0)
  const prose = await site.open('/gscm-production/takluk', { now: '2027-05-26T16:00:00Z' })
  await prose.page.getByText('Takluk is in cinemas.').waitFor()
  expect(await prose.page.getByText('Takluk opens in cinemas').count()).toBe(0)
})
