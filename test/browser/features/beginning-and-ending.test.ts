/** What begins and ends to the minute in the browser, on a page that is some days old. */
import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { shiftsOn, watchShifts } from '#test/support/browser/layout-shift.ts'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { heading, type VisitOptions, whenAlive } from '#test/support/browser/visit.ts'

const site = builtSite()

// In the sample the build's clock stands at the beginning of 1 October 2026 in Malaysia.
const maintenance = 'ticketing-maintenance-6-october'
const maintenanceEnds = Date.parse('2026-10-05T21:00:00Z')
const lifts = 'kayangan-walk-lift-3-october'
const [liftsBegin, liftsEnd] = [Date.parse('2026-10-02T16:00:00Z'), Date.parse('2026-10-03T10:00:00Z')]

const notice = (page: Page, id: string) => page.locator(`[data-notice="${id}"]`)
const at = (time: number) => new Date(time).toISOString()

it.each([
  ['is not there before it begins', lifts, liftsBegin - 1000, false],
  ['is there from the second on at which it begins', lifts, liftsBegin, true],
  ['is there until the last second', maintenance, maintenanceEnds - 1000, true],
  ['is gone from the second on at which it ends', maintenance, maintenanceEnds, false],
])('a notice %s, without moving the page', async (_, id, time, isThere) => {
  const { page } = await site.visit({ now: at(time) })
  await watchShifts(page)
  await page.goto(id === maintenance ? '/cinema' : '/promotions/gsc', { waitUntil: 'networkidle' })
  expect(await notice(page, id).isVisible()).toBe(isThere)
  expect(await shiftsOn(page)).toEqual([])
})

it('a notice begins while the page is open, and ends', async () => {
  const { page, goTo } = await site.visit({ now: at(liftsBegin - 30_000), isStopped: true })
  await goTo('/promotions/gsc')
  expect(await notice(page, lifts).isVisible()).toBe(false)
  await page.clock.runFor(30_000)
  await notice(page, lifts).waitFor()
  await page.clock.fastForward(liftsEnd - liftsBegin - 1000)
  expect(await notice(page, lifts).isVisible()).toBe(true)
  await page.clock.runFor(1000)
  await notice(page, lifts).waitFor({ state: 'detached' })
})

const slides = (page: Page) =>
  page
    .getByRole('group', { name: / of \d+$/ })
    .locator('h2')
    .allTextContents()
const [naga, marathon] = ['There is a naga in the lobby', 'Four horrors and two bowls of noodles']
const [marathonBegins, marathonEnds] = [Date.parse('2026-10-01T16:00:00Z'), Date.parse('2026-10-31T15:15:00Z')]

it.each([
  [marathonBegins - 1000, [naga]],
  [marathonBegins, [naga, marathon]],
  [marathonEnds, [naga]],
])('a banner is there within its time for who comes to the page (%i)', async (time, titles) => {
  const { page } = await site.open('/promotions/gsc', { now: at(time) })
  await expect.poll(() => slides(page)).toEqual(titles)
})

it('a banner begins while the page is open, is led to by its dot, and ends', async () => {
  const { page, goTo } = await site.visit({ now: at(marathonBegins - 30_000), isStopped: true })
  await goTo('/promotions/gsc')
  expect(await slides(page)).toEqual([naga])
  await page.clock.runFor(31_000)
  await expect.poll(() => slides(page)).toEqual([naga, marathon])
  // What moves the slides is fetched later.
  await page.clock.runFor(5100)
  await page.mouse.move(5, 5)
  const dot = page.getByRole('button', { name: `2 of 2: ${marathon}` })
  await dot.click()
  await page.clock.runFor(2000)
  await expect.poll(() => dot.getAttribute('aria-current')).toBe('true')
  await page.clock.fastForward(marathonEnds - marathonBegins)
  await expect.poll(() => slides(page)).toEqual([naga])
  expect(await page.getByRole('group', { name: '1 of 1' }).getAttribute('inert')).toBeNull()
})

it('a popup that is open closes when its time is over', async () => {
  const visited = await site.visit({ popups: true, isStopped: true, now: '2026-10-04T15:58:30Z' })
  const { page } = visited
  await page.goto('/', { referer: `${site.url}/faqs` })
  await whenAlive(page)
  await page.clock.runFor(10_000)
  const popup = page.getByRole('complementary', { name: 'The last weekend of lanterns' })
  await popup.waitFor()
  await page.clock.runFor(30_000)
  await popup.waitFor({ state: 'hidden' })
})

it('banners end in the browser, the last one leaving the page with its picture', async () => {
  expect(await slides((await site.open('/')).page)).toHaveLength(4)
  const { page: later } = await site.open('/', { now: '2026-10-18T16:00:00Z' })
  await expect.poll(() => slides(later)).not.toContain('Redline KL')
  const { page } = await site.open('/movies', { now: '2026-11-15T16:00:00Z' })
  await page.getByRole('region', { name: 'Highlights' }).waitFor({ state: 'detached' })
  expect(await page.locator('h1').count()).toBe(1)
})

it.each([
  [360, 'with a notice that has begun since', '/promotions/gsc', at(liftsBegin)],
  [360, 'whose last banner has ended', '/movies', '2026-11-15T16:00:00Z'],
  [1280, 'whose last banner has ended', '/movies', '2026-11-15T16:00:00Z'],
  [1280, 'without a picture whose last banner has ended', '/', '2026-12-15T16:00:00Z'],
])('at %i px, a page %s does not move, and the way back to it leads to the same place', async (width, _, path, now) => {
  const { page, goTo, navigate } = await site.visit({ now, viewport: { width, height: 780 } })
  await watchShifts(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  expect(await shiftsOn(page)).toEqual([])
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  // What a visitor looks at. Further down, a page may become longer as one comes near.
  const place = () =>
    page.evaluate(() => {
      const shown = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('main *')
      return `${Math.round(shown?.getBoundingClientRect().top ?? Number.NaN)} ${shown?.textContent?.slice(0, 80)}`
    })
  const before = await place()
  await page.reload()
  await whenAlive(page)
  await expect.poll(place).toBe(before)
  await goTo('/privacy-policy')
  await page.goBack()
  await whenAlive(page)
  await expect.poll(place).toBe(before)
  await navigate('/privacy-policy')
  await heading(page, 'Personal Data Notice').waitFor()
  await page.goBack()
  await heading(page, 'Personal Data Notice').waitFor({ state: 'detached' })
  await expect.poll(place).toBe(before)
})

it('promotions end in the browser, with the count of their list', async () => {
  const titles = async (options?: VisitOptions) => {
    const { page } = await site.open('/promotions/gsc', options)
    return page.locator('main article h2').filter({ visible: true }).allTextContents()
  }
  const [before, after] = [await titles(), await titles({ now: '2026-12-02T16:00:00Z' })]
  expect(before.length).toBeGreaterThan(after.length)
  expect(before).toContain('Spot the Naga')
  expect(after).not.toContain('Spot the Naga')
})

it('a stop of a tour is past when its day has ended, and an hour of a programme as the next begins', async () => {
  const past = async (path: string, now: string) => {
    const { page } = await site.open(path, { now })
    return page.getByRole('listitem').filter({ hasText: 'Past' }).getByRole('heading').allTextContents()
  }
  const tour = '/gsc-family-play-date-roadshow'
  expect(await past(tour, '2026-10-10T15:59:59Z')).toEqual(['Petaling Jaya'])
  expect(await past(tour, '2026-10-10T16:00:00Z')).toEqual(['Petaling Jaya', 'Johor Bahru'])
  const programme = '/events/popcorn-run'
  expect(await past(programme, '2026-10-17T22:59:59Z')).toEqual([])
  expect(await past(programme, '2026-10-17T23:00:00Z')).toEqual(['Number pick-up and stretching'])
})

it('a countdown that has ended says what has happened, in place of what was to come', async () => {
  const section = await site.open('/events/popcorn-run', { now: '2026-10-17T23:00:00Z' })
  await section.page.getByRole('heading', { name: 'They are off. Come and throw popcorn.' }).waitFor()
  expect(await section.page.getByText('Laces tied in').count()).toBe(0)
  const prose = await site.open('/gscm-production/takluk', { now: '2027-05-26T16:00:00Z' })
  await prose.page.getByText('Takluk is in cinemas.').waitFor()
  expect(await prose.page.getByText('Takluk opens in cinemas').count()).toBe(0)
})

it('says after midnight that tonight is the evening that goes on, until the morning', async () => {
  const { page, goTo } = await site.visit({ now: '2026-10-03T21:59:30Z', isStopped: true })
  await goTo('/')
  const day = page.locator('main .tonightStrip .day')
  await expect.poll(() => day.textContent()).toBe('Saturday 3 October')
  await page.clock.runFor(60_000)
  await expect.poll(() => day.textContent()).toBe('Sunday 4 October')
})
