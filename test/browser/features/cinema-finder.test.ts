/** Finding a cinema, in a real browser. */
import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { shiftsOn, watchShifts } from '#test/support/browser/layout-shift.ts'
import { builtSite } from '#test/support/browser/site-visits.ts'
import type { VisitOptions } from '#test/support/browser/visit.ts'

const site = builtSite()
const open = (path: string, options: VisitOptions = {}) => site.open(path, { reducedMotion: 'reduce', ...options })

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search Location, Keyword', exact: true })
const said = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /cinema/ })
    .textContent()
/** The cinemas that are listed, in their order. */
const listed = (page: Page) => page.locator('main article article a[href^="/cinema/"]').allTextContents()
const queryOf = (page: Page) => new URL(page.url()).search

describe('the search', () => {
  it('narrows the list while one types, says how many are left, and keeps the words in the address', async () => {
    const { page, complaints } = await open('/cinema')
    expect(await listed(page)).toHaveLength(14)
    await field(page).pressSequentially('kuchng')
    await expect.poll(() => listed(page)).toEqual(['GSC Sungai Emas'])
    expect(await said(page)).toBe('1 cinema found')
    await expect.poll(() => queryOf(page)).toBe('?q=kuchng')
    expect(complaints).toEqual([])
  })

  it('is there again after a look at a cinema and the way back', async () => {
    const { page } = await open('/experiences')
    await page.goto('/cinema')
    await field(page).pressSequentially('velvet mel')
    await expect.poll(() => listed(page)).toEqual(['Velvet Cinemas Seri Tanjung'])
    await page
      .locator('article article')
      .getByRole('link', { name: 'Velvet Cinemas Seri Tanjung', exact: true })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Velvet Cinemas Seri Tanjung' }).waitFor()
    await page.goBack()
    await expect.poll(() => listed(page)).toEqual(['Velvet Cinemas Seri Tanjung'])
    expect(await field(page).inputValue()).toBe('velvet mel')
    // The words were put into the address in place of each other, so one more step leads out.
    await page.goBack()
    await page.waitForURL('**/experiences')
  })

  it('shows on the way back what was found, and never the whole list before', async () => {
    const { page } = await open('/cinema')
    await field(page).pressSequentially('velvet mel')
    await expect.poll(() => listed(page)).toEqual(['Velvet Cinemas Seri Tanjung'])
    await page
      .locator('article article')
      .getByRole('link', { name: 'Velvet Cinemas Seri Tanjung', exact: true })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Velvet Cinemas Seri Tanjung' }).waitFor()
    const most = await page.evaluateHandle(() => {
      const seen = { most: 0 }
      new MutationObserver(() => {
        if (!document.querySelector('main [type="search"]')) return
        seen.most = Math.max(seen.most, document.querySelectorAll('main article article').length)
      }).observe(document.body, { childList: true, subtree: true })
      return seen
    })
    await page.goBack()
    await expect.poll(() => listed(page)).toEqual(['Velvet Cinemas Seri Tanjung'])
    expect(await most.jsonValue()).toEqual({ most: 1 })
  })

  it('loads its library when somebody is about to type, and finds what was typed before that was there', async () => {
    const { page, requests } = await open('/cinema')
    const asked = () => requests.filter((path) => path.includes('/list-index-'))
    expect(asked()).toEqual([])
    const isTyped = Promise.withResolvers<void>()
    await page.route('**/list-index-*', async (route) => {
      await isTyped.promise
      await route.continue()
    })
    await field(page).focus()
    await expect.poll(asked).toHaveLength(1)
    await field(page).pressSequentially('kuchng')
    await expect.poll(() => page.locator('main').getByRole('status').first().textContent()).toBe('Searching …')
    expect(await listed(page)).toHaveLength(14)
    isTyped.resolve()
    await expect.poll(() => listed(page)).toEqual(['GSC Sungai Emas'])
    expect(await said(page)).toBe('1 cinema found')
    expect(asked()).toHaveLength(1)
  })

  it('says when it cannot be reached, leaves the list and its filters, and tries again with the next letter', async () => {
    const { page } = await open('/cinema', { mayComplainOf: /ERR_FAILED/ })
    await page.route('**/list-index-*', (route) => route.abort())
    await field(page).pressSequentially('kuchin')
    await expect.poll(() => said(page)).toBe('The search cannot be reached right now. Listed without it: 14 cinemas')
    expect(await listed(page)).toHaveLength(14)
    await page.getByLabel('State').selectOption('selangor')
    await expect.poll(() => listed(page)).toHaveLength(3)
    await page.getByLabel('State').selectOption('')
    await page.unroute('**/list-index-*')
    await field(page).pressSequentially('g')
    await expect.poll(() => listed(page)).toEqual(['GSC Sungai Emas'])
  })

  it('adds up with the filters, which stand in the address too', async () => {
    const { page } = await open('/cinema?experience=cinema-beds')
    await expect.poll(() => said(page)).toBe('5 cinemas found')
    await page.getByLabel('State').selectOption('selangor')
    await expect.poll(() => listed(page)).toEqual(['Aurum Theatre Persiaran Delima'])
    expect(queryOf(page)).toBe('?experience=cinema-beds&state=selangor')
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect.poll(() => listed(page)).toHaveLength(14)
    expect(queryOf(page)).toBe('')
  })

  it('says that nothing was found, and offers the way out', async () => {
    const { page } = await open('/cinema?q=zzzz')
    await page.getByText('No cinema is like that.', { exact: false }).waitFor()
    expect(await said(page)).toBe('No cinemas found')
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect.poll(() => listed(page)).toHaveLength(14)
    expect(await field(page).inputValue()).toBe('')
  })

  it('finds the cinemas of one brand alone on the page of the brand', async () => {
    const { page } = await open('/cinemas/aurum-theatre?q=shah')
    await expect.poll(() => said(page)).toBe('1 cinema found')
  })
})

describe('near me', () => {
  const kuching = { latitude: 1.55, longitude: 110.35 }

  it('sorts by distance once the visitor lets it, and asks nobody before', async () => {
    const { page, requests } = await open('/cinema', { geolocation: kuching, permissions: ['geolocation'] })
    expect((await listed(page))[0]).not.toBe('GSC Sungai Emas')
    await page.getByRole('button', { name: 'Near me' }).click()
    await expect.poll(async () => (await listed(page))[0]).toBe('GSC Sungai Emas')
    await page.getByText('1.0 km · GSC').waitFor()
    expect(await said(page)).toContain('the nearest first')
    // The position stays here.
    expect(requests.filter((url) => !url.startsWith('/') || /1\.55|110\.35/.test(url))).toEqual([])
    expect(queryOf(page)).toBe('')
    await page.getByRole('button', { name: 'Near me' }).click()
    await expect.poll(async () => (await listed(page))[0]).not.toBe('GSC Sungai Emas')
  })

  it('is answered before the eyes of who asks on a phone, where filters are behind a button', async () => {
    const { page } = await open('/cinema', {
      geolocation: kuching,
      permissions: ['geolocation'],
      viewport: { width: 360, height: 780 },
      reducedMotion: 'reduce',
    })
    expect(await page.getByLabel('State').isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByLabel('State').waitFor()
    await page.getByRole('button', { name: 'Near me' }).click()
    await expect.poll(async () => (await listed(page))[0]).toBe('GSC Sungai Emas')
    const nearest = page.locator('main article article').first()
    await expect.poll(() => nearest.evaluate((card) => card.getBoundingClientRect().top)).toBeLessThan(300)
  })

  it('explains what to do where it is refused', async () => {
    const { page } = await open('/cinema', { permissions: [] })
    await page.getByRole('button', { name: 'Near me' }).click()
    await page.getByRole('alert').filter({ hasText: 'search for your town' }).waitFor()
    expect(await listed(page)).toHaveLength(14)
  })
})

describe('the map', () => {
  it('leaves one finger to the page: two move the map', async () => {
    const { page } = await open('/cinema', { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })
    await page.getByRole('button', { name: 'Show the map' }).click()
    const map = page.getByRole('region', { name: 'Map of the cinemas' })
    await map.getByRole('link', { name: 'GSC Sungai Emas' }).waitFor()
    expect(await map.evaluate((element) => getComputedStyle(element).touchAction)).toBe('pan-x pan-y')
  })

  const phone = { viewport: { width: 720, height: 800 } }

  it('stands beside the list where there is room, by itself, and moves nothing when it comes', async () => {
    const { page, goTo } = await site.visit({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
    await watchShifts(page)
    await goTo('/cinema')
    const map = page.getByRole('region', { name: 'Map of the cinemas' })
    await map.getByRole('link', { name: 'GSC Sungai Emas' }).waitFor()
    expect(await page.getByRole('button', { name: /the map$/ }).isVisible()).toBe(false)
    expect(await shiftsOn(page)).toEqual([])
    const [place, list] = await Promise.all([
      map.boundingBox(),
      page.locator('main article article').first().boundingBox(),
    ])
    expect(place?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0))
    // It stays while the list is gone through.
    await page.locator('main article article').last().scrollIntoViewIfNeeded()
    const seen = await map.boundingBox()
    expect(seen?.y).toBeGreaterThan(0)
    expect((seen?.y ?? 0) + (seen?.height ?? 0)).toBeLessThanOrEqual(900)
  })

  it('comes only when it is asked for, and from this host alone', async () => {
    const { page, requests, complaints } = await open('/cinema', phone)
    expect(requests.filter((url) => url.includes('cinema-map'))).toEqual([])
    await page.getByRole('button', { name: 'Show the map' }).click()
    const map = page.getByRole('region', { name: 'Map of the cinemas' })
    await map.getByRole('link', { name: 'GSC Sungai Emas' }).waitFor()
    expect(requests.some((url) => url.includes('cinema-map'))).toBe(true)
    expect(requests.filter((url) => !url.startsWith('/'))).toEqual([])
    expect(complaints).toEqual([])
  })

  it('leads to a cinema, comes nearer to several, and shows what was found', async () => {
    const { page } = await open('/cinema', phone)
    await page.getByRole('button', { name: 'Show the map' }).click()
    const map = page.getByRole('region', { name: 'Map of the cinemas' })
    await map
      .getByRole('button', { name: /^Look closer at/ })
      .first()
      .click()
    await map.getByRole('link', { name: 'Velvet Cinemas Lorong Kasturi' }).waitFor()
    await field(page).fill('kuching')
    await expect.poll(() => map.getByRole('link').allTextContents()).toEqual(['GSC Sungai Emas'])
    await map.getByRole('link', { name: 'GSC Sungai Emas' }).click()
    await page.getByRole('heading', { level: 1, name: 'GSC Sungai Emas' }).waitFor()
  })
})

it('says which cinemas are open, and says it again when one closes', async () => {
  const { page } = await open('/cinema', { now: '2026-10-02T00:30:00+08:00' })
  const line = page.locator('article', { hasText: 'GSC Kayangan Walk' }).last().locator('p').first()
  await expect.poll(() => line.textContent()).toBe('GSC · Open now')
  await page.clock.setFixedTime('2026-10-02T01:00:00+08:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => line.textContent()).toBe('GSC · Closed now')
})

it('leads to a cinema by the visitor’s own maps, and says there whether it is open', async () => {
  const { page } = await open('/cinema/gsc-kayangan-walk', { now: '2026-10-01T19:30:00+08:00' })
  const links = page.getByRole('list', { name: 'Directions' }).getByRole('link')
  expect(await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))).toEqual([
    ['Waze', 'https://waze.com/ul?ll=3.147,101.693&navigate=yes'],
    ['Google Maps', 'https://www.google.com/maps/dir/?api=1&destination=3.147,101.693'],
    ['Apple Maps', 'https://maps.apple.com/?daddr=3.147,101.693'],
  ])
  await page.locator('#planAVisit').getByText('Open until 1:00 am').waitFor()
})

it('lists every cinema without script, and offers nothing that would not work', async () => {
  const { page } = await open('/cinema', { javaScriptEnabled: false })
  expect(await listed(page)).toHaveLength(14)
  expect(await field(page).isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: 'Show the map' }).isVisible()).toBe(false)
})

it('points at today in the opening hours, as days are counted in Malaysia', async () => {
  const { page } = await open('/cinema/gsc-kayangan-walk', {
    timezoneId: 'America/New_York',
    // Thursday afternoon in New York, and Friday in Kuala Lumpur.
    now: '2026-10-01T20:00:00Z',
  })
  await page.getByRole('rowheader', { name: 'Friday and Saturday (today)' }).waitFor()
  expect(await page.getByRole('rowheader', { name: /today/ }).count()).toBe(1)
})

it('keeps the name of a state in view beside the map while its cinemas pass', async () => {
  const { page } = await site.open('/cinema', { viewport: { width: 1280, height: 800 } })
  const state = page
    .locator('section[aria-labelledby^="stateName-"]')
    .filter({ has: page.locator('li + li') })
    .first()
  await state
    .locator('li')
    .last()
    .evaluate((cinema) => cinema.scrollIntoView({ block: 'start', behavior: 'instant' }))
  const bottomOfHeader = await page
    .locator('header')
    .first()
    .evaluate((header) => header.getBoundingClientRect().bottom)
  const { y = 0 } = (await state.getByRole('heading').first().boundingBox()) ?? {}
  expect(Math.round(y)).toBe(Math.round(bottomOfHeader))
})
