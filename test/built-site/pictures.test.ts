/** Pictures on the built pages, in a real browser. */
import { expect, it } from 'vitest'
import { builtSite } from '#test/support/site-visits.ts'

const { open } = builtSite()

it('keeps the place of a still in its rail when the picture comes, and when it has another shape or does not come', async () => {
  const { page } = await open('/movie/redline-kl', { viewport: { width: 360, height: 780 } })
  const stills = page.locator('li > a[data-gallery] img')
  const widths = () => stills.evaluateAll((pictures) => pictures.map((picture) => picture.clientWidth))
  const before = await widths()
  expect(before.length).toBeGreaterThan(2)
  await stills.last().scrollIntoViewIfNeeded()
  await expect.poll(() => stills.last().evaluate((picture: HTMLImageElement) => picture.complete)).toBe(true)
  expect(await widths()).toEqual(before)
})
