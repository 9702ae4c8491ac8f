/** What lies below the first screen of a page, which the browser skips until the page is at rest. */
import { expect, inject, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { heading } from '#test/support/browser/visit.ts'
import { templatesIn } from '#test/support/site/templates.ts'
import { unhydrated } from './unhydrated.ts'

const site = builtSite()

it('lays out what lies far below the first screen, and asks for its pictures, only once the page is at rest, a part with each frame', async () => {
  const { page, release } = await unhydrated(site, '/cinema/gsc-kayangan-walk', {
    viewport: { width: 360, height: 780 },
  })
  const pictures = () => page.evaluate(() => [...document.images].filter(({ currentSrc }) => currentSrc !== '').length)
  const skipped = () => page.evaluate(skippedParts)
  await page.waitForLoadState('load')
  await expect.poll(skipped).toBeGreaterThan(3)
  const before = await pictures()
  await page.evaluate(noteFramesOfParts)
  release()
  await expect.poll(skipped).toBe(0)
  expect(await page.evaluate(() => Math.max(...(Reflect.get(window, 'partsOfFrames') as number[])))).toBe(1)
  await expect.poll(pictures).toBeGreaterThan(before)
})

it.each(['/', '/movie/redline-kl'])(
  'never skips the first part of %s, which may end on the first screen',
  async (path) => {
    const { page } = await unhydrated(site, path)
    const parts = page.locator('article > section, article > div > section')
    const visibility = (index: number) => parts.nth(index).evaluate((part) => getComputedStyle(part).contentVisibility)
    expect(await visibility(0)).toBe('visible')
    expect(await visibility(1)).not.toBe('visible')
  },
)

it('skips no part that ends on the first screen, as its stand-in height would move what follows, whatever the template', async () => {
  const { page } = await site.visit({ viewport: { width: 360, height: 900 } })
  const found: string[] = []
  for (const path of templatesIn(inject('builtSite')).values()) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      for (const part of await page.evaluate(skippedOnFirstScreen)) found.push(`${path} at ${width} px: ${part}`)
    }
  }
  expect(found).toEqual([])
})

it('leaves the line to the pictures of the first screen, until that is painted', async () => {
  const { page } = await unhydrated(site, '/', {
    viewport: { width: 412, height: 823 },
    isUnused: true,
  })
  const asked = () => page.evaluate(picturesAskedFor)
  await expect.poll(async () => (await asked()).below.length).toBeGreaterThan(0)
  const { below, seen, painted } = await asked()
  expect(seen.length).toBeGreaterThan(0)
  expect(Math.min(...below)).toBeGreaterThan(painted)
})

it('skips nothing on later pages of a visit, nor on a page that is reloaded, whose places are to be found', async () => {
  const { page, goTo, navigate } = await site.visit({ viewport: { width: 360, height: 780 } })
  const isWhole = () => page.evaluate(() => document.documentElement.dataset['whole'] === '')
  await goTo('/cinema')
  // It may not be at rest yet.
  await page.evaluate(() => delete document.documentElement.dataset['whole'])
  await navigate('/cinema/gsc-kayangan-walk')
  await heading(page, 'GSC Kayangan Walk').waitFor()
  expect([await isWhole(), await page.evaluate(skippedParts)]).toEqual([true, 0])
  await page.reload()
  await expect.poll(isWhole).toBe(true)
})

it('skips nothing on paper', async () => {
  const { page } = await unhydrated(site, '/cinema/gsc-kayangan-walk')
  await expect.poll(() => page.evaluate(leftToSkip)).toBeGreaterThan(3)
  await page.emulateMedia({ media: 'print' })
  expect(await page.evaluate(leftToSkip)).toBe(0)
})

/** Runs in the page. */
const skippedParts = (): number =>
  [...document.querySelectorAll('#pageContent section')].filter(
    ({ firstElementChild: child }) =>
      child?.checkVisibility({ contentVisibilityAuto: true }) === false && child.checkVisibility(),
  ).length

/** Runs in the page: how many parts are left to the browser to skip. */
const leftToSkip = (): number =>
  [...document.querySelectorAll('#pageContent section')].filter(
    (part) => getComputedStyle(part).contentVisibility !== 'visible',
  ).length

/** Runs in the page: when it was painted first, and when it asked for pictures that are seen then, and for others. */
function picturesAskedFor() {
  const asked = new Map(performance.getEntriesByType('resource').map(({ name, startTime }) => [name, startTime]))
  const timesOf = (images: readonly HTMLImageElement[]) =>
    images.flatMap(({ currentSrc }) => asked.get(currentSrc) ?? [])
  const isSeen = (image: Element) => image.getBoundingClientRect().top < innerHeight
  const images = [...document.images].filter((image) => image.closest('#pageContent') && image.checkVisibility())
  return {
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    seen: timesOf(images.filter(isSeen)),
    below: timesOf(images.filter((image) => !isSeen(image))),
  }
}

/** Runs in the page: notes how many parts each frame no longer leaves to the browser to skip. */
function noteFramesOfParts(): void {
  const partsOfFrames: number[] = []
  Reflect.set(window, 'partsOfFrames', partsOfFrames)
  const left = () =>
    [...document.querySelectorAll('#pageContent section')].filter(
      (part) => getComputedStyle(part).contentVisibility !== 'visible',
    ).length
  let last = left()
  const look = () => {
    const now = left()
    partsOfFrames.push(last - now)
    last = now
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Runs in the browser. What is empty shows nothing, and comes or goes with what fills it. */
function skippedOnFirstScreen(): string[] {
  const sections = [...document.querySelectorAll<HTMLElement>('#pageContent section')]
  for (const { dataset } of [document.documentElement, ...sections]) delete dataset['whole']
  const skipped = sections.filter((section) => getComputedStyle(section).contentVisibility !== 'visible')
  document.documentElement.dataset['whole'] = ''
  return skipped.flatMap((section) => {
    const end = section.getBoundingClientRect().bottom + scrollY
    return section.offsetHeight > 0 && end < innerHeight ? `${section.outerHTML.slice(0, 120)} ends at ${end} px` : []
  })
}
