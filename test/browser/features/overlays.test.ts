/** What lies over the built pages, but for the lightbox and popups: gifts, toasts, notices. In a real browser. */
import type { BrowserContextOptions } from '@playwright/test'
import { expect, it } from 'vitest'
import { shiftsOn, watchShifts } from '#test/support/browser/layout-shift.ts'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { violations } from '#test/support/browser/violations.ts'
import { whenAlive } from '#test/support/browser/visit.ts'

const site = builtSite()
const film = '/movie/redline-kl'
const gift = '#redline-ignition-pin'

async function openFilm(address = film, options: BrowserContextOptions = {}) {
  const visited = await site.open(address, options)
  return { ...visited, dialog: visited.page.getByRole('dialog', { name: 'The ignition pin' }) }
}

it('opens a gift from the film’s page, keeps the focus in it, and gives it back', async () => {
  const { page, dialog } = await openFilm()
  const link = page.getByRole('link', { name: 'Movie gifts' })
  const top = await page.evaluate(() => scrollY)
  await link.focus()
  await page.keyboard.press('Enter')
  await dialog.waitFor()
  expect(page.url()).toBe(site.url + film + gift)
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab')
    const where = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)
    // Between the last and the first of the dialog comes the browser's own frame.
    expect(where === 'DIALOG' || (await page.evaluate(() => document.activeElement === document.body))).toBe(true)
  }
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => page.url()).toBe(site.url + film)
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(top)
})

it('opens a gift by its hash: on first load, after a client navigation, and closes it on the way back', async () => {
  const first = await openFilm(film + gift)
  await first.dialog.waitFor()
  await first.dialog.getByRole('button', { name: 'Close' }).click()
  await first.dialog.waitFor({ state: 'hidden' })
  expect(first.page.url()).toBe(site.url + film)
  await first.page.getByRole('link', { name: 'Movie gifts' }).click()
  await first.dialog.waitFor()
  await first.page.goBack()
  await first.dialog.waitFor({ state: 'hidden' })
  expect(await first.page.getByRole('heading', { level: 1 }).textContent()).toBe('Redline KL')

  const second = await openFilm('/faqs')
  await second.navigate(film + gift)
  await second.dialog.waitFor()
  await second.page.goBack()
  await second.dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => second.page.url()).toBe(`${site.url}/faqs`)
})

it('opens no gift that has ended, whatever the address says, where others are still to be had', async () => {
  const { page, navigate } = await site.open('/faqs', { now: '2026-10-12T00:00:00+08:00' })
  await page.route(`**${film}/payload.json`, async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    const [ended] = json.data.gifts
    json.data.gifts.push({ ...ended, id: 'another-pin', title: 'Another pin', displayPeriod: { isNow: true } })
    await route.fulfill({ response, json })
  })
  await navigate(film + gift)
  await page.getByRole('heading', { name: 'Another pin' }).waitFor()
  // Its code comes late.
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.getByRole('link', { name: 'Movie gifts' }).click()
  await page.getByRole('dialog', { name: 'Another pin' }).waitFor()
})

it('leads to the gifts’ section without script', async () => {
  const { page } = await site.open(film, { javaScriptEnabled: false })
  await page.getByRole('link', { name: 'Movie gifts' }).click()
  expect(page.url()).toBe(`${site.url + film}#movieGifts`)
  expect(await page.getByRole('heading', { name: 'The ignition pin' }).isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: 'Share' }).isVisible()).toBe(false)
})

it('copies the address, says so politely, and lets that be dismissed', async () => {
  const { page } = await openFilm(`${film}?from=mail#movieGifts`, {
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const said = page.getByRole('status').filter({ hasText: 'Link copied' })
  await page.getByRole('button', { name: 'Share' }).click()
  // It stands as long as the pointer is on it.
  await said.getByText('Link copied').hover()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url + film}?from=mail`)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click()
  await said.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Share')
})

it('keeps a toast while it is pointed at, and hides it 5000 ms after it appeared otherwise', async () => {
  const { page, goTo } = await site.visit({ permissions: ['clipboard-read', 'clipboard-write'], isStopped: true })
  await goTo(film)
  const said = page.getByText('Link copied')
  await page.getByRole('button', { name: 'Share' }).click()
  await said.waitFor()
  await said.hover()
  await page.clock.runFor(20_000)
  expect(await said.isVisible()).toBe(true)
  await page.mouse.move(5, 5)
  await page.clock.runFor(5000)
  await said.waitFor({ state: 'detached' })
})

it('keeps a toast while its button has the focus', async () => {
  const { page, goTo } = await site.visit({ permissions: ['clipboard-read', 'clipboard-write'], isStopped: true })
  await goTo(film)
  const said = page.getByText('Link copied')
  await page.getByRole('button', { name: 'Share' }).click()
  await page.mouse.move(5, 5)
  const dismiss = page.getByRole('button', { name: 'Dismiss', exact: true })
  await dismiss.focus()
  await page.clock.runFor(20_000)
  expect(await said.isVisible()).toBe(true)
  await dismiss.blur()
  await page.clock.runFor(5000)
  await said.waitFor({ state: 'detached' })
})

it('shares by the system’s own way where there is one', async () => {
  const { page } = await site.open(film, {
    before: () => {
      Object.assign(navigator, {
        canShare: () => true,
        share: async (what: object) => Reflect.set(window, 'shared', what),
      })
    },
  })
  await page.getByRole('button', { name: 'Share' }).click()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
    .toEqual({ title: 'Redline KL', url: site.url + film })
  expect(await page.getByText('Link copied').count()).toBe(0)
})

it('keeps a dismissed notice away, and does not move the page for those who come back', async () => {
  const { page, console: said } = await site.open('/faqs', { mayComplainOf: /ERR_FAILED/ })
  await watchShifts(page)
  const notice = page.getByText('Ticketing maintenance on 6 October').first()
  expect(await notice.isVisible()).toBe(true)
  await page.getByRole('button', { name: 'Dismiss: Ticketing maintenance on 6 October' }).click()
  await notice.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')

  // As it is painted first, before React has the page.
  await page.route('**/*', (route, request) =>
    request.resourceType() === 'script' && !request.url().includes('pre-paint') ? route.abort() : route.fallback(),
  )
  await page.reload()
  expect(await notice.count()).toBe(1)
  expect(await notice.isVisible()).toBe(false)
  await page.unroute('**/*')
  await page.reload()
  await whenAlive(page)
  await notice.waitFor({ state: 'detached' })
  expect(await shiftsOn(page)).toEqual([])
  expect(said.filter((text) => /hydrat|Content Security/i.test(text))).toEqual([])
})

it('keeps the focus where others follow a notice that is dismissed on a phone, where each is closed', async () => {
  const { page } = await site.open('/movies', {
    viewport: { width: 360, height: 800 },
    now: '2026-10-03T08:00:00+08:00',
  })
  const dismiss = page.getByRole('button', { name: /^Dismiss: / })
  for (const left of [2, 1, 0]) {
    await dismiss.first().focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => dismiss.count()).toBe(left)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toMatch(/^(?:A|BUTTON|SUMMARY)$/)
  }
})

it.each([320, 360])('can dismiss a notice without scrolling at %i px with text twice as large', async (width) => {
  const { page } = await site.open('/', { viewport: { width, height: 780 } })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const dismiss = page.getByRole('button', { name: 'Dismiss: Ticketing maintenance on 6 October' })
  const end = await dismiss.evaluate((button) => button.getBoundingClientRect().right)
  expect(end).toBeLessThanOrEqual(width)
})
