/** Finding a cinema, in a real browser. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningServer, serve } from '#site/build/serve.ts'
import { launchBrowser } from '#test/support/browser.ts'
import { checkout } from '#test/support/site-build.ts'

let browser: Browser
let server: RunningServer
const ends: (() => void)[] = []

beforeAll(async () => {
  const site = checkout((end) => void ends.push(end))
  await site.build()
  server = await serve(site.output, 0)
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  for (const end of ends) end()
})

interface Visit {
  readonly page: Page
  readonly requests: string[]
  readonly complaints: string[]
  readonly close: () => Promise<void>
}

async function open(path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce', ...options })
  await context.route('**/media/**', (route) => route.fulfill({ status: 204 }))
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  const requests: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  await page.goto(path)
  if (options.javaScriptEnabled !== false)
    await page.waitForFunction(() =>
      Object.keys(document.getElementById('app') ?? {}).some((key) => key.startsWith('__react')),
    )
  return { page, requests, complaints, close: () => context.close() }
}

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search Location, Keyword', exact: true })
const said = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /cinema/ })
    .textContent()
/** The cinemas that are listed, in their order. */
const listed = (page: Page) => page.locator('main article article a[href^="/cinema/"]').allTextContents()
const queryOf = (page: Page) => new URL(page.url()).search

describe('the search', () => {
  it('narrows the list while one types, says how many are left, and keeps the words in the address', async () => {
    const { page, complaints, close } = await open('/cinema')
    expect(await listed(page)).toHaveLength(14)
    await field(page).pressSequentially('kuchng')
    await expect.poll(() => listed(page)).toEqual(['GSC Sungai Emas'])
    expect(await said(page)).toBe('1 cinema found')
    await expect.poll(() => queryOf(page)).toBe('?q=kuchng')
    expect(complaints).toEqual([])
    await close()
  })

  it('is there again after a look at a cinema and the way back', async () => {
    const { page, close } = await open('/experiences')
    await page.goto('/cinema')
    await field(page).pressSequentially('velvet mel')
    await page.getByRole('link', { name: 'Velvet Cinemas Seri Tanjung', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Velvet Cinemas Seri Tanjung' }).waitFor()
    await page.goBack()
    await expect.poll(() => listed(page)).toEqual(['Velvet Cinemas Seri Tanjung'])
    expect(await field(page).inputValue()).toBe('velvet mel')
    // The words were put into the address in place of each other, so one more step leads out.
    await page.goBack()
    await page.waitForURL('**/experiences')
    await close()
  })

  it('adds up with the filters, which stand in the address too', async () => {
    const { page, close } = await open('/cinema?experience=cinema-beds')
    await expect.poll(() => said(page)).toBe('5 cinemas found')
    await page.getByLabel('State').selectOption('selangor')
    await expect.poll(() => listed(page)).toEqual(['Aurum Theatre Persiaran Delima'])
    expect(queryOf(page)).toBe('?experience=cinema-beds&state=selangor')
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect.poll(() => listed(page)).toHaveLength(14)
    expect(queryOf(page)).toBe('')
    await close()
  })

  it('says that nothing was found, and offers the way out', async () => {
    const { page, close } = await open('/cinema?q=zzzz')
    await page.getByText('No cinema is like that.', { exact: false }).waitFor()
    expect(await said(page)).toBe('No cinemas found')
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect.poll(() => listed(page)).toHaveLength(14)
    expect(await field(page).inputValue()).toBe('')
    await close()
  })

  it('finds the cinemas of one brand alone on the page of the brand', async () => {
    const { page, close } = await open('/cinemas/aurum-theatre?q=shah')
    await expect.poll(() => said(page)).toBe('1 cinema found')
    await close()
  })
})

describe('near me', () => {
  const kuching = { latitude: 1.55, longitude: 110.35 }

  it('sorts by distance once the visitor lets it, and asks nobody before', async () => {
    const { page, requests, close } = await open('/cinema', { geolocation: kuching, permissions: ['geolocation'] })
    expect((await listed(page))[0]).not.toBe('GSC Sungai Emas')
    await page.getByRole('button', { name: 'Near me' }).click()
    await expect.poll(async () => (await listed(page))[0]).toBe('GSC Sungai Emas')
    await page.getByText('1.0 km · GSC').waitFor()
    expect(await said(page)).toContain('the nearest first')
    // The position stays here.
    expect(requests.filter((url) => !url.startsWith(server.url) || /1\.55|110\.35/.test(url))).toEqual([])
    expect(queryOf(page)).toBe('')
    await page.getByRole('button', { name: 'Near me' }).click()
    await expect.poll(async () => (await listed(page))[0]).not.toBe('GSC Sungai Emas')
    await close()
  })

  it('explains what to do where it is refused', async () => {
    const { page, close } = await open('/cinema', { permissions: [] })
    await page.getByRole('button', { name: 'Near me' }).click()
    await page.getByRole('alert').filter({ hasText: 'search for your town' }).waitFor()
    expect(await listed(page)).toHaveLength(14)
    await close()
  })
})

describe('the map', () => {
  it('comes only when it is asked for, and from this host alone', async () => {
    const { page, requests, complaints, close } = await open('/cinema')
    expect(requests.filter((url) => url.includes('cinema-map'))).toEqual([])
    await page.getByRole('button', { name: 'Show the map' }).click()
    const map = page.getByRole('region', { name: 'Map of the cinemas' })
    await map.getByRole('link', { name: 'GSC Sungai Emas' }).waitFor()
    expect(requests.some((url) => url.includes('cinema-map'))).toBe(true)
    expect(requests.filter((url) => !url.startsWith(server.url))).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })

  it('leads to a cinema, comes nearer to several, and shows what was found', async () => {
    const { page, close } = await open('/cinema')
    await page.getByRole('button', { name: 'Show the map' }).click()
    const map = page.getByRole('region', { name: 'Map of the cinemas' })
    await map
      .getByRole('button', { name: /^Look closer at/ })
      .first()
      .click()
    await map.getByRole('link', { name: 'Velvet Cinemas Lorong Kasturi' }).waitFor()
    await field(page).fill('kuching')
    await expect.poll(() => map.getByRole('link').allTextContents()).toEqual(['GSC Sungai Emas'])
    await map.getByRole('link', { name: 'GSC Sungai Emas' }).click()
    await page.getByRole('heading', { level: 1, name: 'GSC Sungai Emas' }).waitFor()
    await close()
  })
})

it('lists every cinema without script, and offers nothing that would not work', async () => {
  const { page, close } = await open('/cinema', { javaScriptEnabled: false })
  expect(await listed(page)).toHaveLength(14)
  expect(await field(page).isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: 'Show the map' }).isVisible()).toBe(false)
  await close()
})

it('points at today in the opening hours, as days are counted in Malaysia', async () => {
  const context = await browser.newContext({ baseURL: server.url, timezoneId: 'America/New_York' })
  const page = await context.newPage()
  // Thursday afternoon in New York, and Friday in Kuala Lumpur.
  await page.clock.setFixedTime('2026-10-01T20:00:00Z')
  await page.goto('/cinema/gsc-kayangan-walk')
  await page.getByRole('rowheader', { name: 'Friday and Saturday (today)' }).waitFor()
  expect(await page.getByRole('rowheader', { name: /today/ }).count()).toBe(1)
  await context.close()
})
