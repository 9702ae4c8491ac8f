/** What axe can find wrong by itself: on one page of every template, narrow and wide, with large text, and with the menu open. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type RunningServer, serve } from '#site/build/serve.ts'
import { launchBrowser } from '#test/support/browser.ts'
import { templatesIn } from '#test/support/templates.ts'
import { visit, whenAlive } from '#test/support/visit.ts'

let browser: Browser
let server: RunningServer
const templates = [...templatesIn(inject('builtSite')).values()]

beforeAll(async () => {
  server = await serve(inject('builtSite'), 0)
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

/** Each of them in a line: rule, page, where on it. */
async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const path = new URL(page.url()).pathname
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${path} ${target.join(' ')}`))
}

async function openPage(width: number) {
  return visit(browser, server.url, { viewport: { width, height: 900 }, reducedMotion: 'reduce' })
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await whenAlive(page)
}

it('finds nothing on any template, narrow or wide', { timeout: 600_000 }, async () => {
  expect(templates.length).toBeGreaterThan(30)
  const found: string[] = []
  const { page, close } = await openPage(1280)
  for (const path of templates) {
    await goTo(page, path)
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 })
      found.push(...(await violations(page)).map((violation) => `${width} px: ${violation}`))
    }
    await page.setViewportSize({ width: 1280, height: 900 })
  }
  await close()
  expect(found).toEqual([])
})

it('finds nothing where text is twice as large', async () => {
  const { page, close } = await openPage(640)
  await page.route('**/twice.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: ':root { font-size: 200% !important }' }),
  )
  const found: string[] = []
  for (const path of ['/', '/movie/redline-kl', '/cinema', '/contact-us', '/privacy-policy']) {
    await goTo(page, path)
    await page.addStyleTag({ url: '/twice.css' })
    found.push(...(await violations(page)))
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (overflow > 0) found.push(`${path} is ${overflow} px wider than the window`)
  }
  await close()
  expect(found).toEqual([])
})

it('finds nothing in the menu of phones and in the open panel of wide screens', async () => {
  for (const [width, button] of [
    [360, 'Menu'],
    [1280, 'More in Cinemas'],
  ] as const) {
    const { page, close } = await openPage(width)
    await goTo(page, '/movies')
    await page.getByRole('button', { name: button, exact: true }).click()
    expect(await violations(page)).toEqual([])
    await close()
  }
})
