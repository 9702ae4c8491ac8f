/** The footer of the sample's pages: it is short, and all of its links can be reached, on a phone too. */
import { expect, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'

const site = builtSite()
const path = '/movie/redline-kl'

it.each([
  [360, 900],
  [1280, 560],
])('at %i px it is at most %i px high', async (width, most) => {
  const { page } = await site.open(path, { viewport: { width, height: 800 } })
  const footer = page.locator('#siteRoot > footer')
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(most)
  expect(await footer.getByRole('link', { name: 'Aurum Theatre' }).isVisible()).toBe(width === 1280)
})

it('opens a menu on a phone by key, without script too', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await site.open(path, { viewport: { width: 360, height: 800 }, javaScriptEnabled })
    const footer = page.locator('#siteRoot > footer')
    await footer.locator('summary', { hasText: 'Our cinemas' }).focus()
    await page.keyboard.press('Enter')
    await footer.getByRole('link', { name: 'Aurum Theatre' }).waitFor()
    expect(await footer.getByRole('link', { name: 'Overview of Our cinemas' }).getAttribute('href')).toBe('/cinema')
  }
})
