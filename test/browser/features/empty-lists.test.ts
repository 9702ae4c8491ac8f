/** Lists in which nothing is like what was chosen, in a real browser. */
import { expect, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'

const site = builtSite()

it.each([
  ['/movies?genre=taxonomy%2Fgenre-action&language=taxonomy%2Flanguage-mandarin', /^Show all \d+ films$/],
  ['/promotions/gsc?category=contest', 'Show all promotions', '2026-12-05T04:00:00Z'],
  ['/accessibility?need=quiet-mornings&need=changing-places&need=reserved-parking', 'Show all 14 cinemas'],
])(
  'leaves the focus at the first of what comes in place of the empty list of %s',
  async (address, wayOut, now = undefined) => {
    const { page } = await site.open(address, now === undefined ? {} : { now })
    await page.getByRole('link', { name: wayOut }).press('Enter')
    const first = page.locator('main article article:visible').first().getByRole('link').first()
    await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true)
  },
)
