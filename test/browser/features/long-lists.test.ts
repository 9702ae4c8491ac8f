/** Pages of a chain that is many times as large as the sample's: the first part of lists and the names in a form, and the rest on demand. */
import { existsSync, globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { loadedDocuments } from '#test/support/browser/loaded-documents.ts'
import { ownSite } from '#test/support/browser/site-visits.ts'
import { violations } from '#test/support/browser/violations.ts'
import type { Checkout } from '#test/support/site/site-build.ts'
import { addManyEntries } from '#test/support/snapshot/add-many-entries.ts'

let built: Checkout | undefined
const site = ownSite({}, async (checkout) => {
  built = checkout
  await addManyEntries(checkout.content, { cinema: 100, promotion: 150, movie: 250 })
})

const cards = (page: Page) => page.locator('main article article')
const more = (page: Page) => page.getByRole('button', { name: 'Show more' })
const said = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor()

it('shows more promotions with each press, from a file that is fetched once, and comes back to as many', async () => {
  const { page, requests } = await site.open('/promotion')
  const isRest = (path: string) => path.endsWith('/rest.json')
  expect(await cards(page).count()).toBe(48)
  await said(page, /^48 of 1\d\d promotions$/)
  expect(requests.filter(isRest)).toEqual([])
  await more(page).press('Enter')
  await expect.poll(() => cards(page).count()).toBe(96)
  expect(new URL(page.url()).search).toBe('?shown=96')
  const firstNew = cards(page).nth(48).getByRole('link').first()
  await expect.poll(() => firstNew.evaluate((link) => link === document.activeElement)).toBe(true)
  expect(await violations(page)).toEqual([])
  await more(page).click()
  await expect.poll(() => cards(page).count()).toBe(144)
  expect(requests.filter(isRest)).toEqual(['/promotion/rest.json'])
  const last = cards(page).nth(140).getByRole('link').first()
  await last.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await last.click()
  await page.waitForURL('**/promotion/*')
  await page.goBack()
  await expect.poll(() => cards(page).count()).toBe(144)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

it('calls nobody back to the first new card who has gone on while it was fetched', async () => {
  const { page } = await site.open('/promotion')
  let answer: () => void = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/rest.json', async (route) => {
    await asked
    await route.fallback()
  })
  await more(page).press('Enter')
  await said(page, /^Fetching all/)
  const other = cards(page).first().getByRole('link').first()
  await other.focus()
  answer()
  await expect.poll(() => cards(page).count()).toBe(96)
  expect(await other.evaluate((link) => link === document.activeElement)).toBe(true)
})

it('shows what it has again where a choice that could not be fetched is taken back', async () => {
  const { page } = await site.open('/promotion', { mayComplainOf: /ERR_FAILED/ })
  await page.route('**/rest.json', (route) => route.abort())
  const categories = page.getByRole('navigation', { name: 'Category' })
  await categories.getByRole('link', { name: /^Contest/ }).click()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await categories.getByRole('link', { name: /^All/ }).click()
  await more(page).waitFor()
  expect(await page.getByRole('alert').textContent()).toBe('')
})

it('counts all promotions of a category before it has them, and shows them as the address says', async () => {
  const { page } = await site.open('/promotion')
  const choice = page.getByRole('navigation', { name: 'Category' }).getByRole('link', { name: /^Contest/ })
  const label = (await choice.textContent()) ?? ''
  const count = Number(label.match(/\d+/)?.[0])
  await choice.click()
  await said(page, new RegExp(`^${Math.min(48, count)} of ${count} promotions$`))
  expect(await cards(page).count()).toBe(Math.min(48, count))
  expect(await choice.textContent()).toBe(label)
  await page.reload()
  await said(page, new RegExp(`^${Math.min(48, count)} of ${count} promotions$`))
})

it('says that the others could not be fetched, and tries again', async () => {
  const { page } = await site.open('/promotion', { mayComplainOf: /ERR_FAILED/ })
  await page.route('**/rest.json', (route) => route.abort())
  await more(page).click()
  await page.getByRole('alert').filter({ hasText: 'could not be fetched' }).waitFor()
  expect(await cards(page).count()).toBe(48)
  await page.unroute('**/rest.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => cards(page).count()).toBe(96)
  await expect
    .poll(() =>
      cards(page)
        .nth(48)
        .evaluate((card) => card.contains(document.activeElement)),
    )
    .toBe(true)
})

const listed = (page: Page) => page.locator('main article article a[href^="/cinema/"]')

it('loads the page anew where the rest is of a newer deploy, once, and says then that it cannot be had', async () => {
  const { page, requests } = await site.open('/promotion')
  await page.route('**/rest.json', (route) => route.fulfill({ json: { rest: { cards: [] }, code: 'newer' } }))
  await more(page).click()
  await page.getByRole('alert').filter({ hasText: 'could not be fetched' }).waitFor()
  expect(requests.filter((path) => path === '/promotion')).toHaveLength(2)
  expect(await cards(page).count()).toBe(48)
})

it('finds every cinema, though the page holds the largest only, and shows more of them with each press', async () => {
  // Without a map beside the list, which shows all of them.
  const { page, requests } = await site.open('/cinema', {
    reducedMotion: 'reduce',
    viewport: { width: 900, height: 900 },
  })
  const isRest = (path: string) => path.endsWith('/rest.json')
  expect(await listed(page).count()).toBe(20)
  await said(page, /^114 cinemas$/)
  expect(requests.filter(isRest)).toEqual([])
  const held = await listed(page).allTextContents()
  const field = page.getByRole('searchbox', { name: 'Search Location, Keyword' })
  await field.pressSequentially('ember bridge amber')
  await expect.poll(() => listed(page).allTextContents()).toEqual([expect.stringMatching(/^Ember Bridge Amber \d+$/)])
  await said(page, /^1 cinema found$/)
  expect(held).not.toContain((await listed(page).allTextContents())[0])
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect.poll(() => listed(page).count()).toBe(20)
  await more(page).press('Enter')
  await expect.poll(() => listed(page).count()).toBe(40)
  await expect
    .poll(() =>
      listed(page)
        .nth(20)
        .evaluate((link) => link === document.activeElement),
    )
    .toBe(true)
  expect(await violations(page)).toEqual([])
  await listed(page).nth(35).click()
  await page.waitForURL('**/cinema/*')
  await page.goBack()
  await expect.poll(() => listed(page).count()).toBe(40)
  expect(requests.filter(isRest)).toEqual(['/cinema/rest.json'])
})

it('has the nearest of all cinemas first, and all on the map', async () => {
  const { page } = await site.open('/cinema', {
    reducedMotion: 'reduce',
    geolocation: { latitude: 1.55, longitude: 110.35 },
    permissions: ['geolocation'],
  })
  await page.getByRole('button', { name: 'Near me' }).click()
  await page.getByText('1.0 km · Kuching').first().waitFor()
  await said(page, /^114 cinemas, the nearest first/)
  expect(await listed(page).count()).toBe(20)
  // One for each part of the country.
  const map = page.locator('.cinemaMap')
  await map.scrollIntoViewIfNeeded()
  await expect
    .poll(async () => {
      const groups = await map.getByRole('button', { name: /^Look closer at/ }).allTextContents()
      return groups.reduce((sum, text) => sum + Number(text), await map.getByRole('link').count())
    })
    .toBe(114)
})

it('says that the other cinemas could not be fetched, and tries again', async () => {
  // On a wide screen the map beside the list asks for them, too, as soon as it is seen.
  const { page, goTo } = await site.visit({ mayComplainOf: /ERR_FAILED/ })
  await page.route('**/rest.json', (route) => route.abort())
  await goTo('/cinema')
  await page.getByLabel('State').selectOption('selangor')
  await page.getByRole('alert').filter({ hasText: 'There may be more cinemas like these' }).waitFor()
  // How many of those are meant is not known.
  await expect.poll(() => page.locator('main').getByRole('status').allTextContents()).not.toContain('114 cinemas found')
  await page.unroute('**/rest.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  await said(page, /^\d\d cinemas found$/)
})

it('leads on with the focus where all films are there once they are asked for again', async () => {
  const { page } = await site.open('/movie', { mayComplainOf: /ERR_FAILED/ })
  await page.route('**/rest.json', (route) => route.abort())
  await page.getByRole('navigation', { name: 'By first letter' }).getByRole('link', { name: /^M/ }).click()
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await page.unroute('**/rest.json')
  await again.click()
  await again.waitFor({ state: 'detached' })
  await said(page, /^(\d+) of \1 films$/)
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
})

it('lists the films under a letter when it is chosen, as the address says', async () => {
  const { page, requests } = await site.open('/movie')
  expect(requests).not.toContain('/movie/rest.json')
  const letter = page.getByRole('navigation', { name: 'By first letter' }).getByRole('link', { name: /^M/ })
  const count = Number((await letter.textContent())?.match(/\d+/)?.[0])
  const names = page.locator('section li > a[href^="/movie/m"]')
  await letter.click()
  await said(page, new RegExp(`^${count} of ${count} films$`))
  expect(new URL(page.url()).search).toBe('?letter=m')
  expect(await violations(page)).toEqual([])
  const titles = await names.allTextContents()
  expect(titles).toContainEqual(expect.stringMatching(/^Monsoon /))
  await page
    .getByRole('link', { name: titles.find((title) => title.startsWith('Monsoon ')) ?? '', exact: true })
    .click()
  await page.waitForURL('**/movie/many-*')
  await page.goBack()
  await said(page, new RegExp(`^${count} of ${count} films$`))
})

it('says without script that there are more', async () => {
  const { page } = await site.open('/promotion', { javaScriptEnabled: false })
  expect(await cards(page).count()).toBe(48)
  expect(await page.getByText('The others are shown by a script').isVisible()).toBe(true)
  expect(await more(page).isVisible()).toBe(false)
})

it('leaves no file of a rest behind where all of a list stands on its page again', async () => {
  if (!built) throw new Error('The site is built before.')
  const rest = join(built.output, 'promotion/rest.json')
  expect(existsSync(rest)).toBe(true)
  for (const file of globSync('entries/promotion/many-*', { cwd: built.content })) rmSync(join(built.content, file))
  await built.build()
  expect(existsSync(rest)).toBe(false)
})

it('offers the halls of the cinema that is chosen, from a file that is fetched with the first touch', async () => {
  const { page, requests } = await site.open('/book-a-hall')
  const rest = '/book-a-hall/rest.json'
  expect(requests).not.toContain(rest)
  const form = page.locator('form.webForm')
  await form.getByLabel('Which cinema?').selectOption('gsc-padang-hijau')
  const hall = form.getByLabel('Which hall?')
  await expect.poll(() => hall.locator('option').count()).toBeGreaterThan(2)
  expect(requests.filter((path) => path === rest)).toEqual([rest])
  await page.goto('/book-a-hall?cinema=gsc-padang-hijau')
  await expect.poll(() => hall.locator('option').count()).toBeGreaterThan(2)
})

it('keeps what was typed into a form whose file of halls cannot be had, and asks again at the next touch', async () => {
  const { page } = await site.open('/book-a-hall', { mayComplainOf: /Failed to load resource/ })
  await page.route('**/rest.json', (route) => route.fulfill({ status: 503 }))
  const form = page.locator('form.webForm')
  const cinema = form.getByLabel('Which cinema?')
  await cinema.selectOption('gsc-padang-hijau')
  await form.getByText(/does not work right now, which is our fault/i).waitFor()
  await page.unroute('**/rest.json')
  await cinema.press('Tab')
  await cinema.focus()
  await expect.poll(() => form.getByLabel('Which hall?').locator('option').count()).toBeGreaterThan(2)
  expect(await cinema.inputValue()).toBe('gsc-padang-hijau')
})

it('asks for the connection where nobody answers for the file of halls of a form', async () => {
  const { page } = await site.open('/book-a-hall', { mayComplainOf: /ERR_FAILED/ })
  await page.route('**/rest.json', (route) => route.abort())
  const form = page.locator('form.webForm')
  await form.getByLabel('Which cinema?').selectOption('gsc-padang-hijau')
  await form.getByText(/part of this form did not arrive/i).waitFor()
})

it('keeps what was typed into a form whose file of halls went with a newer deploy, also when the page is loaded again', async () => {
  const { page } = await site.open('/book-a-hall')
  await page.route('**/rest.json', (route) => route.fulfill({ json: { rest: {}, code: 'of a newer deploy' } }))
  const loaded = loadedDocuments(page)
  const form = page.locator('form.webForm')
  const cinema = form.getByLabel('Which cinema?')
  await cinema.selectOption('gsc-padang-hijau')
  const again = form.getByRole('alert').getByRole('button', { name: 'Load the page again' })
  await again.waitFor()
  expect(await cinema.inputValue()).toBe('gsc-padang-hijau')
  expect(loaded).toEqual([])
  await page.unroute('**/rest.json')
  await again.click()
  await form.getByText('What you had typed here before is still there.').waitFor()
  expect(await cinema.inputValue()).toBe('gsc-padang-hijau')
  await expect.poll(() => form.getByLabel('Which hall?').locator('option').count()).toBeGreaterThan(2)
})
