/** Pictures on the built pages, in a real browser. The build of the tests has square dots in their place. */
import { expect, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'

const { open } = builtSite()

it('keeps the place of a still whose picture comes in another shape', async () => {
  const { page } = await open('/movie/redline-kl', { viewport: { width: 1280, height: 800 } })
  const still = page.locator('li > a[data-gallery] img').first()
  await still.scrollIntoViewIfNeeded()
  await expect
    .poll(() => still.evaluate((picture: HTMLImageElement) => picture.complete && picture.currentSrc !== ''))
    .toBe(true)
  const [shown, said] = await still.evaluate((picture: HTMLImageElement) => [
    picture.clientWidth / picture.clientHeight,
    Number(picture.getAttribute('width')) / Number(picture.getAttribute('height')),
  ])
  expect(shown).toBeCloseTo(said ?? 0, 2)
})
