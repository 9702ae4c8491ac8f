/**
 * npm run bench:slow-line [-- /movies /movie/x …]: when a phone on slow 3G, with a quarter of this machine's processor, shows the first
 * words and the first large picture of a page, and what has come over the line by then. Of the last build, with its pictures; the
 * median of three visits, each by a browser that knows nothing yet.
 */
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { chromiumPath } from '#review/shots/chromium.ts'
import { serve } from '#site/node/serve/serve.ts'
import { Bars } from '#test/support/bench/bars.ts'
import { median } from '#test/support/bench/median.ts'
import { pagesOf } from '#test/support/bench/pages.ts'
import { slowDown, slowPhone } from '#test/support/bench/slow-phone.ts'
import { launchBrowser } from '#test/support/browser/launch/browser.ts'
import { openTab } from '#test/support/browser/open-tab.ts'
import { repository } from '#test/support/repository.ts'

const paths = pagesOf(process.argv.slice(2))

const rounds = 3
/** Milliseconds. */
const most = { words: 2000, picture: 4000 } as const

interface Seen {
  /** Milliseconds since the address was entered. */
  readonly words: number
  readonly picture: number
  /** Of all that had come when the page was loaded. */
  readonly kilobytes: number
}

async function measure(browser: Browser, url: string, path: string): Promise<Seen> {
  const { page, giveBack } = await openTab(browser, { baseURL: url, ...slowPhone })
  const { bytes } = await slowDown(page)
  await page.addInitScript(notePaints)
  await page.goto(path, { timeout: 120_000 })
  const { words, picture } = await page.evaluate(() => Reflect.get(window, 'paints') as Omit<Seen, 'kilobytes'>)
  await giveBack()
  return { words, picture, kilobytes: bytes() / 1024 }
}

/** Runs in the page. */
function notePaints(): void {
  const paints = { words: 0, picture: 0 }
  Reflect.set(window, 'paints', paints)
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') paints.words = startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (Reflect.get(entry, 'url')) paints.picture ||= entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

const bars = new Bars()
const server = await serve(join(repository, 'dist'), 0)
const browser = await launchBrowser(chromiumPath())
for (const path of paths) {
  const seen: Seen[] = []
  for (let round = 0; round < rounds; round++) seen.push(await measure(browser, server.url, path))
  const middle = (name: keyof Seen): number => Math.round(median(seen.map((one) => one[name])))
  const [words, picture] = [middle('words'), middle('picture')]
  console.log(`${path.padEnd(28)} words ${words} ms, picture ${picture} ms, loaded ${middle('kilobytes')} KB`)
  bars.hold(`${path}, words, ms`, words, most.words)
  bars.hold(`${path}, picture, ms`, picture, most.picture)
}
await browser.close()
await server.close()
bars.conclude()
