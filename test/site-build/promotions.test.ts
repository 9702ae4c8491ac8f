/** The pages of promotions in a real browser: their categories, and those that are over. */
import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningServer, serve } from '#site/build/serve.ts'
import { checkout } from '#test/support/site-build.ts'

let browser: Browser
let server: RunningServer
const ends: (() => void)[] = []

beforeAll(async () => {
  const site = checkout((end) => void ends.push(end))
  await site.build()
  server = await serve(site.output, 0)
  const system = '/usr/bin/chromium'
  browser = await chromium.launch({
    ...(existsSync(system) ? { executablePath: system } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  for (const end of ends) end()
})

/** A page of a visitor at some time. Pictures were not made for this build. */
async function visit(path: string, time: string, options = {}): Promise<Page> {
  const page = await browser.newPage(options)
  await page.route('**/media/**', (route) => route.fulfill({ status: 204 }))
  await page.clock.setFixedTime(time)
  await page.goto(server.url + path)
  return page
}

const october = '2026-10-01T04:00:00Z'
const cards = (page: Page) => page.locator('main article article')
const categories = (page: Page) => page.getByRole('navigation', { name: 'Category' })

it('shows one category of promotions, counts it, and keeps it in the address', async () => {
  const page = await visit('/promotions/gsc', october)
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
  await page.close()
})

it('explains a category with nothing in it, and leads back to all', async () => {
  const page = await visit('/promotions/kissa?category=contest', october)
  await page.getByText('There are no promotions under “Contest” at the moment.').waitFor()
  await page.getByRole('link', { name: 'Show all promotions' }).click()
  await expect.poll(() => cards(page).count()).toBeGreaterThan(0)
  await page.close()
})

it('shows all promotions without script, whatever the address says', async () => {
  const page = await visit('/promotions/kissa?category=contest', october, { javaScriptEnabled: false })
  expect(await cards(page).count()).toBeGreaterThan(0)
  expect(await categories(page).isVisible()).toBe(false)
  await page.close()
})

it('says of a promotion that it is over, and leads on to current ones', async () => {
  const page = await visit('/promotion/all-year-pass', october, { javaScriptEnabled: false })
  await page.getByText('This promotion has ended.').waitFor()
  expect(await page.getByRole('link', { name: 'See current promotions' }).getAttribute('href')).toBe('/promotions/gsc')
  expect(await page.getByRole('link', { name: 'See the pass' }).count()).toBe(0)
  await page.close()
})

it('says so by the visitor’s clock too, of one that ran when the site was built', async () => {
  const path = '/promotion/combo-for-two'
  const during = await visit(path, october)
  expect(await during.getByText('On now').first().isVisible()).toBe(true)
  expect(await during.getByText('This promotion has ended.').count()).toBe(0)
  await during.close()
  const after = await visit(path, '2026-12-01T00:00:00Z')
  await after.getByText('This promotion has ended.').waitFor()
  await after.close()
})
