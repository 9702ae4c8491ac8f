/**
 * npm run bench:navigation [20]: what going from the list of films to a film costs, in real Chromium, with the film fetched
 * before the click and without, on the machine's own network and on a slow one. And the JavaScript of every page.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { chromiumPath } from '#review/shots/chromium.ts'
import { serve } from '#site/node/serve/serve.ts'
import { buildSample } from '#test/support/bench/build-sample.ts'
import { countsOf } from '#test/support/bench/count.ts'
import { median } from '#test/support/bench/median.ts'
import { launchBrowser } from '#test/support/browser/launch/browser.ts'
import { heading, visit, whenAlive } from '#test/support/browser/visit.ts'
import { builtPaths } from '#test/support/site/built-paths.ts'
import { pageScripts } from '#test/support/site/page-scripts.ts'

const [rounds = 20] = countsOf(process.argv.slice(2), [])

/** A phone on a mobile network. */
const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }
const slowProcessor = 4

interface Cost {
  readonly requests: number
  readonly bytes: number
  /** Until the new heading stands in the document. */
  readonly heading: number
  /** Until the visitor has arrived, too: scrolled, with the focus there, which makes the browser lay out the page. */
  readonly arrival: number
}

interface Setting {
  readonly isPrefetched: boolean
  readonly isSlow: boolean
}

async function measure(browser: Browser, url: string, { isPrefetched, isSlow }: Setting): Promise<Cost> {
  const { page, requests, close } = await visit(browser, url, { prefetch: isPrefetched })
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await page.goto('/movies')
  await whenAlive(page)
  const link = page.getByRole('main').getByRole('link', { name: 'Redline KL', exact: true }).first()
  if (isPrefetched) await link.dispatchEvent('mouseover')
  let before = -1
  while (before !== requests.length) {
    before = requests.length
    await page.waitForTimeout(500)
  }
  // Links of the next page are not part of this navigation.
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }),
  )
  if (isSlow) {
    await client.send('Network.emulateNetworkConditions', slow)
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor })
  }
  const asked = new Map<string, number>()
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!/\/media\/|favicon/.test(request.url)) asked.set(requestId, 0)
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (asked.has(requestId)) asked.set(requestId, encodedDataLength)
  })
  await link.evaluate((element) => {
    const begin = performance.now()
    const isThere = () => document.querySelector('h1')?.textContent === 'Redline KL'
    for (const name of ['appendChild', 'insertBefore'] as const) {
      const original: (...nodes: Node[]) => Node = Reflect.get(Node.prototype, name)
      Reflect.set(Node.prototype, name, function (this: Node, ...nodes: Node[]) {
        const result = original.apply(this, nodes)
        if (this.isConnected && !Reflect.has(window, 'heading') && isThere())
          Reflect.set(window, 'heading', performance.now() - begin)
        return result
      })
    }
    // Told once all that belongs to the change is done.
    new MutationObserver((_, observer) => {
      if (!isThere()) return
      observer.disconnect()
      Reflect.set(window, 'arrival', performance.now() - begin)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    if (element instanceof HTMLElement) element.click()
  })
  await heading(page, 'Redline KL').waitFor()
  const times = await page.evaluate(
    (): Pick<Cost, 'heading' | 'arrival'> => ({
      heading: Reflect.get(window, 'heading'),
      arrival: Reflect.get(window, 'arrival'),
    }),
  )
  await page.waitForTimeout(200)
  await close()
  return { requests: asked.size, bytes: [...asked.values()].reduce((sum, size) => sum + size, 0), ...times }
}

/** What a page loads before it can be used. @returns bytes as gzip */
const scriptBytes = (html: string): number => pageScripts(html).reduce((sum, file) => sum + sizeOf(file), 0)

const sizes = new Map<string, number>()
const sizeOf = (file: string): number =>
  sizes.getOrInsertComputed(file, () => gzipSync(readFileSync(join(output, file)), { level: 9 }).length)

const output = buildSample('navigation')

const server = await serve(output, 0)
const browser = await launchBrowser(chromiumPath())
for (const isSlow of [false, true]) {
  for (const isPrefetched of [true, false]) {
    const costs: Cost[] = []
    for (let round = 0; round < rounds; round++)
      costs.push(await measure(browser, server.url, { isPrefetched, isSlow }))
    const name = `${isSlow ? 'slow network' : 'own network'}, ${isPrefetched ? 'prefetched' : 'not prefetched'}`
    const cells = [
      `${median(costs.map(({ requests }) => requests))} requests`,
      `${median(costs.map(({ bytes }) => bytes))} B`,
      `${median(costs.map((cost) => cost.heading)).toFixed(0)} ms to the h1`,
      `at most ${Math.max(...costs.map((cost) => cost.heading)).toFixed(0)} ms`,
      `${median(costs.map(({ arrival }) => arrival)).toFixed(0)} ms to arrive`,
    ]
    console.log(`${name.padEnd(30)}${cells.map((cell) => cell.padStart(20)).join('')}`)
  }
}
await browser.close()
await server.close()

const pages = builtPaths(output)
  .map((path) => ({ path, bytes: scriptBytes(readFileSync(join(output, path, 'index.html'), 'utf8')) }))
  .toSorted((a, b) => b.bytes - a.bytes)
console.log(
  `JavaScript before interaction, gzip: ${pages.at(-1)?.bytes} to ${pages[0]?.bytes} B (most: ${pages[0]?.path})`,
)
