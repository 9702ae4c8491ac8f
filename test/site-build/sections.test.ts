/** What editors compose, in a real browser: questions, countdowns, and what is loaded only when it is asked for. */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningServer, serve } from '#site/build/serve.ts'
import { parseConfig } from '#site/config.ts'
import { type Checkout, checkout } from '#test/support/site-build.ts'

let browser: Browser
let server: RunningServer
let site: Checkout
const ends: (() => void)[] = []

beforeAll(async () => {
  site = checkout((end) => void ends.push(end))
  const about = join(site.content, 'entries/basicPage/about-gsc/about-us.mdx')
  const video = [
    '  - type: video',
    '    video:',
    '      title: Sixty seconds of us',
    '      poster: file/cinema-grand-lobby',
    '      platformId: sixty-seconds',
  ]
  writeFileSync(about, readFileSync(about, 'utf8').replace('sections:\n', `sections:\n${video.join('\n')}\n`))
  await site.build({
    config: parseConfig({
      SITE_URL: 'https://gsc.example',
      EMBED_HOSTS: 'maps.example',
      VIDEO_PLAYER_URL: 'https://player.example/{id}',
    }),
  })
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

const isAlive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.getElementById('app') ?? {}).some((key) => key.startsWith('__reactContainer')),
  )

/** @returns the page, and the addresses of other sites that it asked for. */
async function open(path: string, { now, ...options }: BrowserContextOptions & { readonly now?: string } = {}) {
  const page = await browser.newPage(options)
  const asked: string[] = []
  await page.route('**/media/**', (route) => route.fulfill({ status: 204 }))
  await page.route(
    (url) => url.origin !== server.url,
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<p>Another site</p>' })
    },
  )
  if (now) await page.clock.setFixedTime(now)
  await page.goto(server.url + path)
  if (options.javaScriptEnabled !== false) await isAlive(page)
  return { page, asked }
}

const question = (page: Page, id: string) => page.locator(`details#${id}`)

it('opens the question that the address names, on the first load', async () => {
  const { page } = await open('/faqs#are-assistance-dogs-welcome')
  await expect.poll(() => question(page, 'are-assistance-dogs-welcome').getAttribute('open')).not.toBeNull()
  expect(await page.locator('main details[open]').count()).toBe(1)
  const { y } = (await question(page, 'are-assistance-dogs-welcome').boundingBox()) ?? {}
  expect(y).toBeGreaterThan(0)
  expect(y).toBeLessThan(400)
  await page.close()
})

it('opens a question when a link on the page leads to it, and leaves all closed for a hash that names none', async () => {
  const { page } = await open('/faqs#%E0%A4%A')
  expect(await page.locator('main details[open]').count()).toBe(0)
  await page.evaluate(() => {
    location.hash = '#are-assistance-dogs-welcome'
  })
  await expect.poll(() => question(page, 'are-assistance-dogs-welcome').getAttribute('open')).not.toBeNull()
  await page.close()
})

it('narrows the questions down with every letter, says how many are left, and keeps the words in the address', async () => {
  const { page } = await open('/faq-search')
  const field = page.getByRole('searchbox')
  const status = page.locator('main').getByRole('status')
  const whole = Number.parseInt((await status.textContent()) ?? '', 10)
  await field.pressSequentially('wheelchair')
  await expect.poll(() => status.textContent()).toMatch(/^\d+ questions? for “wheelchair”$/)
  const left = Number.parseInt((await status.textContent()) ?? '', 10)
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(whole)
  expect(await page.locator('main details[id]').count()).toBe(left)
  await expect.poll(() => new URL(page.url()).search).toBe('?q=wheelchair')
  await field.fill('wheelchair xyzzy')
  await expect.poll(() => status.textContent()).toBe('0 questions for “wheelchair xyzzy”')
  expect(await page.locator('main').textContent()).toContain('No question has all of these words.')
  await field.fill('')
  await expect.poll(() => new URL(page.url()).search).toBe('')
  expect(await page.locator('main details[id]').count()).toBe(whole)
  await page.close()
})

it('finds at once what the address asks for', async () => {
  const { page } = await open('/faq-search?q=wheelchair')
  expect(await page.getByRole('searchbox').inputValue()).toBe('wheelchair')
  await expect.poll(() => page.locator('main').getByRole('status').textContent()).toContain('for “wheelchair”')
  await page.close()
})

it('lists every question without script, and no field that would do nothing', async () => {
  const { page } = await open('/faq-search?q=wheelchair', { javaScriptEnabled: false })
  expect(await page.getByRole('searchbox').isVisible()).toBe(false)
  expect(await page.locator('main details[id]').count()).toBeGreaterThan(50)
  await page.close()
})

it('leads from a page that does not exist to the search', async () => {
  const { page } = await open('/nothing-here')
  await page.getByRole('searchbox').fill('refund')
  await page.getByRole('searchbox').press('Enter')
  await page.waitForURL('**/faq-search?q=refund')
  await expect.poll(() => page.locator('main').getByRole('status').textContent()).toContain('for “refund”')
  await page.close()
})

const running = '2026-10-15T23:00:00Z'
const over = '2026-10-17T23:00:00Z'

it('says in words when it begins, and counts once the visitor’s clock is known, without moving anything', async () => {
  expect(readFileSync(join(site.output, 'events/popcorn-run/index.html'), 'utf8')).toContain(
    '<time dateTime="2026-10-17T23:00:00Z">Sunday 18 October 2026, 7:00 am</time>',
  )
  const { page } = await open('/events/popcorn-run', { now: running })
  await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/02 days\s+00 hours\s+00 minutes/)
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)),
        ).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 300)
      }),
  )
  expect(shift).toBeLessThan(0.001)
  await page.close()
})

it('says that the time has come once it has, whatever the page was built with', async () => {
  const { page } = await open('/events/popcorn-run', { now: over })
  await expect.poll(() => page.locator('main').textContent()).toContain('They are off. Come and throw popcorn.')
  expect(await page.getByRole('timer').count()).toBe(0)
  await page.close()
})

it('counts down in prose too', async () => {
  const { page } = await open('/gscm-production/takluk', { now: '2027-05-25T15:00:00Z' })
  await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/01 day\s+01 hour\s+00 minutes/)
  await page.close()
})

it('shows another site only when a visitor asks for it, and only one that is let in', async () => {
  const { page, asked } = await open('/events/popcorn-run')
  expect(await page.locator('iframe').count()).toBe(0)
  expect(asked).toEqual([])
  await page.getByRole('link', { name: /^Open: Map of the five-kilometre course/ }).click()
  const frame = page.locator('iframe')
  expect(await frame.getAttribute('title')).toContain('Map of the five-kilometre course')
  expect(await page.frameLocator('iframe').locator('p').textContent()).toBe('Another site')
  expect(asked).toEqual(['https://maps.example/popcorn-run-2026'])
  expect(await frame.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.goto(`${server.url}/cinemas/velvet-cinemas`)
  await isAlive(page)
  expect(await page.getByRole('link', { name: 'Open at tours.gsc.example' }).getAttribute('href')).toBe(
    'https://tours.gsc.example/panggung-seri-tanjung',
  )
  await page.close()
})

it('asks a video platform for its player only when a visitor presses play', async () => {
  const { page, asked } = await open('/about-gsc/about-us')
  expect(asked).toEqual([])
  await page.getByRole('link', { name: 'Play: Sixty seconds of us' }).click()
  expect(await page.frameLocator('iframe').locator('p').textContent()).toBe('Another site')
  expect(asked).toEqual(['https://player.example/sixty-seconds'])
  await page.close()
})

it('builds nothing of the page that shows every section', () => {
  expect(existsSync(join(site.output, 'dev'))).toBe(false)
  const telling = ['dev/sections', 'outlasts the credits']
  for (const file of globSync('**/*.{html,js,json,xml}', { cwd: site.output })) {
    const text = readFileSync(join(site.output, file), 'utf8')
    for (const words of telling) expect(text.includes(words), `${file} has “${words}”`).toBe(false)
  }
})
