/** Every page in a real browser, with React's development build: what it does not say there, it never says. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningServer } from '#site/node/serve/serve.ts'
import { testBrowser } from '#test/support/browser/launch/test-browser.ts'
import { openTab } from '#test/support/browser/open-tab.ts'
import { serveSite } from '#test/support/browser/site-visits.ts'
import { whenAlive } from '#test/support/browser/visit.ts'
import { builtPaths } from '#test/support/site/built-paths.ts'
import { SiteCopy } from '#test/support/site/site-copy.ts'
import { templatesIn } from '#test/support/site/templates.ts'

let browser: Browser
let server: RunningServer
let site: SiteCopy
const ends: (() => void)[] = []

beforeAll(async () => {
  // Live showtimes are of another host, and asked for by whoever stays.
  const environment = { NODE_ENV: 'development', SHOWTIMES_API_URL: '' }
  site = new SiteCopy({ whenDone: (end) => void ends.push(end), environment })
  site.build('--no-compression')
  server = await serveSite(site)
  browser = await testBrowser()
})

afterAll(async () => {
  await server?.close()
  for (const end of ends) end()
})

/** A page that notes everything the browser complains of. */
async function openPage(complaints: string[], options = {}) {
  const { page } = await openTab(browser, options)
  // Nothing is fetched before it is asked for: that is for another test, and would be repeated on every page here.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`)
  })
  return page
}

/** Runs in the page, until React has nothing left to do. It asks less than `whenAlive`, which has the page drawn each time that it looks. */
async function whenRendered(): Promise<void> {
  const root = () => {
    const app = document.getElementById('siteRoot')
    const key = app && Object.keys(app).find((name) => name.startsWith('__reactContainer'))
    return key ? Reflect.get(app, key).stateNode : undefined
  }
  const isDone = () => root()?.current.memoizedState.isDehydrated === false && root().pendingLanes === 0
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 4))
}

/** One waits while the other computes. More have each of its scripts compiled, and made fast, more often. */
const tabs = 2

/** Goes to each page. @returns what the browser complains of, and asks other hosts for */
async function visitAll(pages: Iterable<string>, options = {}): Promise<{ complaints: string[]; elsewhere: string[] }> {
  const complaints: string[] = []
  const elsewhere: string[] = []
  const paths = [...pages]
  const visitNext = async () => {
    const page = await openPage(complaints, options)
    page.on('request', (request) => {
      if (!request.url().startsWith(`${server.url}/`)) elsewhere.push(`${page.url()}: ${request.url()}`)
    })
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      await page.goto(server.url + path, { waitUntil: 'load' })
      await page.evaluate(whenRendered)
    }
    await page.context().close()
  }
  await Promise.all(Array.from({ length: tabs }, visitNext))
  return { complaints, elsewhere }
}

it('has nothing to complain of on any page, and asks no other host for anything', async () => {
  const paths = builtPaths(site.output)
  expect(paths.length).toBeGreaterThan(250)
  // Words that React's other build does not have.
  const scripts = globSync('assets/*.js', { cwd: site.output }).map((file) =>
    readFileSync(join(site.output, file), 'utf8'),
  )
  expect(scripts.some((script) => script.includes('react.dev/link/hydration-mismatch'))).toBe(true)
  expect(await visitAll(paths)).toEqual({ complaints: [], elsewhere: [] })
}, 900_000)

it('has nothing to complain of on a phone, whose typefaces come as React takes the page over: a page of each template', async () => {
  const pages = templatesIn(site.output).values()
  expect(await visitAll(pages, { viewport: { width: 360, height: 800 } })).toEqual({ complaints: [], elsewhere: [] })
})

it('goes from page to page without loading the document again, and back', async () => {
  const complaints: string[] = []
  const page = await openPage(complaints)
  await page.goto(server.url)
  await whenAlive(page)
  await page.evaluate(() => Reflect.set(window, 'same', true))
  await page.getByRole('link', { name: 'All promotions' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'All promotions' }).waitFor()
  await expect.poll(() => page.title(), { timeout: 10_000 }).toBe('All promotions | GSC')
  expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true)
  await page.goBack()
  await expect.poll(() => page.title(), { timeout: 10_000 }).toBe('GSC cinemas in Malaysia')
  expect(complaints).toEqual([])
  await page.context().close()
})

it('says that a page does not exist, at whatever address', async () => {
  const page = await openPage([])
  const answer = await page.goto(`${server.url}/movie/none`)
  expect(answer?.status()).toBe(404)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('This page could not be found')
  await page.context().close()
})

it('can be read without script', async () => {
  const page = await openPage([], { javaScriptEnabled: false })
  for (const path of ['/', '/movies', '/movie/redline-kl', '/cinema/gsc-kayangan-walk', '/faqs', '/contact-us']) {
    await page.goto(server.url + path)
    expect((await page.locator('main').textContent())?.length, path).toBeGreaterThan(500)
  }
  await page.context().close()
})
