/** What axe can find wrong by itself, with large text and with the menu open. Every template is looked at in `every-page/templates.test.ts`. */
import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { violations } from '#test/support/browser/violations.ts'

const site = builtSite()

const offerTwice = (page: Page) =>
  page.route('**/twice.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: ':root { font-size: 200% !important }' }),
  )

const openTab = (width: number) => site.visit({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })

it('finds what is put into a page, also when it has looked before, and refuses a part that is not there', async () => {
  const { page, goTo } = await openTab(1280)
  await goTo('/house-rules')
  expect(await violations(page)).toEqual([])
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')))
  expect(await violations(page)).toEqual([expect.stringContaining('button-name')])
  await expect(violations(page, '#nowhere')).rejects.toThrow('No elements found')
  // `npm run audit:states` looks at what a test leaves.
  await goTo('/house-rules')
})

it('finds nothing where text is twice as large', async () => {
  const { page, goTo } = await openTab(640)
  await offerTwice(page)
  const found: string[] = []
  for (const path of ['/', '/movie/redline-kl', '/cinema', '/accessibility', '/contact-us', '/privacy-policy']) {
    await goTo(path)
    await page.addStyleTag({ url: '/twice.css' })
    found.push(...(await violations(page)).map((violation) => `${path}: ${violation}`))
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (overflow > 0) found.push(`${path} is ${overflow} px wider than the window`)
  }
  expect(found).toEqual([])
})

it('keeps a badge on its poster on phones where text is twice as large', async () => {
  const { page, goTo } = await openTab(360)
  await offerTwice(page)
  await goTo('/movies?tab=international-screens')
  await page.addStyleTag({ url: '/twice.css' })
  const tooMuch = await page.locator('article [data-tone]').evaluateAll((badges) =>
    badges.map((badge) => {
      const poster = badge.closest('article')?.firstElementChild?.getBoundingClientRect()
      return badge.getBoundingClientRect().right - (poster?.right ?? 0)
    }),
  )
  expect(tooMuch.length).toBeGreaterThan(0)
  expect(Math.max(...tooMuch)).toBeLessThanOrEqual(0)
})

it('finds nothing in the menu of phones and in the open panel of wide screens', async () => {
  for (const [width, button] of [
    [360, 'Menu'],
    [1280, 'More in Cinemas'],
  ] as const) {
    const { page, goTo } = await openTab(width)
    await goTo('/movies')
    await page.getByRole('button', { name: button, exact: true }).click()
    expect(await violations(page)).toEqual([])
  }
})
