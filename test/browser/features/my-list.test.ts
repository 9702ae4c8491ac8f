/** The films that a visitor wants to see, in a real browser: kept on the device, and said when they open. */
import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { shiftsOn, watchShifts } from '#test/support/browser/layout-shift.ts'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { violations } from '#test/support/browser/violations.ts'

const site = builtSite()
const coming = '/movie/chrome-orchid'
const heart = (page: Page) => page.locator('main header').getByRole('button', { name: 'My list' })
const note = (page: Page) => page.locator('.toast')

/** On each page that is loaded, as of a visitor who comes back. */
const haveOnList = (page: Page, ...items: unknown[]) =>
  page.context().addInitScript((list) => localStorage.setItem('my-list', list), JSON.stringify(items))

async function keep(now: string) {
  const visit = await site.open(coming, { now, reducedMotion: 'reduce' })
  await heart(visit.page).click()
  await expect.poll(() => heart(visit.page).getAttribute('aria-pressed')).toBe('true')
  return visit
}

it('keeps a film, says when it opens, leads to it, and lets go of it', async () => {
  const { page, goTo } = await keep('2026-10-01T12:00:00+08:00')
  await goTo('/faqs')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^My cinema/ })
    .click()
  const list = page.getByRole('region', { name: 'My list' })
  expect(await list.getByRole('listitem').first().locator('p').textContent()).toBe(
    'Chrome Orchid opens on 14 January 2027',
  )
  expect(await list.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/my-list',
    coming,
  ])
  expect(await violations(page, 'dialog[open]')).toEqual([])
  await list.getByRole('button', { name: 'Take Chrome Orchid off the list' }).click()
  await list.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => localStorage.getItem('my-list'))).toBe('[]')
})

it('tells a visitor who comes back that it opens within days, once a day', async () => {
  const { page, goTo } = await keep('2026-10-01T12:00:00+08:00')
  await page.clock.setFixedTime('2027-01-11T12:00:00+08:00')
  await goTo('/faqs')
  await note(page).getByText('Chrome Orchid opens on Thursday.').waitFor()
  await goTo('/movies')
  await page.waitForLoadState('networkidle')
  expect(await note(page).count()).toBe(0)
  await page.clock.setFixedTime('2027-01-13T12:00:00+08:00')
  await goTo('/faqs')
  await note(page).getByText('Chrome Orchid opens tomorrow.').waitFor()
})

it('waits with what it tells of an opening until a tab that was opened behind is looked at', async () => {
  const { page } = await site.visit({
    now: '2027-01-11T12:00:00+08:00',
    before: () => {
      localStorage.setItem(
        'my-list',
        '[{"href":"/movie/chrome-orchid","title":"Chrome Orchid","from":"2027-01-13T16:00:00Z"}]',
      )
      // As browsers have it: nothing is painted behind.
      const frame = requestAnimationFrame.bind(window)
      const looked = new Promise((resolve) => addEventListener('looked-at', resolve, { once: true }))
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      window.requestAnimationFrame = (paint) => {
        void looked.then(() => frame(paint))
        return 0
      }
    },
  })
  await page.goto('/faqs')
  // That of a navigation, and that of a lost network, with which the page begins to do things by itself.
  await expect.poll(() => page.locator('body > [role="status"]').count()).toBe(2)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(await page.evaluate(() => localStorage.getItem('my-list'))).not.toContain('toldOn')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    dispatchEvent(new Event('looked-at'))
  })
  await note(page).getByText('Chrome Orchid opens on Thursday.').waitFor()
})

it('keeps the films that it shows, however long they are looked at', async () => {
  const { page, goTo, navigate } = await site.visit({ now: '2027-01-11T12:00:00+08:00' })
  await haveOnList(page, { href: coming, title: 'Chrome Orchid' })
  const film = page.getByRole('main').getByRole('link', { name: 'Chrome Orchid', exact: true })
  await goTo('/my-list')
  await film.waitFor()
  await navigate('/faqs')
  await film.waitFor({ state: 'detached' })
  await navigate('/my-list')
  await film.waitFor()
  await page.clock.setFixedTime('2027-01-11T12:30:00+08:00')
  let asked = false
  await page.route('**/rest.json', () => {
    asked = true
  })
  const kept = page.getByRole('main').getByRole('button', { name: 'My list: Chrome Orchid' })
  await kept.click()
  await expect.poll(() => kept.getAttribute('aria-pressed')).toBe('false')
  expect(asked).toBe(false)
})

it('asks again for what is known of the films, and leads on to the first of them with the focus', async () => {
  const { page, goTo } = await site.visit({ mayComplainOf: /ERR_FAILED/ })
  await haveOnList(page, { href: coming, title: 'Chrome Orchid' })
  await page.route('**/rest.json', (route) => route.abort())
  await goTo('/my-list')
  const again = page.getByRole('button', { name: 'Try again' })
  const isFocused = () => again.evaluate((button) => button === document.activeElement)
  await again.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('alert').filter({ hasText: 'cannot be reached' }).waitFor()
  expect(await isFocused()).toBe(true)
  await page.unroute('**/rest.json')
  await page.keyboard.press('Enter')
  await again.waitFor({ state: 'detached' })
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('href')))
    .toBe('/movie/chrome-orchid')
})

it('says of no film that it is over where nothing is known of it', async () => {
  const { page, goTo } = await site.visit({ mayComplainOf: /ERR_FAILED/ })
  await haveOnList(page, { href: '/movie/redline-kl', title: 'Redline KL', from: '2026-09-24T16:00:00Z' })
  await page.route('**/rest.json', (route) => route.abort())
  await goTo('/my-list')
  const main = page.getByRole('main')
  await main.getByRole('alert').filter({ hasText: 'cannot be reached' }).waitFor()
  await main.getByRole('link', { name: 'Redline KL', exact: true }).waitFor()
  expect(await main.textContent()).not.toContain('No longer showing')
})

it('moves nothing on the page of a film that is kept', async () => {
  const { page, goTo } = await site.visit({ reducedMotion: 'reduce' })
  await haveOnList(page, { href: coming, title: 'Chrome Orchid' }, 7, { href: '/faqs', title: 'No film' })
  await watchShifts(page)
  await goTo(coming)
  await expect.poll(() => heart(page).getAttribute('aria-pressed')).toBe('true')
  expect(await shiftsOn(page)).toEqual([])
})

it('knows the film of a page whose address is encoded where it need not be', async () => {
  const { page, goTo } = await site.visit()
  await haveOnList(page, { href: coming, title: 'Chrome Orchid' })
  await goTo(coming.replace('chrome', '%63hrome'))
  await expect.poll(() => heart(page).getAttribute('aria-pressed')).toBe('true')
  await heart(page).click()
  await expect.poll(() => keptOf(page)).toEqual([])
})

it('has a heart on posters only, not on a card that leads to a film under words of its own', async () => {
  const { page } = await site.open('/gsc-ultimate-family-adventure')
  const hearts = (section: string) =>
    page
      .getByRole('region', { name: section })
      .first()
      .getByRole('button', { name: /^My list: / })
  await hearts('Films on the map').first().waitFor()
  expect(
    await page.getByRole('region', { name: 'The five stamps' }).getByRole('link', { name: 'The Moon' }).count(),
  ).toBe(1)
  expect(await hearts('The five stamps').count()).toBe(0)
})

it('puts a film there from its poster, by key, and says on the page of the list how it stands', async () => {
  const { page, goTo } = await site.visit({ now: '2027-01-11T12:00:00+08:00', reducedMotion: 'reduce' })
  await watchShifts(page)
  await goTo('/movie/iron-bride')
  const poster = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'Chrome Orchid', exact: true }) })
  const own = poster.getByRole('button', { name: 'My list: Chrome Orchid' })
  const { width = 0, height = 0 } = (await own.boundingBox()) ?? {}
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  await own.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => own.getAttribute('aria-pressed')).toBe('true')
  expect(new URL(page.url()).pathname).toBe('/movie/iron-bride')
  await page.goto('/my-list')
  const kept = page.getByRole('main').getByRole('article').filter({ hasText: 'Chrome Orchid' })
  await kept.getByText('Opens on Thursday', { exact: true }).waitFor()
  expect(await shiftsOn(page)).toEqual([])
  expect(await violations(page)).toEqual([])
  // It stays until the page is left, so that a slip is undone where it was made.
  await kept.getByRole('button').click()
  await expect.poll(() => kept.getByRole('button').getAttribute('aria-pressed')).toBe('false')
  await page.reload()
  await page.getByText('Nothing is on your list yet.').waitFor()
})

const keptOf = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('my-list') ?? '[]'))

it('knows when a film opens that was put there on the page of a festival', async () => {
  const { page } = await site.open('/film-festival/lantern-film-festival')
  await page
    .getByRole('region', { name: 'Films' })
    .getByRole('button', { name: 'My list: Seven Stops to Ipoh' })
    .click()
  await expect
    .poll(() => keptOf(page))
    .toMatchObject([{ href: '/movie/seven-stops-to-ipoh', from: expect.any(String) }])
})

it('knows when a film opens that was taken off and put back', async () => {
  const { page, goTo } = await site.visit({ now: '2027-01-11T12:00:00+08:00' })
  await haveOnList(page, { href: coming, title: 'Chrome Orchid', from: '2027-01-13T16:00:00.000Z' })
  await goTo('/my-list')
  const kept = page.getByRole('main').getByRole('button', { name: 'My list: Chrome Orchid' })
  await kept.click()
  await expect.poll(() => keptOf(page)).toEqual([])
  await kept.click()
  await expect.poll(() => keptOf(page)).toMatchObject([{ href: coming, from: '2027-01-14T00:00:00+08:00' }])
})

it('leaves the films there from which the first one was put on it, with the focus', async () => {
  const { page } = await site.open('/my-list')
  const heart = page
    .getByRole('region', { name: 'Now showing' })
    .getByRole('button', { name: /^My list: / })
    .first()
  await heart.focus()
  await page.keyboard.press('Enter')
  await page.getByText('Nothing is on your list yet.').waitFor({ state: 'detached' })
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  expect(await heart.evaluate((button) => button === document.activeElement)).toBe(true)
})

it('shows before its script comes what is on, and to whoever has a list nothing that would go away again', async () => {
  const { page } = await site.visit({ mayComplainOf: /ERR_FAILED/ })
  await page.route('**/*', (route, request) =>
    request.resourceType() === 'script' && !request.url().includes('/pre-paint') ? route.abort() : route.fallback(),
  )
  const note = page.getByText('Nothing is on your list yet.')
  const films = page.getByRole('heading', { name: 'Now showing' })
  await page.goto('/my-list')
  expect(await note.isVisible()).toBe(true)
  expect(await films.isVisible()).toBe(true)
  await page.evaluate((href) => localStorage.setItem('my-list', JSON.stringify([{ href, title: 'A film' }])), coming)
  await page.reload()
  expect(await note.isVisible()).toBe(false)
  expect(await films.isVisible()).toBe(false)
})

it('is absent without script, and its page says why', async () => {
  const { page } = await site.open(coming, { javaScriptEnabled: false })
  expect(await page.getByRole('button', { name: 'My list' }).count()).toBe(0)
  await page.goto('/my-list')
  expect(await page.locator('main noscript').textContent()).toContain('this page needs JavaScript')
  expect(await page.getByText('Nothing is on your list yet.').isVisible()).toBe(false)
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
})
