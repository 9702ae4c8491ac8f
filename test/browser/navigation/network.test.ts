/** A network that goes away, and comes back: in a real browser. */
import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { loadedDocuments } from '#test/support/browser/loaded-documents.ts'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { heading, type Visit } from '#test/support/browser/visit.ts'

const { open } = builtSite()
const mayComplainOf = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/

/** With the texts that the browser fetches when it is idle, and without the code of other pages. */
async function openFaqs(): Promise<Visit> {
  const begun = await open('/faqs', { mayComplainOf, isUnused: true })
  // An entry is there once all of the file is.
  const hasTexts = () => performance.getEntriesByType('resource').some(({ name }) => /\/assets\/en-/.test(name))
  await expect.poll(() => begun.page.evaluate(hasTexts)).toBe(true)
  return begun
}

/** Until the page knows it, too. */
async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.getByText('You are offline.').waitFor()
}

/** To a fifth of what it is for visitors. */
const shortenLimit = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const limit = AbortSignal.timeout
    AbortSignal.timeout = (milliseconds) => limit(milliseconds / 5)
  })

async function isToldAndGoesOn(page: Page): Promise<void> {
  await heading(page, 'You are offline').waitFor()
  expect(await page.getByText('Error 500').count()).toBe(0)
  await page.getByText('once you are connected').waitFor()
  // What waits for the network is there with what can be read until then.
  await page.getByRole('heading', { name: 'You can still read' }).waitFor()
  await page.context().setOffline(false)
  await heading(page, 'Movies').waitFor()
}

it('is missed with a notice that goes away by itself, and leaves the bar of phones free', async () => {
  const { page } = await openFaqs()
  await page.setViewportSize({ width: 360, height: 780 })
  const notice = page.getByText('You are offline.')
  expect(await notice.count()).toBe(0)
  await page.context().setOffline(true)
  await notice.waitFor()
  const bottom = await notice.evaluate((element) => element.getBoundingClientRect().bottom)
  const bar = await page.getByRole('navigation', { name: 'Most wanted' }).boundingBox()
  expect(bottom).toBeLessThanOrEqual(bar?.y ?? 0)
  await page.context().setOffline(false)
  await notice.waitFor({ state: 'detached' })
})

it('is told of where a page cannot be had, which comes by itself once it is back', async () => {
  const { page, navigate } = await openFaqs()
  await page.context().setOffline(true)
  // A document that cannot be had would show the browser's own page of an error.
  const loaded = loadedDocuments(page)
  await navigate('/movies')
  await heading(page, 'You are offline').waitFor()
  expect(loaded).toEqual([])
  await isToldAndGoesOn(page)
})

it('is told of when it goes in the middle of a navigation', async () => {
  const { page, navigate } = await openFaqs()
  const asked = Promise.withResolvers<void>()
  const cut = Promise.withResolvers<void>()
  await page.route('**/movies/payload.json', async (route) => {
    asked.resolve()
    await cut.promise
    await route.abort('internetdisconnected')
  })
  const loaded = loadedDocuments(page)
  await navigate('/movies')
  await asked.promise
  await page.context().setOffline(true)
  cut.resolve()
  await heading(page, 'You are offline').waitFor()
  expect(loaded).toEqual([])
  await page.unroute('**/movies/payload.json')
  await isToldAndGoesOn(page)
})

it('is told of where it stalls, and asked again at the next press', async () => {
  const { page, navigate, requests } = await openFaqs()
  await shortenLimit(page)
  await page.route('**/movies/payload.json', () => {}, { times: 1 })
  await navigate('/movies')
  await heading(page, 'This page could not be reached').waitFor()
  await page.goBack()
  await heading(page, 'Frequently Asked Questions').waitFor()
  await navigate('/movies')
  await heading(page, 'Movies').waitFor()
  expect(requests.filter((path) => path === '/movies/payload.json')).toHaveLength(2)
})

it('is told of where the code of a page stalls, too', async () => {
  const { page, navigate } = await openFaqs()
  await shortenLimit(page)
  await page.route('**/assets/page-*.js', () => {})
  await navigate('/promotion')
  await heading(page, 'This page could not be reached').waitFor()
  await page.goBack()
  await heading(page, 'Frequently Asked Questions').waitFor()
  await page.goForward()
  await heading(page, 'This page could not be reached').waitFor()
  await page.unroute('**/assets/page-*.js')
  await page.getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('main').getByRole('article').nth(1).waitFor()
})

it('is not needed for what was open before', async () => {
  const { page, navigate } = await openFaqs()
  await navigate('/movies')
  await heading(page, 'Movies').waitFor()
  await page.context().setOffline(true)
  await page.goBack()
  await heading(page, 'Frequently Asked Questions').waitFor()
  await page.goForward()
  await heading(page, 'Movies').waitFor()
})

it('is not needed for the page that came as a document, whatever of others cannot be had', async () => {
  const { page, navigate } = await openFaqs()
  await page.context().setOffline(true)
  await navigate('/movies')
  await heading(page, 'You are offline').waitFor()
  await page.goBack()
  await heading(page, 'Frequently Asked Questions').waitFor()
})

it('is not needed for words about what a press has come to', async () => {
  const { page } = await open('/movie/redline-kl', { mayComplainOf })
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('status').filter({ hasText: 'The link could not be copied.' }).waitFor()
})

it.each([
  ['the search', (page: Page) => page.keyboard.press('Control+k')],
  ['the choice of a cinema', (page: Page) => page.getByRole('button', { name: 'My cinema' }).click()],
])(
  'is told of by %s, whose code cannot be had, over the page that is read, and not once it is back',
  async (_, press) => {
    const { page } = await openFaqs()
    await goOffline(page)
    const loaded = loadedDocuments(page)
    await press(page)
    await page.locator('.toast').getByText('You are offline').waitFor()
    expect(new URL(page.url()).pathname).toBe('/faqs')
    await page.context().setOffline(false)
    await press(page)
    await page.getByRole('dialog', { name: /^(?:Search|My cinema)$/ }).waitFor()
    expect(loaded).toEqual([])
  },
)

it('leads where the network is there, but not the code of the search, to the page that searches questions', async () => {
  const { page } = await openFaqs()
  await page.route('**/assets/search-dialog*', (route) => route.abort())
  await page.keyboard.press('Control+k')
  await page.waitForURL('**/faq-search')
})

it('is told of where a picture cannot be had, whose page stays', async () => {
  const { page } = await open('/movie/redline-kl', { mayComplainOf })
  await goOffline(page)
  const loaded = loadedDocuments(page)
  await page.locator('main a[data-gallery]:visible').last().click()
  await page.locator('.toast').getByText('You are offline').waitFor()
  expect(loaded).toEqual([])
})

it('leaves a list of what was opened and can still be read, the latest first', async () => {
  const { page, navigate } = await openFaqs()
  await navigate('/movie/redline-kl')
  await heading(page, 'Redline KL').waitFor()
  await page.context().setOffline(true)
  await navigate('/cinema')
  await heading(page, 'You are offline').waitFor()
  const list = page.locator('section', { has: page.getByRole('heading', { name: 'You can still read' }) })
  await expect
    .poll(() => list.getByRole('link').allTextContents())
    .toEqual(['Redline KL', 'Frequently Asked Questions'])
  await list.getByRole('link', { name: 'Redline KL' }).click()
  await heading(page, 'Redline KL').waitFor()
})
