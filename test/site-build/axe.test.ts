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

async function violationsOn(paths: readonly string[], width: number, before?: (page: Page) => Promise<unknown>) {
  const { page, close } = await visit(browser, server.url, {
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  })
  const found: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await whenAlive(page)
    await before?.(page)
    found.push(...(await violations(page)))
  }
  await close()
  return found
}

it.each([320, 1280])('finds nothing on any template at %i px', async (width) => {
  expect(templates.length).toBeGreaterThan(30)
  expect(await violationsOn(templates, width)).toEqual([])
})

it('finds nothing where text is twice as large', async () => {
  const enlarge = (page: Page) => page.addStyleTag({ url: '/twice.css' })
  const { page, close } = await visit(browser, server.url, { viewport: { width: 640, height: 900 } })
  await page.route('**/twice.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: ':root { font-size: 200% !important }' }),
  )
  const found: string[] = []
  for (const path of ['/', '/movie/redline-kl', '/cinema', '/contact-us', '/privacy-policy']) {
    await page.goto(path)
    await whenAlive(page)
    await enlarge(page)
    found.push(...(await violations(page)))
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (overflow > 0) found.push(`${path} is ${overflow} px wider than the window`)
  }
  await close()
  expect(found).toEqual([])
})

it('finds nothing in the menu of phones and in the open panel of wide screens', async () => {
  const open = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).click()
  expect(await violationsOn(['/'], 360, open)).toEqual([])
  const openPanel = (page: Page) => page.getByRole('button', { name: 'More in Cinemas' }).click()
  expect(await violationsOn(['/movies'], 1280, openPanel)).toEqual([])
})
