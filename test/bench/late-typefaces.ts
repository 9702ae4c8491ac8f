/**
 * npm run bench:late-typefaces [-- /movies /movie/x …]: how far what is on the screen moves (Layout Instability) where typefaces come 0.9 s
 * after they were asked for, on phones, tablets and wide screens, and how many texts keep their fallback so that it does not, as other
 * space between their letters is not enough. A page of each template of the last build, on the day of its content.
 */
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { serve } from '#site/node/serve/serve.ts'
import { Bars } from '#test/support/bench/bars.ts'
import { launchBrowser } from '#test/support/browser/launch/browser.ts'
import { sumOfShifts, watchShifts } from '#test/support/browser/layout-shift.ts'
import { openTab } from '#test/support/browser/open-tab.ts'
import { whenAlive } from '#test/support/browser/visit.ts'
import { repository } from '#test/support/repository.ts'
import { templatesIn } from '#test/support/site/templates.ts'

const output = join(repository, 'dist')
const args = process.argv.slice(2)
const paths = args.length > 0 ? args : [...templatesIn(output).values()]

const viewports = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const
const lateMs = 900
/** Until a page that has its typefaces is at rest. */
const restMs = 1500
/** A tenth of what is good (web.dev, Cumulative Layout Shift). */
const mostMoved = 0.01

interface Seen {
  readonly moved: number
  readonly held: number
}

async function measure(
  browser: Browser,
  url: string,
  path: string,
  viewport: (typeof viewports)[number],
): Promise<Seen> {
  const { page, giveBack } = await openTab(browser, { baseURL: url, viewport, isUnused: true })
  await watchShifts(page, { lateMs })
  await page.goto(path)
  await whenAlive(page)
  await page.waitForTimeout(restMs)
  const held = await page.locator('[style*=font-family]').count()
  const moved = await sumOfShifts(page)
  await giveBack()
  return { moved, held }
}

const bars = new Bars()
const server = await serve(output, 0)
const browser = await launchBrowser()
for (const path of paths) {
  const figures: string[] = []
  for (const viewport of viewports) {
    const { moved, held } = await measure(browser, server.url, path, viewport)
    figures.push(`${viewport.width} px ${moved.toFixed(4)}, ${held} held`)
    bars.hold(`${path}, moved at ${viewport.width} px`, moved, mostMoved)
  }
  console.log(`${path.padEnd(28)} ${figures.join('; ')}`)
}
await browser.close()
await server.close()
bars.conclude()
