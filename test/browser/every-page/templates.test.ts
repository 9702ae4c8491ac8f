/**
 * One page of every template in a real browser: what it weighs, whether the keyboard reaches all of it, and what axe finds.
 * A visit costs more than what is looked at, so all is looked at in one.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, inject, it } from 'vitest'
import { expectNone } from '#test/browser/expect-none.ts'
import { brokenWords } from '#test/support/browser/broken-words.ts'
import { cutWords } from '#test/support/browser/cut-words.ts'
import { walkContent } from '#test/support/browser/keyboard/focus-walk.ts'
import { movedByContainment } from '#test/support/browser/layout-shift.ts'
import { oversizedPictures, unreservedPictures } from '#test/support/browser/picture-sizes.ts'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { violations } from '#test/support/browser/violations.ts'
import { withoutSlides } from '#test/support/browser/without-slides.ts'
import { sentSize } from '#test/support/site/sent-size.ts'
import { templatesIn } from '#test/support/site/templates.ts'
import { sampleTime } from '#test/support/snapshot/sample-time.ts'

const site = builtSite()
const folder = inject('builtSite')
const templates = [...templatesIn(folder)]
const kilobytes = 1024
const least = { script: 50 * kilobytes, style: kilobytes }
/** Script is all that a page asks for by itself: what it names, of which there are 100 KB at most (`page-weight.test.ts`), its late parts, and showtimes that are near. */
const most = { script: 113.25 * kilobytes, style: 15 * kilobytes }

/** What was asked for, as bytes on their way: `sizeOf` each file. */
const weigh = (requests: readonly string[], ending: string, sizeOf: (file: string) => number): number =>
  [...new Set(requests)].filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + sizeOf(file), 0)

/** As the hosts send it that know gzip alone. */
const gzipSize = (file: string): number => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length

/** Sizes of text, in per cent of the usual one, at which the page scrolls sideways on a phone (WCAG 1.4.4 and 1.4.10), or words break or are cut. */
async function misfits(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const size of [150, 200, 100]) {
    const excess = await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`
      return document.documentElement.scrollWidth - innerWidth
    }, size)
    if (excess > 0) found.push(`at ${size} %: ${excess} px, by ${await page.evaluate(widest)}`)
    const broken = await brokenWords(page, size === 100 ? 'body' : 'h1')
    const cut = await cutWords(page)
    if (broken.length + cut.length > 0) found.push(`at ${size} %: ${[...broken, ...cut].join(', ')}`)
  }
  return found
}

/** Runs in the page. @returns the element that ends last, of those that nothing cuts off. */
function widest(): string {
  const isCut = (element: Element): boolean => {
    const parent = element.parentElement
    if (!parent || parent === document.body) return false
    return getComputedStyle(parent).overflowX !== 'visible' || isCut(parent)
  }
  const ends = [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }) && !isCut(element))
    .map((element) => [element.getBoundingClientRect().right, element.outerHTML.slice(0, 120)] as const)
  return ends.toSorted(([a], [b]) => b - a)[0]?.[1] ?? ''
}

it.each(templates)(
  'keeps %s, as at %s, light before a visitor does anything, shows every stop of its content on a phone, fits with large text, breaks and cuts no word, has parts that stay where they are once they are no longer contained, and has nothing that axe finds, narrow or wide',
  async (_, path) => {
    const { page, requests } = await site.open(path, {
      viewport: { width: 360, height: 780 },
      reducedMotion: 'reduce',
      startsAt: sampleTime(inject('builtContent')),
      before: withoutSlides,
    })
    // Parts of a page have code of their own.
    await page.waitForLoadState('networkidle')
    const script = weigh(requests, '.js', gzipSize)
    const style = weigh(requests, '.css', (file) => sentSize(folder, file))
    console.log(`${path}: script ${script} B, styles ${style} B`)
    expect.soft(script).toBeGreaterThan(least.script)
    expect.soft(script).toBeLessThanOrEqual(most.script)
    expect.soft(style).toBeGreaterThan(least.style)
    expect.soft(style).toBeLessThanOrEqual(most.style)
    expectNone(await oversizedPictures(page), path)
    expectNone(await unreservedPictures(page), path)
    expectNone(await walkContent(page), path)
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 780 })
      expectNone(await misfits(page), `${path} at ${width} px`)
    }
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expectNone(await oversizedPictures(page), `${path} at ${width} px`)
      expectNone(await unreservedPictures(page), `${path} at ${width} px`)
      expectNone(await movedByContainment(page), `${path} at ${width} px`)
      expectNone(await violations(page), `${path} at ${width} px`)
    }
  },
)
