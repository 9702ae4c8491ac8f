/** What stands on a picture in the built pages, in a real browser: it is read on any picture, and white is the worst. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawnSite } from '#test/support/browser/site-visits.ts'
import { type Colour, contrast } from '#test/support/inputs/colours.ts'

const site = drawnSite()
const least = 4.5
const paths = [
  '/movie/redline-kl',
  '/movie/naga-of-the-seventh-river',
  '/movie/chrome-orchid',
  '/international-screen/near-neighbours',
  '/cinema/gsc-kayangan-walk',
  '/promotion/family-four-pack',
]

it.each([360, 768, 1024, 1280, 1920, 2560])(
  'reads the menu and every word of a page’s head on a white picture, at %i px',
  async (width) => {
    const body = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const { page, goTo } = await site.visit({ viewport: { width, height: 1000 }, reducedMotion: 'reduce' })
    await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/png', body }))
    for (const path of paths) {
      await goTo(path)
      const words = await wordsOn(page)
      // On a phone a film has no breadcrumbs, and the menu is a sheet of its own.
      if (width >= 768) expect(words.length).toBeGreaterThan(1)
      const colours = await coloursBehind(page)
      const hard = words.filter(({ colour, box }) => colours(box).some((behind) => contrast(colour, behind) < least))
      expect(hard, path).toEqual([])
    }
  },
)

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const wordsOn = (page: Page) =>
  page.locator('nav[aria-label="Main"] a, main header:has(h1) *').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // On a phone, of the breadcrumbs only the last is seen.
      .filter((element) => getComputedStyle(element.closest('li') ?? element).clipPath === 'none')
      .flatMap((element) => {
        const colour = (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number)
        return [...element.childNodes]
          .filter((node) => node instanceof Text && node.data.trim())
          .flatMap((node) => {
            const range = document.createRange()
            range.selectNode(node)
            return [...range.getClientRects()].map(({ x, y, width, height }) => ({
              text: node.textContent,
              colour,
              box: { x, y, width, height },
            }))
          })
      }),
  )

it.each([360, 768])('ends the head of a film in the colour of the page below it, at %i px', async (width) => {
  const { page, goTo } = await site.visit({ viewport: { width, height: 1600 }, reducedMotion: 'reduce' })
  for (const path of paths.filter((path) => path.includes('movie/'))) {
    await goTo(path)
    const bottom = await page
      .locator('main header:has(h1)')
      .evaluate((head) => Math.round(head.getBoundingClientRect().bottom))
    const { data, info } = await pixelsOf(page)
    const channelsAt = (y: number) => [...data.subarray((y * info.width + 2) * 3, (y * info.width + 5) * 3)]
    const below = channelsAt(bottom + 3)
    const steps = channelsAt(bottom - 3).map((channel, index) => Math.abs(channel - (below[index] ?? 0)))
    expect(Math.max(...steps), path).toBeLessThanOrEqual(2)
  }
})

/** The page as it is without its words. @returns what colours there are in a box */
async function coloursBehind(page: Page): Promise<(box: Box) => Colour[]> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('header *')) {
      element.style.transition = 'none'
      element.style.color = 'transparent'
    }
  })
  const { data, info } = await pixelsOf(page)
  const step = 3
  return ({ x, y, width, height }) =>
    Array.from({ length: Math.floor(height / step) * Math.floor(width / step) }, (_, index) => {
      const column = Math.floor(x) + (index % Math.floor(width / step)) * step
      const row = Math.floor(y) + Math.floor(index / Math.floor(width / step)) * step
      const at = (row * info.width + column) * 3
      return [...data.subarray(at, at + 3)]
    })
}

const pixelsOf = async (page: Page) =>
  sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
