/**
 * npm run bench:interaction [5]: how long the screen takes to answer a visitor, on a processor a sixth as fast: the median of what the
 * browser's own Event Timing says from the press to the next paint, once a page can be used and while it comes.
 */
import type { Browser, Page } from '@playwright/test'
import { chromiumPath } from '#review/shots/chromium.ts'
import { serve } from '#site/node/serve/serve.ts'
import { Bars } from '#test/support/bench/bars.ts'
import { buildSample } from '#test/support/bench/build-sample.ts'
import { countsOf } from '#test/support/bench/count.ts'
import { median } from '#test/support/bench/median.ts'
import { launchBrowser } from '#test/support/browser/launch/browser.ts'
import { visit, whenAlive } from '#test/support/browser/visit.ts'

const [rounds = 5] = countsOf(process.argv.slice(2), [])

const slowdown = 6
/** Until the screen answers. */
const mostMs = 100
/** All paints that belong to an interaction are there by then. */
const settleMs = 1500

interface Row {
  readonly name: string
  readonly path: string
  /** What is pressed is looked for before the clock runs. */
  readonly prepare?: (page: Page) => Promise<void>
  readonly act: (page: Page) => Promise<void>
  /** Whether the visitor does not wait until the page can be used. */
  readonly isEarly?: true
}

/** Presses the middle of what a selector names, as a finger does, without the checks that take time of the page. */
async function press(page: Page, selector: string): Promise<void> {
  const found = page.locator(selector).filter({ visible: true }).first()
  await found.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await found.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + width / 2, y + height / 2)
}

const menu = 'button[popovertarget="mainMenu"]'
const secondTab = 'a[data-keeps-scroll][href="/movies?tab=coming-soon"]'
const search = 'button[aria-label="Search"]'
const openSearch = async (page: Page) => {
  await press(page, search)
  await page.getByRole('dialog', { name: 'Search' }).waitFor()
}

const rows: readonly Row[] = [
  { name: 'menu', path: '/', act: (page) => press(page, menu) },
  { name: 'tab of films', path: '/movies', act: (page) => press(page, secondTab) },
  { name: 'filter of promotions', path: '/promotion', act: (page) => press(page, 'main a[data-keeps-scroll]') },
  {
    name: 'filter of cinemas',
    path: '/cinema',
    prepare: (page) => page.getByLabel('State').focus(),
    act: (page) => page.keyboard.press('ArrowDown'),
  },
  {
    name: 'letter in the finder',
    path: '/cinema',
    prepare: (page) => page.getByRole('searchbox').first().focus(),
    act: (page) => page.keyboard.press('m'),
  },
  { name: 'opening the search', path: '/', act: openSearch },
  { name: 'letter in the search', path: '/', prepare: openSearch, act: (page) => page.keyboard.press('r') },
  { name: 'from list to film', path: '/movies', act: (page) => press(page, 'main a[href="/movie/redline-kl"]') },
  { name: 'from film to film', path: '/movie/redline-kl', act: (page) => press(page, 'main a[href^="/movie/"]') },
  { name: 'menu while it loads', path: '/', isEarly: true, act: (page) => press(page, menu) },
  { name: 'tab while it loads', path: '/movies', isEarly: true, act: (page) => press(page, secondTab) },
  { name: 'search while it loads', path: '/movie/redline-kl', isEarly: true, act: (page) => press(page, search) },
]

/** @returns milliseconds from the press to the next paint */
async function measure(browser: Browser, url: string, { path, prepare, act, isEarly }: Row): Promise<number> {
  const { page, close } = await visit(browser, url, {
    prefetch: true,
    viewport: { width: 390, height: 844 },
    before: noteDurations,
  })
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(path, { waitUntil: isEarly ? 'commit' : 'load' })
  if (isEarly) await page.locator('h1').first().waitFor()
  else {
    await whenAlive(page)
    await page.waitForTimeout(settleMs)
  }
  await prepare?.(page)
  await page.waitForTimeout(isEarly ? 0 : settleMs)
  await page.evaluate(() => void Reflect.get(window, 'durations').splice(0))
  await act(page)
  await page.waitForTimeout(settleMs)
  const durations = await page.evaluate((): number[] => Reflect.get(window, 'durations'))
  await close()
  // What takes less is not reported.
  return Math.max(shortest, ...durations)
}

/** Milliseconds that the browser reports at least. */
const shortest = 16

/** Runs in the page. */
function noteDurations(): void {
  const durations: number[] = []
  Reflect.set(window, 'durations', durations)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (Reflect.get(entry, 'interactionId')) durations.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

const output = buildSample('interaction')

const bars = new Bars()
const server = await serve(output, 0)
const browser = await launchBrowser(chromiumPath())
for (const row of rows) {
  const costs: number[] = []
  for (let round = 0; round < rounds; round++) costs.push(await measure(browser, server.url, row))
  const [middle, most] = [median(costs), Math.max(...costs)]
  console.log(`${row.name.padEnd(24)}${`${middle} ms`.padStart(8)}${`at most ${most} ms`.padStart(18)}`)
  bars.hold(`${row.name}, ms`, middle, mostMs)
}
await browser.close()
await server.close()
bars.conclude()
