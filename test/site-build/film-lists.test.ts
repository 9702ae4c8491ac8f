/** The lists of films in the built pages, in a real browser. */
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type RunningServer, serve } from '#site/build/serve.ts'
import { launchBrowser } from '#test/support/browser.ts'
import { visit, whenAlive } from '#test/support/visit.ts'

let browser: Browser
let server: RunningServer

beforeAll(async () => {
  server = await serve(inject('builtSite'), 0)
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const tabs = ['Now showing', 'Coming soon', 'Advanced sales', 'Film festival', 'International screens']

const listsShown = (page: Page) => page.locator('main section[aria-labelledby$="-films"]:visible').count()
const shownFilms = (page: Page) => page.locator('main section[data-shown] article h3').allTextContents()

async function openMovies(address = '/movies') {
  const { page, close } = await visit(browser, server.url)
  await page.goto(address)
  await whenAlive(page)
  return { page, close }
}

it('shows one list of films at a time, and its tab in the address', async () => {
  const { page, close } = await openMovies()
  expect(await page.getByRole('navigation', { name: 'Film lists' }).getByRole('link').allTextContents()).toEqual(tabs)
  expect(await listsShown(page)).toBe(1)
  const before = await shownFilms(page)
  await page.getByRole('link', { name: 'Coming soon' }).first().click()
  await expect.poll(() => new URL(page.url()).search).toBe('?tab=coming-soon')
  await expect.poll(() => shownFilms(page)).not.toEqual(before)
  expect(await listsShown(page)).toBe(1)
  await page.goBack()
  await expect.poll(() => shownFilms(page)).toEqual(before)
  await close()
})

it('opens the list that the address asks for', async () => {
  const { page, close } = await openMovies('/movies?tab=international-screens')
  await expect.poll(() => page.locator('main section[data-shown]').getAttribute('id')).toBe('international-screens')
  await close()
})

it('narrows a list down, keeps the choice in the address, and says how many are left', async () => {
  const { page, close } = await openMovies()
  const list = page.locator('main section[data-shown]')
  const all = await shownFilms(page)
  await list.getByLabel('Genre').selectOption({ label: 'Action' })
  await expect.poll(() => shownFilms(page)).toContain('Redline KL')
  const found = await shownFilms(page)
  expect(found.length).toBeLessThan(all.length)
  expect(await list.getByRole('status').textContent()).toBe(found.length === 1 ? '1 film' : `${found.length} films`)
  await page.reload()
  await expect.poll(() => shownFilms(page)).toEqual(found)
  await close()
})

it('shows all lists, one below the other, without script', async () => {
  const { page, close } = await visit(browser, server.url, { javaScriptEnabled: false })
  await page.goto('/movies')
  expect(await listsShown(page)).toBe(tabs.length)
  expect(await page.locator('main select:visible').count()).toBe(0)
  await close()
})
