/** A page before its code: when the code comes, and what a visitor did until then. In a real browser, whose line is held. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, inject, it, onTestFinished } from 'vitest'
import { loadedDocuments } from '#test/support/browser/loaded-documents.ts'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { heading, whenAlive } from '#test/support/browser/visit.ts'
import { layout, unhydrated } from './unhydrated.ts'

const site = builtSite()

it('leaves the line to the pictures of the first screen, until a visitor touches the page', async () => {
  const { page, requests } = await site.visit({ isUnused: true })
  const { promise: end, resolve } = Promise.withResolvers<void>()
  onTestFinished(() => resolve())
  await page.route('**/media/**', async (route) => {
    await end
    await route.fallback()
  })
  await page.goto('/movie/redline-kl', { waitUntil: 'domcontentloaded' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  // What would ask for the code has run by then; so has what tells a page of a mouse that rests above it.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  expect(requests.filter((path) => path.endsWith('.js') && !path.includes('pre-paint'))).toHaveLength(1)
  await page.mouse.move(200, 200, { steps: 2 })
  await expect.poll(() => requests.some((path) => layout.test(path))).toBe(true)
})

it('does not hydrate in one piece because of a press meanwhile, which the browser could not show', async () => {
  const { page } = await site.visit({ before: pressWhileHydrating })
  await page.goto('/movies')
  await whenAlive(page)
  expect(await page.evaluate(() => Reflect.get(window, 'isHydratedByPress'))).toBe(false)
})

it('opens the search that was clicked before, once, and shows meanwhile that it is coming', async () => {
  const { page, release } = await unhydrated(site, '/faqs')
  await page.getByRole('button', { name: 'Search' }).dblclick()
  expect(await page.locator('html[data-waiting]').count()).toBe(1)
  release()
  await page.getByRole('dialog', { name: 'Search' }).waitFor()
  expect(await page.locator('html[data-waiting]').count()).toBe(0)
})

it('leaves the menu open that was opened before, and opens in it what was pressed', async () => {
  const { page, release } = await unhydrated(site, '/faqs', { viewport: { width: 360, height: 780 } })
  const menu = page.getByRole('navigation', { name: 'Main' })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await menu.getByRole('button', { name: 'More in Shop' }).click()
  release()
  await menu.getByRole('link', { name: 'Keepsakes', exact: true }).waitFor()
})

it('shows the tab that was clicked before, without loading the page again', async () => {
  const { page, release } = await unhydrated(site, '/movies')
  const loaded = await page.evaluateHandle(() => performance.timeOrigin)
  await secondTab(page).click()
  release()
  await page.locator('#filmList-coming-soon[data-shown]').waitFor()
  expect(new URL(page.url()).search).toBe('?tab=coming-soon')
  expect(await page.evaluate((before) => before === performance.timeOrigin, loaded)).toBe(true)
})

it('searches for the words that were typed before, and never takes them out of the field meanwhile', async () => {
  const { page, release } = await unhydrated(site, '/cinema', { before: noteWrittenValues })
  const field = page.getByRole('searchbox').first()
  await field.pressSequentially('velvet mel')
  release()
  await page.getByText('1 cinema found').waitFor()
  expect(await field.inputValue()).toBe('velvet mel')
  // Letters that came in between would have been all that was left.
  expect(await page.evaluate(() => Reflect.get(window, 'writtenValues'))).toEqual([])
})

it('lists by what was chosen before', async () => {
  const { page, release } = await unhydrated(site, '/cinema')
  await page.getByLabel('State').selectOption('selangor')
  await page.getByLabel('Experience').selectOption('cinema-beds')
  release()
  await page.getByText('1 cinema found').waitFor()
  expect(new URL(page.url()).searchParams.toString()).toBe('state=selangor&experience=cinema-beds')
})

it('plans for the guests that were typed before', async () => {
  const { page, release } = await unhydrated(site, '/package')
  const guests = page.getByRole('spinbutton', { name: 'How many guests?' })
  await guests.pressSequentially('37')
  release()
  await page.getByText('for 37 guests').first().waitFor()
  expect(await guests.inputValue()).toBe('37')
})

it('follows links without its code', async () => {
  const { page, requests } = await unhydrated(site, '/faqs')
  await page.locator('#siteRoot a[href="/promotion"]').first().click()
  await heading(page, 'All promotions').waitFor()
  expect(requests).not.toContain('/promotion/payload.json')
})

it.each([
  ['its code', /\/assets\/page-/],
  ['the code of all pages', /\/assets\/app-/],
])('works as it does without script where %s has gone, after one attempt to load it anew', async (_, gone) => {
  const { page } = await site.visit({ mayComplainOf: /404|dynamically imported|Failed to load|MIME type/ })
  const documents = loadedDocuments(page)
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(
    readFileSync(join(inject('builtSite'), 'movies/index.html'), 'utf8'),
  )?.[1]
  await page.route(gone, (route) =>
    new URL(route.request().url()).pathname === entry ? route.fallback() : route.fulfill({ status: 404, body: '' }),
  )
  await page.goto('/movies')
  await expect.poll(() => documents).toEqual(['/movies', '/movies'])
  await secondTab(page).click()
  await page.waitForURL('**/movies?tab=coming-soon')
  expect(documents).toEqual(['/movies', '/movies', '/movies?tab=coming-soon'])
})

const secondTab = (page: Page) => page.locator('a[data-keeps-scroll][href="/movies?tab=coming-soon"]')

/** Runs in the page, before its code: keeps what its code writes into fields that were typed into. */
function noteWrittenValues(): void {
  const written: string[] = []
  Reflect.set(window, 'writtenValues', written)
  const { prototype } = HTMLInputElement
  const native = Object.getOwnPropertyDescriptor(prototype, 'value')
  if (!native?.get || !native.set) return
  const { get, set } = native
  Object.defineProperty(prototype, 'value', {
    ...native,
    set(value: string) {
      if (get.call(this) !== '') written.push(value)
      set.call(this, value)
    },
  })
}

/** Runs in the page, before its code: presses a link as soon as React listens at the root of the site. */
function pressWhileHydrating(): void {
  const listen = EventTarget.prototype.addEventListener
  EventTarget.prototype.addEventListener = function (...listener: Parameters<typeof listen>) {
    listen.apply(this, listener)
    if (!(this instanceof Element) || this.id !== 'siteRoot') return
    EventTarget.prototype.addEventListener = listen
    queueMicrotask(() => {
      const link = document.querySelector('main a')
      link?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      // React notes on an element what it is hydrated as.
      Reflect.set(window, 'isHydratedByPress', link && Object.keys(link).some((key) => key.startsWith('__react')))
    })
  }
}

it('asks for its code only once the first screen is on the screen, however slowly that is drawn', async () => {
  const { page } = await site.visit({ isUnused: true })
  await page.goto('/movie/redline-kl')
  await whenAlive(page)
  const [painted, asked] = await page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/layout-/.test(name))
    const paint = performance.getEntriesByName('first-contentful-paint')
    return [paint, scripts].map((entries) => Math.min(...entries.map(({ startTime }) => startTime)))
  })
  expect(painted).toBeGreaterThan(0)
  expect(asked).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY)
})

it('shows the page of the address to whoever went back before the code was there', async () => {
  const { page } = await site.open('/movies')
  await page.locator('main a[href^="/movie/"]').first().click()
  await page.waitForURL('**/movie/*')
  await page.locator('h1').waitFor()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  onTestFinished(() => release())
  await page.route(/\/assets\/app-/, async (route) => {
    await released
    await route.fallback()
  })
  // What is asked for at once is a part of what a page loads.
  await page.reload({ waitUntil: 'commit' })
  await page.locator('h1').waitFor()
  await page.evaluate(() => history.back())
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/movies')
  release()
  await heading(page, 'Movies').waitFor()
  expect(await page.title()).toMatch(/^Movies/)
})

it('comes to rest where a part is gone by the visitor’s clock before its code is there', async () => {
  const { page } = await site.visit({ now: '2027-06-01T04:00:00Z' })
  await page.goto('/movie/redline-kl')
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['whole'])).toBe('')
})
