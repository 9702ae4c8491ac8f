/** The typefaces of the site: its own, few, and there early. */
import { expect, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'

const { open, visit } = builtSite()

it('brings two typefaces along, asks for both in the head of the page, and for no other', async () => {
  const { page, requests } = await open('/faqs')
  await page.evaluate(() => document.fonts.ready)
  const named = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname))
  expect(named).toHaveLength(2)
  expect(requests.filter((path) => path.endsWith('.woff2')).toSorted()).toEqual(named.toSorted())
  const drawn = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)
  expect(drawn).toBeGreaterThanOrEqual(2)
})

it('can be read where they do not come', async () => {
  const { page, goTo } = await visit({ mayComplainOf: /Failed to load resource/ })
  await page.route('**/*.woff2', (route) => route.abort())
  await goTo('/faqs')
  expect(await page.locator('h1').isVisible()).toBe(true)
})
