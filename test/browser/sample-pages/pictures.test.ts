/** Pictures on the built pages, in a real browser. The build of the tests has square dots in their place. */
import type { Page } from '@playwright/test'
import { expect, inject, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { templatesIn } from '#test/support/site/templates.ts'

const { open, visit } = builtSite()

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

it.each([
  [1280, '64% 70%'],
  [360, '52% 60%'],
])(
  'keeps in view at %i px what the entry of the picture says, of the one that is shown there',
  async (width, point) => {
    const { page } = await open('/movie/redline-kl', { viewport: { width, height: 800 } })
    const backdrop = page.locator('main article > header img').first()
    expect(await backdrop.evaluate((picture) => getComputedStyle(picture).objectPosition)).toBe(point)
  },
)

it.each(['/promotion', '/cinema/gsc-kayangan-walk'])(
  'shows the art of promotions at %s whole, with nothing over its words',
  async (path) => {
    const { page } = await open(path, { viewport: { width: 360, height: 800 } })
    const art = page.locator('main img[src*="/promotion-"]')
    expect(await art.count()).toBeGreaterThan(0)
    const fits = await art.evaluateAll((pictures) => pictures.map((picture) => getComputedStyle(picture).objectFit))
    expect(new Set(fits)).toEqual(new Set(['contain']))
    const over = await art.evaluateAll((pictures) =>
      pictures.flatMap((picture) => picture.closest('picture')?.nextElementSibling?.textContent ?? []),
    )
    expect(over).toEqual([])
  },
)

it('sends phones a small picture of the film that fills the width of the home page', async () => {
  const { page } = await open('/', { viewport: { width: 390, height: 800 }, deviceScaleFactor: 3 })
  const picture = page.locator('.filmFeature img')
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-728\.avif$/)
})

it.each(['/movies', '/movie', '/promotion', '/promotions/gsc', '/cinema'])(
  'asks at once for two pictures of %s, which begins with them, and for the others when they come near',
  async (path) => {
    const { page } = await open(path, { viewport: { width: 360, height: 780 } })
    const loading = await page
      .locator('main article article img')
      .evaluateAll((all) => all.map((image) => image.getAttribute('loading') ?? image.getAttribute('fetchpriority')))
    expect(loading.slice(0, 2)).toEqual(['high', 'high'])
    expect(new Set(loading.slice(2))).toEqual(new Set(['lazy']))
  },
)

it('asks at once for the biggest picture of the first screen of a phone, whatever the template', async () => {
  const { page } = await visit({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })
  const late: string[] = []
  for (const path of templatesIn(inject('builtSite')).values()) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    if ((await biggestPicture(page))?.isLate) late.push(path)
  }
  expect(late).toEqual([])
})

/** Of those that are on the screen; what glows behind a picture is too coarse to count. */
const biggestPicture = (page: Page) =>
  page.evaluate(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img:not([data-blurred] *)')]
    const seen = pictures
      .filter((picture) => picture.checkVisibility())
      .map((picture) => {
        const { left, right, top, bottom } = picture.getBoundingClientRect()
        const width = Math.min(right, innerWidth) - Math.max(left, 0)
        const height = Math.min(bottom, innerHeight) - Math.max(top, 0)
        return { area: Math.max(width, 0) * Math.max(height, 0), isLate: picture.loading === 'lazy' }
      })
      .filter(({ area }) => area > 0)
    return seen.toSorted((one, other) => other.area - one.area)[0]
  })
