/** A film goes from coming over its advance sale and its run to its end by the visitor's clock, on the page of any day. */
import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { isWithin } from '#site/shared/time/display-period.ts'
import { shiftsOn, watchShifts } from '#test/support/browser/layout-shift.ts'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { sampleTime } from '#test/support/snapshot/sample-time.ts'
import { announced, badge, brief, buy, hero, setTime } from './film-page.ts'

const site = builtSite()

interface Offer {
  readonly availability: string
  readonly availabilityStarts?: string
  readonly availabilityEnds?: string
}

/** What search engines are told of its tickets, read as of a time. */
async function offerAt(page: Page, now: string): Promise<string | undefined> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const movie = texts.map((text) => JSON.parse(text)).find((thing) => thing['@type'] === 'Movie')
  const offers: readonly Offer[] = movie.offers ?? []
  const time = Date.parse(now)
  const held = offers.find(({ availabilityStarts: from, availabilityEnds: to }) => isWithin({ from, to }, time))
  const isToCome = offers.some(({ availabilityStarts = now }) => Date.parse(availabilityStarts) > time)
  return held?.availability.split('/').at(-1) ?? (isToCome ? 'later' : undefined)
}

/** Every part of the pages that speaks of the film: its own, and the lists. */
async function saidAt(film: Page, lists: Page, now: string) {
  const tabs = lists.locator('main section[id^="filmList-"]').filter({ hasText: 'The Quiet Horizon' })
  return {
    badge: await badge(film).textContent(),
    tab: (await tabs.evaluateAll((all) => all.map(({ id }) => id))).map((id) => id.replace('filmList-', '')),
    tickets: await hero(film)
      .getByText(/^(?:Buy Now|Advance tickets from .*)$/)
      .filter({ visible: true })
      .allTextContents(),
    offer: await offerAt(film, now),
    hasShowtimes: (await film.locator('#showTimes').count()) > 0,
  }
}

const coming = {
  badge: 'Coming soon',
  tab: ['coming-soon'],
  tickets: ['Advance tickets from 1 October, in cinemas from 12 November'],
  offer: 'later',
  hasShowtimes: true,
}
const advance = { ...coming, badge: 'Advanced sales', tab: ['advanced-sales'], tickets: ['Buy Now'], offer: 'PreOrder' }
const running = { ...advance, badge: 'Now showing', tab: ['now-showing'], offer: 'InStock' }
const over = { badge: 'No longer showing', tab: [], tickets: [], offer: undefined, hasShowtimes: false }

it('goes from coming to over, and nothing that is said of it contradicts the rest at any time', async () => {
  const { page: film } = await site.open(announced)
  const { page: lists } = await site.open('/movies')
  expect(await saidAt(film, lists, sampleTime())).toEqual(coming)
  for (const [now, said] of [
    ['2026-10-01T01:59:59Z', coming],
    ['2026-10-01T02:00:00Z', advance],
    ['2026-11-04T04:00:00Z', { ...advance }],
    ['2026-11-11T15:59:59Z', advance],
    ['2026-11-11T16:00:00Z', running],
    ['2026-12-05T04:00:00Z', { ...running, badge: 'Ends in 4 days' }],
    ['2026-12-09T15:59:59Z', { ...running, badge: 'Ends today' }],
    ['2026-12-09T16:00:00Z', over],
  ] as const) {
    await setTime(film, now)
    await setTime(lists, now)
    await expect.poll(() => saidAt(film, lists, now), { message: now }).toEqual(said)
  }
})

it('is on sale from the second on at which its sale opens, on a page that nobody touches', async () => {
  const { page } = await site.open(announced, { now: '2026-10-01T01:59:58Z', isStopped: true })
  await hero(page).getByText('Advance tickets from 1 October').waitFor()
  await page.clock.runFor(1900)
  expect(await buy(page).count()).toBe(0)
  await page.clock.runFor(100)
  await expect.poll(() => buy(page).getAttribute('href')).toBe('https://tickets.example/')
})

describe('the page of a film', () => {
  it.each([
    ['2026-10-01T02:00:00Z', announced, 'Advanced sales', 'open'],
    ['2026-10-14T15:59:00Z', brief, 'Advanced sales', 'open'],
    ['2026-10-14T16:00:00Z', brief, 'Now showing', 'open'],
    ['2026-10-25T15:59:00Z', brief, 'Ends today', 'open'],
    ['2026-10-25T16:00:00Z', brief, 'No longer showing', 'none'],
    ['2026-10-01T00:00:00Z', '/movie/melaka-1511', 'Coming soon', 'none'],
  ])('of a visitor at %s: %s is %s, and tickets are %s', async (now, path, text, tickets) => {
    const { page } = await site.open(path, { now })
    await expect.poll(() => badge(page).textContent()).toBe(text)
    expect(await buy(page).count()).toBe(tickets === 'open' ? 1 : 0)
    expect(
      await hero(page)
        .getByText(/^Advance tickets from/)
        .filter({ visible: true })
        .count(),
    ).toBe(0)
    if (tickets === 'open') expect(await buy(page).getAttribute('href')).toBe('https://tickets.example/')
  })

  it('says without script what was so when it was built', async () => {
    const { page } = await site.open(announced, { javaScriptEnabled: false, now: '2026-11-20T00:00:00Z' })
    expect(await hero(page).textContent()).toContain('Advance tickets from 1 October')
    expect(await buy(page).count()).toBe(0)
    await page.goto('/movie/redline-kl')
    expect(await buy(page).count()).toBe(1)
  })
})

const inTab = (page: Page, tab: string) => page.locator(`#filmList-${tab} article h3`).allTextContents()

describe('the lists of films', () => {
  it('hand films on from tab to tab, and let go of those that are over', async () => {
    const { page } = await site.open('/movies', { now: '2026-10-26T04:00:00Z' })
    await expect.poll(() => inTab(page, 'now-showing')).toContain('Basement Four')
    expect(await inTab(page, 'advanced-sales')).not.toContain('Basement Four')
    expect(await inTab(page, 'advanced-sales')).toContain('Naga of the Seventh River')
    expect(await inTab(page, 'coming-soon')).not.toContain('Naga of the Seventh River')
    const over = ['LUNA: One Night Only', 'Mata Terakhir']
    const all = await page.locator('main article h3').allTextContents()
    expect(over.filter((title) => all.includes(title))).toEqual([])
    const { page: before } = await site.open('/movies')
    expect(await before.locator('main article h3').allTextContents()).toEqual(expect.arrayContaining(over))
  })

  it('of the day are as they were built, without a move on the page', async () => {
    const { page } = await site.open('/movies', { javaScriptEnabled: false })
    const built = await page.locator('main article h3').allTextContents()
    const { page: alive } = await site.visit()
    await watchShifts(alive)
    await alive.goto('/movies', { waitUntil: 'networkidle' })
    expect(await alive.locator('main article h3').allTextContents()).toEqual(built)
    expect(await shiftsOn(alive)).toEqual([])
  })

  it('let go of it on the home page and in an editor’s rail too', async () => {
    const { page } = await site.open('/', { now: '2026-10-26T04:00:00Z' })
    await expect.poll(() => inTab(page, 'now-showing')).toContain('Basement Four')
    expect(await inTab(page, 'now-showing')).not.toContain('Mata Terakhir')
  })
})
