/** Where the focus goes when what has it goes: never to the beginning of the page, where who uses keys would start anew. */
import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { heading, reload } from '#test/support/browser/visit.ts'

const { open } = builtSite()

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

it('is on the heading of the page that came when it was tried again, whose title is said', async () => {
  const { page, navigate } = await open('/faqs', { mayComplainOf: /503/ })
  let isBroken = true
  await page.route('**/movies/payload.json', (route) => (isBroken ? route.fulfill({ status: 503 }) : route.continue()))
  await navigate('/movies')
  const again = page.getByRole('button', { name: 'Try again' })
  await again.press('Enter')
  await expect.poll(() => again.isEnabled()).toBe(true)
  expect(await focused(page)).toBe('Something went wrong')
  isBroken = false
  await again.press('Enter')
  await heading(page, 'Movies').waitFor()
  expect(await focused(page)).toBe('Movies')
  expect(await page.locator('body > p[role=status]').textContent()).toBe(await page.title())
})

it('is on what follows a notice that is dismissed, also where that is another notice whose title opens nothing', async () => {
  const { page } = await open('/movies', { viewport: { width: 1280, height: 800 } })
  const buttons = page.getByRole('button', { name: /^Dismiss: / })
  expect(await buttons.count()).toBe(2)
  const [first, second] = await buttons.allTextContents()
  await buttons.first().press('Enter')
  await page.getByRole('button', { name: first ?? '' }).waitFor({ state: 'detached' })
  expect([second, 'LUNA: Concert on Screen']).toContain(await focused(page))
  await buttons.first().press('Enter')
  await buttons.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true)
})

it('is where it was when the search is closed, also on the heading of a page that was come to by a link', async () => {
  const { page, navigate } = await open('/faqs')
  await navigate('/movies')
  await heading(page, 'Movies').waitFor()
  await page.keyboard.press('Control+k')
  const search = page.getByRole('dialog', { name: 'Search' })
  await search.waitFor()
  await page.keyboard.press('Escape')
  await search.waitFor({ state: 'detached' })
  expect(await focused(page)).toBe('Movies')
  // A click on its words is no wish to be there.
  await page.getByRole('button', { name: 'Search', exact: true }).focus()
  await heading(page, 'Movies').click()
  await expect.poll(() => focused(page)).not.toBe('Movies')
})

it.each([
  ['Search', 'Search'],
  ['My cinema', 'My cinema'],
])(
  'is on the heading of the page that Back leads to where “%s” is open, which closes with the page below it',
  async (button, name) => {
    const { page, navigate } = await open('/faqs')
    await navigate('/movies')
    await heading(page, 'Movies').waitFor()
    const dialog = page.getByRole('dialog', { name })
    for (const back of [true, false]) {
      await page.getByRole('banner').getByRole('button', { name: button, exact: true }).click()
      await dialog.waitFor()
      const before = await page.title()
      await page.evaluate((back) => (back ? history.back() : history.forward()), back)
      await dialog.waitFor({ state: 'hidden' })
      await expect.poll(() => page.title()).not.toBe(before)
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    }
  },
)

it('is on the search field when a search is cleared', async () => {
  const { page } = await open('/cinema?q=penang')
  await page.getByRole('button', { name: 'Clear the search' }).press('Enter')
  await page.getByText('14 cinemas', { exact: true }).first().waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search')
})

it('is on the list of cinemas when one is forgotten, and on what follows a film that is taken off the list', async () => {
  const { page } = await open('/faqs', {
    before: () => {
      localStorage.setItem('my-cinema', '{"href":"/cinema/gsc-teluk-mutiara","name":"GSC Teluk Mutiara"}')
      const films = [
        { href: '/movie/redline-kl', title: 'Redline KL' },
        { href: '/movie/chrome-orchid', title: 'Chrome Orchid' },
      ]
      localStorage.setItem('my-list', JSON.stringify(films))
    },
  })
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^My cinema/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'My cinema' })
  await dialog.getByRole('searchbox').waitFor()
  await dialog.getByRole('button', { name: 'Forget it' }).press('Enter')
  await dialog.getByRole('button', { name: 'Forget it' }).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Cinemas')
  for (const [button, next] of [
    ['Take Redline KL off the list', 'Chrome Orchid'],
    ['Take Chrome Orchid off the list', undefined],
  ] as const) {
    await dialog.getByRole('button', { name: button }).press('Enter')
    await dialog.getByRole('button', { name: button }).waitFor({ state: 'detached' })
    if (next) expect(await focused(page)).toBe(next)
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
})

it('is on the first field of a form that is cleared', async () => {
  const { page } = await open('/contact-us')
  await page.getByLabel('Your name').fill('Ann')
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('Ann')
  await reload(page)
  await page.getByRole('button', { name: 'Clear the form' }).press('Enter')
  await page.getByRole('button', { name: 'Clear the form' }).waitFor({ state: 'detached' })
  expect(await page.getByLabel('What is it about?').evaluate((field) => field === document.activeElement)).toBe(true)
})

it.each([['posters'], ['list']])('is on the first film that comes with all of a list, shown as %s', async (view) => {
  const { page } = await open(`/movie?view=${view}`)
  const list = page.locator('main section').filter({ has: page.getByRole('heading', { name: 'Now and next' }) })
  const films = list.locator('article, .row')
  const more = list.getByRole('button', { name: 'View More' })
  await more.waitFor()
  const before = await films.count()
  await more.press('Enter')
  await expect.poll(() => films.count()).toBeGreaterThan(before)
  const hasFocus = () => films.nth(before).evaluate((film) => film.contains(document.activeElement))
  await expect.poll(hasFocus).toBe(true)
})

it('is where it was when a toast is dismissed by key', async () => {
  const { page } = await open('/movie/redline-kl')
  const share = page.getByRole('button', { name: 'Share' })
  await share.press('Enter')
  await page.getByRole('button', { name: 'Dismiss', exact: true }).press('Enter')
  await page.getByText('Link copied').waitFor({ state: 'detached' })
  expect(await share.evaluate((button) => button === document.activeElement)).toBe(true)
})

it('goes to the heading of the page when a toast is dismissed and what had the focus before has gone', async () => {
  const { page } = await open('/movie/redline-kl')
  const share = page.getByRole('button', { name: 'Share' })
  await share.press('Enter')
  const dismiss = page.getByRole('button', { name: 'Dismiss', exact: true })
  await dismiss.focus()
  await share.evaluate((button) => button.remove())
  await dismiss.press('Enter')
  await page.getByText('Link copied').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
})
