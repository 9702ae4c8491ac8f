/** Listings and promotions in a real browser: their categories, and those that are over. */
import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'

const site = builtSite()
/** All contests of the sample are over, other promotions are not. */
const afterContests = '2026-12-05T04:00:00Z'
const cards = (page: Page) => page.locator('main article article')
const categories = (page: Page) => page.getByRole('navigation', { name: 'Category' })

it('shows one category of promotions, counts it, and keeps it in the address', async () => {
  const { page } = await site.open('/promotions/gsc')
  expect(await categories(page).getByRole('link').allTextContents()).toEqual([
    expect.stringMatching(/^All \d+$/),
    expect.stringMatching(/^Contest \d+$/),
    expect.stringMatching(/^Events \d+$/),
    expect.stringMatching(/^Food and beverages \d+$/),
    expect.stringMatching(/^Movie \d+$/),
    expect.stringMatching(/^Partners \d+$/),
  ])
  const all = await cards(page).count()
  const contest = categories(page).getByRole('link', { name: 'Contest' })
  const count = Number((await contest.textContent())?.match(/\d+/)?.[0])
  expect(count).toBeLessThan(all)
  await contest.click()
  await expect.poll(() => cards(page).count()).toBe(count)
  expect(new URL(page.url()).search).toBe('?category=contest')
  expect(await page.getByRole('status').first().textContent()).toBe(`${count} of ${all} promotions`)
  await page.reload()
  await expect.poll(() => cards(page).count()).toBe(count)
  await page.goBack()
  await expect.poll(() => cards(page).count()).toBe(all)
})

it('explains a category in which everything is over, and leads back to all', async () => {
  const { page } = await site.open('/promotions/gsc?category=contest', { now: afterContests })
  await page.getByText('There are no promotions under “Contest” at the moment.').waitFor()
  await page.getByRole('link', { name: 'Show all promotions' }).click()
  await expect.poll(() => cards(page).count()).toBeGreaterThan(0)
})

it('shows all promotions without script, whatever the address says', async () => {
  const { page } = await site.open('/promotions/gsc?category=contest', { javaScriptEnabled: false })
  expect(await cards(page).count()).toBeGreaterThan(0)
  expect(await categories(page).isVisible()).toBe(false)
})

it('says of a promotion that it is over, and leads on to current ones', async () => {
  const { page } = await site.open('/promotion/all-year-pass', { javaScriptEnabled: false })
  await page.getByText('This promotion has ended.').waitFor()
  expect(await page.getByRole('link', { name: 'See current promotions' }).getAttribute('href')).toBe('/promotions/gsc')
  expect(await page.getByRole('link', { name: 'See the pass' }).count()).toBe(0)
})

it('says so by the visitor’s clock too, of one that ran when the site was built', async () => {
  const path = '/promotion/combo-for-two'
  const { page: during } = await site.open(path)
  expect(await during.getByText('On now').first().isVisible()).toBe(true)
  expect(await during.getByText('This promotion has ended.').count()).toBe(0)
  const { page: after } = await site.open(path, { now: '2026-12-01T00:00:00Z' })
  await after.getByText('This promotion has ended.').waitFor()
})
