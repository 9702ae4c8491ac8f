/** Where tickets of a film are bought, on each day of it, and where it is sold: by the visitor’s clock. */
import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { violations } from '#test/support/browser/violations.ts'
import { announced, badge, brief, hero, setTime } from './film-page.ts'

const site = builtSite()

describe('where tickets are bought', () => {
  const said = (page: Page) =>
    hero(page)
      .locator('a, p')
      .filter({
        hasText: /^(?:Buy Now|Advance tickets.*|In cinemas from.*|Until .*|Add to calendar|What is showing now)$/,
        visible: true,
      })
      .allTextContents()

  it.each([
    [
      'coming',
      '2026-09-30T00:00:00Z',
      ['Advance tickets from 1 October, in cinemas from 12 November', 'Add to calendar'],
    ],
    ['on advance sale', '2026-10-01T02:00:00Z', ['Buy Now', 'In cinemas from 12 November 2026', 'Add to calendar']],
    ['running', '2026-11-13T02:00:00Z', ['Buy Now']],
    ['in its last days', '2026-12-05T02:00:00Z', ['Buy Now', 'Until 9 December']],
    ['over', '2026-12-09T16:00:00Z', ['What is showing now']],
  ])('a film that is %s says so', async (_, now, words) => {
    const { page } = await site.open(announced, { now })
    await expect.poll(() => said(page)).toEqual(words)
  })

  it('a release goes into the visitor’s calendar, with script and without', async () => {
    const { page } = await site.open(announced, { javaScriptEnabled: false })
    const address = await hero(page).getByRole('link', { name: 'Add to calendar' }).getAttribute('href')
    expect(address).toBe(`${announced}.ics`)
    const response = await page.request.get(`${address}`)
    expect(response.headers()['content-type']).toMatch(/^text\/calendar/)
    expect(await response.text()).toMatch(
      /^BEGIN:VCALENDAR\r\n[\s\S]*DTSTART;VALUE=DATE:20261112\r\n[\s\S]*END:VCALENDAR\r\n$/,
    )
  })

  it('so do events, until they are over', async () => {
    const { page } = await site.open('/event/midnight-marathon')
    const link = page.getByRole('link', { name: 'Add to calendar' })
    const response = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(await response.text()).toContain('DTSTART;TZID=Asia/Kuala_Lumpur:')
    await setTime(page, '2027-06-01T00:00:00Z')
    await expect.poll(() => link.count()).toBe(0)
  })

  it('what can be done about an event stands in its head, until it is over', async () => {
    const { page } = await site.open('/event/midnight-marathon')
    const actions = hero(page).getByRole('link', { name: /^(?:Buy|Add) / })
    expect(await actions.allTextContents()).toEqual(['Buy a marathon ticket', 'Add to calendar'])
    await setTime(page, '2027-06-01T00:00:00Z')
    await expect.poll(() => actions.count()).toBe(0)
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

  it('is on the page of a cinema, without the films that are over by the visitor’s clock', async () => {
    const path = '/cinema/gsc-laman-cakera'
    const titles = (page: Page) => sold(page).locator('article h3').allTextContents()
    const { page } = await site.open(path, { javaScriptEnabled: false })
    expect(await titles(page)).toEqual(expect.arrayContaining(['Redline KL', 'LUNA: One Night Only']))
    // Live showtimes would take its place.
    const { page: after, goTo } = await site.visit({
      now: '2026-10-26T00:00:00Z',
      mayComplainOf: /ERR_FAILED|imported/,
    })
    await after.route('**/live-showtimes-*.js', (route) => route.abort())
    await goTo(path)
    await expect.poll(() => titles(after)).toContain('Redline KL')
    expect(await titles(after)).not.toContain('LUNA: One Night Only')
  })

  it('is folded beyond a dozen cinemas, and all of it is there for who unfolds it, by key', async () => {
    const { page, navigate } = await site.open('/faqs', { mayComplainOf: /ERR_FAILED|imported/ })
    await page.route('**/live-showtimes-*.js', (route) => route.abort())
    await page.route(`**${brief}/payload.json`, async (route) => {
      const response = await route.fetch()
      const payload = await response.json()
      const [one] = payload.data.sold.cinemas
      payload.data.sold.cinemas = Array.from({ length: 60 }, (_, at) => ({
        ...one,
        id: `C${at}`,
        name: `GSC ${at + 1}`,
      }))
      await route.fulfill({ response, json: payload })
    })
    await navigate(brief)
    const names = sold(page).locator('h3').filter({ visible: true })
    await expect.poll(() => names.count()).toBe(12)
    const fold = sold(page).locator('summary')
    expect(await fold.textContent()).toBe('48 more cinemas')
    await fold.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => names.count()).toBe(60)
    expect(await names.last().textContent()).toBe('GSC 60')
    expect(await violations(page, '#showTimes')).toEqual([])
  })
})
