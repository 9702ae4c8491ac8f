/** The typefaces of the site: its own, and few. */
import { expect, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'

const { open, visit } = builtSite()

it('brings two typefaces along, and asks for neither before the style sheet is there', async () => {
  const { page, requests } = await open('/faqs')
  await page.evaluate(() => document.fonts.ready)
  const fonts = requests.filter((path) => path.endsWith('.woff2'))
  expect(fonts).toHaveLength(2)
  const [first = '', ...others] = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.woff2$|\/style-[\w-]+\.css$/.test(name))
      .toSorted((a, b) => a.startTime - b.startTime)
      .map(({ name, initiatorType }) => `${initiatorType} ${new URL(name).pathname}`),
  )
  expect(first).toMatch(/\.css$/)
  expect(others.toSorted()).toEqual(fonts.map((path) => `css ${path}`).toSorted())
  const drawn = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)
  expect(drawn).toBeGreaterThanOrEqual(2)
})

it('can be read where they do not come', async () => {
  const { page, goTo } = await visit({ mayComplainOf: /Failed to load resource/ })
  await page.route('**/*.woff2', (route) => route.abort())
  await goTo('/faqs')
  expect(await page.locator('h1').isVisible()).toBe(true)
})
