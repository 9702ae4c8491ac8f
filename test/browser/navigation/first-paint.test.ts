/** What is on the screen first, on a line on which the sheets of a page's own are late. */
import { expect, it } from 'vitest'
import { faultySite } from '#test/support/browser/site-visits.ts'

const site = faultySite({ match: /^\/assets\/(?!style-).*\.css$/, fault: { kind: 'slow', beforeMs: 700 } })

it.each(['/privacy-policy', '/movie/redline-kl'])('is nothing of %s without its sheets', async (path) => {
  const { page } = await site.open(path, { isUnused: true })
  const times = () =>
    page.evaluate(() => {
      const [painted] = performance.getEntriesByName('first-contentful-paint')
      const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[data-precedence="page"]')]
      const arrivals = sheets.flatMap(({ href }) => performance.getEntriesByName(href))
      return {
        sheets: arrivals.length,
        paintedAfter:
          (painted?.startTime ?? 0) - Math.max(...arrivals.map((entry) => entry.startTime + entry.duration)),
      }
    })
  await expect.poll(async () => (await times()).paintedAfter).toBeGreaterThan(0)
  expect((await times()).sheets).toBeGreaterThan(0)
})
