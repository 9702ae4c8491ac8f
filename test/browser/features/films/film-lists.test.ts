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

it('brings what is found into view on a phone, with how many there are, and leaves what is in view where it is', async () => {
  const { page } = await site.open('/movies', { viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' })
  const list = page.locator('main section[data-shown]')
  await list.getByRole('button', { name: 'Filter' }).click()
  await list.getByLabel('Genre').selectOption({ label: 'Action' })
  await expect.poll(() => tops(page, 'main section[data-shown] article')).toBeLessThan(640 * 0.7)
  const tabs = await page.locator('nav[aria-label="Film lists"]').evaluate((nav) => nav.getBoundingClientRect().bottom)
  expect(await tops(page, 'main section[data-shown] [role=status]')).toBeGreaterThanOrEqual(Math.floor(tabs))
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)
  await list.getByLabel('Genre').selectOption({ label: 'Drama' })
  await expect.poll(() => new URL(page.url()).search).toContain('drama')
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

it.each([
  [1280, 640],
  [390, 560],
])(
  'moves nothing of %i × %i px under the finger of who presses an idea, as what is found begins in view',
  async (width, height) => {
    const { page } = await site.open('/movies', { viewport: { width, height }, reducedMotion: 'reduce' })
    const ideas = page.locator('section[data-shown]').getByRole('list', { name: 'Ideas' })
    await ideas.getByRole('link', { name: 'Tonight' }).click()
    await expect.poll(() => new URL(page.url()).search).toBe('?pick=tonight')
    await page.waitForTimeout(500)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  },
)

it('shows who presses an idea on a low screen what is found, and the ideas still', async () => {
  const { page } = await site.open('/movies', { viewport: { width: 667, height: 375 }, reducedMotion: 'reduce' })
  const ideas = page.locator('section[data-shown]').getByRole('list', { name: 'Ideas' })
  await ideas.evaluate((row) => row.scrollIntoView({ block: 'end' }))
  await ideas.getByRole('link', { name: 'Tonight' }).click()
  await expect.poll(() => tops(page, 'main section[data-shown] article')).toBeLessThan(375)
  expect(await tops(page, 'main section[data-shown] ul[aria-label=Ideas]')).toBeGreaterThanOrEqual(0)
})

const tops = async (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().top))

it.each([
  [360, 780],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
])('has posters on the first screen of %i × %i px, and tabs that stay when one goes on', async (width, height) => {
  const { page } = await site.open('/movies', { viewport: { width, height } })
  expect(await tops(page, 'section[data-shown] article img')).toBeLessThan(height * 0.6)
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  const header = await page
    .locator('header')
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom)
  expect(await tops(page, 'nav[aria-label="Film lists"]')).toBe(Math.round(header))
})

it.each([
  ['/cinema', 'article img'],
  ['/promotion', 'article img'],
  ['/movie', 'h3'],
])('begins the list of %s on the first screen of a phone', async (path, first) => {
  const { page } = await site.open(path, { viewport: { width: 360, height: 780 } })
  expect(await tops(page, `main ${first}`)).toBeLessThan(700)
})

it('folds the filters into one button on a phone, which says how many are chosen', async () => {
  const { page } = await site.open('/movies', { viewport: { width: 360, height: 780 } })
  const list = page.locator('main section[data-shown]')
  expect(await list.getByLabel('Genre').isVisible()).toBe(false)
  await list.getByRole('button', { name: 'Filter' }).click()
  await list.getByLabel('Genre').selectOption({ label: 'Action' })
  await list.getByRole('button', { name: 'Filter (1)' }).waitFor()
})

it('has ideas for who does not know yet: one press narrows the list down, another takes it back', async () => {
  const { page } = await openMovies()
  const all = await shownFilms(page)
  const idea = page.locator('section[data-shown]').getByRole('link', { name: 'Under 100 minutes' })
  await idea.click()
  await expect.poll(() => new URL(page.url()).search).toBe('?pick=short')
  await expect.poll(async () => (await shownFilms(page)).length).toBeLessThan(all.length)
  await idea.click()
  await expect.poll(() => shownFilms(page)).toEqual(all)
})

it('undoes one choice with each step back, however it was made', async () => {
  const { page } = await openMovies()
  const list = page.locator('section[data-shown]')
  const chosen = () => [...new URL(page.url()).searchParams.keys()]
  await list.getByRole('link', { name: 'In Malay' }).click()
  await expect.poll(chosen).toEqual(['language'])
  await list.getByLabel('Genre').selectOption({ label: 'Action' })
  await expect.poll(chosen).toEqual(['language', 'genre'])
  await list.getByRole('link', { name: 'List', exact: true }).click()
  await expect.poll(chosen).toEqual(['language', 'genre', 'view'])
  for (const left of [['language', 'genre'], ['language'], []]) {
    await page.goBack()
    await expect.poll(chosen).toEqual(left)
  }
})

it('shows the same films as rows, and by the day on which they open', async () => {
  const { page } = await openMovies()
  const all = await shownFilms(page)
  const list = page.locator('section[data-shown]')
  await list.getByRole('link', { name: 'List', exact: true }).click()
  // Below the heading of the list, and further down below those of the days: no level is skipped.
  await list.locator('.filmRows').getByRole('heading', { level: 3 }).first().waitFor()
  expect(await list.locator('.filmRows').getByRole('heading').allTextContents()).toEqual(all)
  await list.getByRole('link', { name: 'By opening day' }).click()
  await list.getByRole('heading', { name: 'From 24 September 2026' }).waitFor()
  expect((await list.getByRole('heading', { level: 4 }).allTextContents()).sort()).toEqual(all.toSorted())
})

it('keeps the posters where rows cannot be had, says so, and shows the rows at the next press', async () => {
  const { page } = await site.open('/movies', { mayComplainOf: /ERR_FAILED/ })
  const posters = await shownFilms(page)
  const list = page.locator('section[data-shown]')
  await page.route('**/other-view-*', (route) => route.abort())
  for (const name of ['List', 'By opening day']) {
    await list.getByRole('link', { name, exact: true }).click()
    await list.getByRole('alert').waitFor()
    expect(await shownFilms(page)).toEqual(posters)
  }
  await page.unroute('**/other-view-*')
  await list.getByRole('link', { name: 'By opening day' }).click()
  await list.getByRole('heading', { name: 'From 24 September 2026' }).waitFor()
  expect(await list.getByRole('alert').count()).toBe(0)
})

it('says which choices leave nothing, offers the way out, and keeps choices from tab to tab', async () => {
  const { page } = await openMovies('/movies?genre=taxonomy%2Fgenre-action&language=taxonomy%2Flanguage-mandarin')
  const list = page.locator('section[data-shown]')
  await list.getByText('None of these films is “Action” and “Mandarin”.').waitFor()
  await page.getByRole('link', { name: 'Coming soon' }).first().click()
  await page.waitForURL('**/movies?*tab=coming-soon*')
  expect(new URL(page.url()).searchParams.get('genre')).toBe('taxonomy/genre-action')
  await page.goBack()
  await list.getByRole('link', { name: /^Show all \d+ films$/ }).click()
  await expect.poll(async () => (await shownFilms(page)).length).toBeGreaterThan(4)
})

it('leaves out of its choices what an address invents', async () => {
  const { page } = await openMovies('/movies?language=xx')
  expect((await shownFilms(page)).length).toBeGreaterThan(4)
})

it('changes the tab of the home page in place, and without script leads to the page of all films', async () => {
  const { page } = await site.open('/')
  await page.getByRole('link', { name: 'Coming soon', exact: true }).click()
  await expect.poll(() => page.locator('main section[data-shown]').getAttribute('id')).toBe('filmList-coming-soon')
  expect(new URL(page.url()).pathname).toBe('/')
  const plain = await site.open('/', { javaScriptEnabled: false })
  const tab = plain.page.getByRole('link', { name: 'Coming soon', exact: true })
  expect(await tab.getAttribute('href')).toBe('/movies?tab=coming-soon')
})

it('shows all lists, one below the other, without script', async () => {
  const { page } = await site.open('/movies', { javaScriptEnabled: false })
  expect(await listsShown(page)).toBe(tabs.length)
  expect(await page.locator('main select:visible').count()).toBe(0)
})

it('says without script that the other films need one, in place of a button that does nothing', async () => {
  const { page } = await site.open('/movie', { javaScriptEnabled: false })
  expect(await page.getByRole('button', { name: 'View More' }).count()).toBe(0)
  expect(await page.getByText('The others are shown by a script').isVisible()).toBe(true)
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
