/** A film goes from coming over its advance sale and its run to its end by the visitor's clock, on the page of any day. */
import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'

const site = builtSite()
const hero = (page: Page) => page.locator('main article > header')
const buy = (page: Page) => hero(page).getByRole('link', { name: 'Buy Now' })
const badge = (page: Page) => hero(page).locator('ul > li').first()

/** Its advance sale opens at ten on 1 October; it is released on 12 November. */
const announced = '/movie/the-quiet-horizon'
/** On sale since August; shown from 15 to 25 October. */
const brief = '/movie/luna-live'

describe('the page of a film', () => {
  it.each([
    ['2026-09-30T16:30:00Z', announced, 'Coming soon', 'later'],
    ['2026-10-01T01:59:00Z', announced, 'Coming soon', 'later'],
    ['2026-10-01T02:00:00Z', announced, 'Advanced sales', 'open'],
    ['2026-11-11T16:00:00Z', announced, 'Now showing', 'open'],
    ['2026-10-14T15:59:00Z', brief, 'Advanced sales', 'open'],
    ['2026-10-14T16:00:00Z', brief, 'Now showing', 'open'],
    ['2026-10-25T15:59:00Z', brief, 'Ends today', 'open'],
    ['2026-10-25T16:00:00Z', brief, 'No longer showing', 'none'],
    ['2026-10-01T00:00:00Z', '/movie/melaka-1511', 'Coming soon', 'none'],
  ])('of a visitor at %s: %s is %s, and tickets are %s', async (now, path, text, tickets) => {
    const { page } = await site.open(path, { now })
    await expect.poll(() => badge(page).textContent()).toBe(text)
    expect(await buy(page).count()).toBe(tickets === 'open' ? 1 : 0)
    expect(await hero(page).getByText('Advance tickets from 1 October').count()).toBe(tickets === 'later' ? 1 : 0)
    if (tickets === 'open') expect(await buy(page).getAttribute('href')).toBe('https://tickets.example/')
  })

  it('changes before the eyes of who looks at it', async () => {
    const { page } = await site.open(brief, { now: '2026-10-25T15:59:00Z' })
    await expect.poll(() => badge(page).textContent()).toBe('Ends today')
    await page.clock.setFixedTime('2026-10-25T16:00:00Z')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => badge(page).textContent()).toBe('No longer showing')
    expect(await buy(page).count()).toBe(0)
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
    const { page: before } = await site.open('/movies', { now: '2026-09-30T17:00:00Z' })
    expect(await before.locator('main article h3').allTextContents()).toEqual(expect.arrayContaining(over))
  })

  it('of the day are as they were built, without a move on the page', async () => {
    const { page } = await site.open('/movies', { now: '2026-09-30T17:00:00Z', javaScriptEnabled: false })
    const built = await page.locator('main article h3').allTextContents()
    const { page: alive } = await site.visit({ now: '2026-09-30T17:00:00Z' })
    await alive.addInitScript(() => {
      Reflect.set(window, 'shift', 0)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Reflect.set(window, 'shift', Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value')))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await alive.goto('/movies', { waitUntil: 'networkidle' })
    expect(await alive.locator('main article h3').allTextContents()).toEqual(built)
    expect(await alive.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThan(0.001)
  })

  it('let go of it on the home page and in an editor’s rail too', async () => {
    const { page } = await site.open('/', { now: '2026-10-26T04:00:00Z' })
    await expect.poll(() => inTab(page, 'now-showing')).toContain('Basement Four')
    expect(await inTab(page, 'now-showing')).not.toContain('Mata Terakhir')
  })
})

it.each([
  ['a desk', { width: 1280, height: 800 }, 'Buy Tickets Now'],
  ['a phone', { width: 360, height: 780 }, 'Buy Tickets'],
])('tickets are near on every page, on %s, also of a film that is over', async (_, viewport, name) => {
  const { page } = await site.open(brief, { viewport, now: '2026-12-01T00:00:00Z' })
  for (const path of ['/privacy-policy', brief]) {
    await page.goto(path)
    const link = page.getByRole('link', { name, exact: true })
    await expect.poll(() => link.filter({ visible: true }).count()).toBe(1)
    expect(await link.filter({ visible: true }).getAttribute('href')).toBe('https://tickets.example/')
  }
})

describe('what the snapshot says is sold where', () => {
  const sold = (page: Page) => page.locator('#showTimes')

  it('is on the page of a film, with the way to each cinema, and gone when the film is over', async () => {
    const { page } = await site.open(brief, { javaScriptEnabled: false })
    expect(await sold(page).getByRole('link', { name: 'GSC Laman Cakera', exact: true }).count()).toBe(1)
    const { page: after } = await site.open(brief, { now: '2026-10-26T00:00:00Z' })
    await expect.poll(() => badge(after).textContent()).toBe('No longer showing')
    expect(await sold(after).count()).toBe(0)
  })

  it('is on the page of a cinema', async () => {
    const { page } = await site.open('/cinema/gsc-kayangan-walk', { javaScriptEnabled: false })
    expect(await sold(page).locator('article h3').allTextContents()).toContain('Redline KL')
  })
})
