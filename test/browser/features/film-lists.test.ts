/** The lists of films in the built pages, in a real browser. */
import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'

const site = builtSite()
const tabs = ['Now showing', 'Coming soon', 'Advanced sales', 'Film festival', 'International screens']

const listsShown = (page: Page) => page.locator('main section[aria-labelledby^="filmListTitle-"]:visible').count()
const shownFilms = (page: Page) => page.locator('main section[data-shown] article h3').allTextContents()

const openMovies = (address = '/movies') => site.open(address)

it('shows one list of films at a time, and its tab in the address', async () => {
  const { page } = await openMovies()
  expect(await page.getByRole('navigation', { name: 'Film lists' }).getByRole('link').allTextContents()).toEqual(tabs)
  expect(await listsShown(page)).toBe(1)
  const before = await shownFilms(page)
  await page.getByRole('link', { name: 'Coming soon' }).first().click()
  await expect.poll(() => new URL(page.url()).search).toBe('?tab=coming-soon')
  await expect.poll(() => shownFilms(page)).not.toEqual(before)
  expect(await listsShown(page)).toBe(1)
  await page.goBack()
  await expect.poll(() => shownFilms(page)).toEqual(before)
})

it('opens the list that the address asks for', async () => {
  const { page } = await openMovies('/movies?tab=international-screens')
  await expect
    .poll(() => page.locator('main section[data-shown]').getAttribute('id'))
    .toBe('filmList-international-screens')
})

it('narrows a list down, keeps the choice in the address, and says how many are left', async () => {
  const { page } = await openMovies()
  const list = page.locator('main section[data-shown]')
  const all = await shownFilms(page)
  await list.getByLabel('Genre').selectOption({ label: 'Action' })
  await expect.poll(() => shownFilms(page)).toContain('Redline KL')
  const found = await shownFilms(page)
  expect(found.length).toBeLessThan(all.length)
  expect(await list.getByRole('status').textContent()).toBe(found.length === 1 ? '1 film' : `${found.length} films`)
  await page.reload()
  await expect.poll(() => shownFilms(page)).toEqual(found)
})

it('shows all lists, one below the other, without script', async () => {
  const { page } = await site.open('/movies', { javaScriptEnabled: false })
  expect(await listsShown(page)).toBe(tabs.length)
  expect(await page.locator('main select:visible').count()).toBe(0)
})

it('has filters as wide as their place on a phone, however long their choices are', async () => {
  const { page } = await site.open('/movies', { viewport: { width: 360, height: 780 } })
  const width = await page.evaluate(() => {
    for (const option of document.querySelectorAll('main select option'))
      option.textContent = 'Any classification that there is'
    return document.documentElement.scrollWidth
  })
  expect(width).toBe(360)
})
