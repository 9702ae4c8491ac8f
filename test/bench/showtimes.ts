/**
 * npm run bench:showtimes [5]: what live showtimes cost a slow phone, in real Chromium on slow 4G: bytes and requests of code,
 * styles and answer, milliseconds from the moment the part comes near to the first time on the screen, and how long
 * the phone is busy at a stretch. For the sample chain, and for 60 cinemas that show the same.
 */
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { dayInMalaysia, instantAt } from '#content/schema/time-zone.ts'
import type { Chain } from '#demo/schedule/chain.ts'
import { chromiumPath } from '#review/shots/chromium.ts'
import { serve } from '#site/node/serve/serve.ts'
import { buildSample } from '#test/support/bench/build-sample.ts'
import { median } from '#test/support/bench/median.ts'
import { launchBrowser } from '#test/support/browser/launch/browser.ts'
import { openTab } from '#test/support/browser/open-tab.ts'
import { whenAlive } from '#test/support/browser/visit.ts'
import { sampleTime } from '#test/support/snapshot/sample-time.ts'
import { sampleChain } from '#test/support/ticketing-host/export-sales.ts'
import { startTicketingHost } from '#test/support/ticketing-host/host.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const rounds = Number(positionals[0] ?? 5)
const paths = ['/movie/redline-kl', '/cinema/gsc-kayangan-walk'] as const

/** Lighthouse's slow 4G, whose phones are four times as slow as a desk; cheap ones are six times. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
const slownesses = [4, 6] as const

/** The same films at more cinemas: those that pages know, and others. */
function withCinemas({ sites, ...chain }: Chain, count: number): Chain {
  const more = Array.from({ length: count - sites.length }, (_, index) => {
    const like = sites[index % sites.length]
    if (!like) throw new Error('the sample chain has no cinema')
    return { ...like, id: `MORE-${index + 1}`, name: `${like.name} ${index + 1}` }
  })
  return { ...chain, sites: [...sites, ...more] }
}

interface Cost {
  readonly requests: number
  readonly code: number
  readonly styles: number
  readonly answer: number
  readonly answerPlain: number
  readonly milliseconds: number
  readonly busy: number
  readonly changeDay: number
}

interface Visit {
  readonly url: string
  readonly path: string
  readonly now: string
  readonly slowness: number
}

async function measure(browser: Browser, { url, path, now, slowness }: Visit): Promise<Cost> {
  const { page } = await openTab(browser, { baseURL: url, now, viewport: { width: 360, height: 640 }, isMobile: true })
  const context = page.context()
  await context.addInitScript(() => {
    // Nothing else is fetched, and no popup comes up.
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
    localStorage.setItem('popup:last-weekend-of-lanterns', '0')
    // A part that is near from the start is not seen to be so until the phone is a slow one.
    const { observe } = IntersectionObserver.prototype
    const waiting: (() => void)[] = []
    IntersectionObserver.prototype.observe = function (this: IntersectionObserver, target) {
      waiting.push(() => observe.call(this, target))
    }
    Reflect.set(window, 'comeNear', () => {
      IntersectionObserver.prototype.observe = observe
      for (const begin of waiting) begin()
    })
  })
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await page.goto(path, { waitUntil: 'networkidle' })
  await whenAlive(page)
  await client.send('Network.emulateNetworkConditions', slow4g)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowness })

  const asked = new Map<string, { readonly address: string; sent: number; plain: number }>()
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/live-showtimes|\/showtimes\?/.test(request.url))
      asked.set(requestId, { address: request.url, sent: 0, plain: 0 })
  })
  client.on('Network.dataReceived', ({ requestId, dataLength }) => {
    const request = asked.get(requestId)
    if (request) request.plain += dataLength
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId)
    if (request) request.sent = encodedDataLength
  })

  await page.evaluate(() => {
    // The page's own clock stands still.
    const present = () => performance.timeOrigin + performance.now()
    Reflect.set(window, 'busy', 0)
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        Reflect.set(window, 'busy', Math.max(Reflect.get(window, 'busy'), duration))
    }).observe({ type: 'longtask' })
    const begin = present()
    new MutationObserver((_, observer) => {
      if (!document.querySelector('#showTimes [role="tabpanel"] time')) return
      observer.disconnect()
      // After what was drawn with it.
      requestAnimationFrame(() => setTimeout(() => Reflect.set(window, 'shown', present() - begin)))
    }).observe(document.body, { childList: true, subtree: true })
    document.querySelector('#showTimes')?.scrollIntoView()
    Reflect.get(window, 'comeNear')()
  })
  await page.waitForFunction(() => Reflect.has(window, 'shown'), undefined, { polling: 100 })
  await page.waitForTimeout(500)
  const changeDay = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const begin = performance.now()
        const tab = document.querySelectorAll<HTMLElement>('#showTimes [role="tab"]')[2]
        tab?.click()
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)))
      }),
  )
  const { shown, busy } = await page.evaluate(() => ({
    shown: Number(Reflect.get(window, 'shown')),
    busy: Number(Reflect.get(window, 'busy')),
  }))
  await context.close()
  const all = [...asked.values()]
  const sum = (ending: RegExp, what: 'sent' | 'plain' = 'sent') =>
    all.filter(({ address }) => ending.test(address)).reduce((total, request) => total + request[what], 0)
  return {
    requests: all.length,
    code: sum(/\.js$/),
    styles: sum(/\.css$/),
    answer: sum(/\/showtimes\?/),
    answerPlain: sum(/\/showtimes\?/, 'plain'),
    milliseconds: shown,
    busy,
    changeDay,
  }
}

const now = instantAt(dayInMalaysia(sampleTime()), '19:30')
const sample = await sampleChain()
const chains = { sample, '60 cinemas': withCinemas(sample, 60) }
const browser = await launchBrowser(chromiumPath())
const table = []
for (const [chain, of] of Object.entries(chains)) {
  await using host = await startTicketingHost({ chain: of, now })
  const output = buildSample('showtimes', {
    SITE_URL: 'https://gsc.example',
    SHOWTIMES_API_URL: `${host.origin}/showtimes`,
  })
  const server = await serve(output, 0)
  for (const path of paths)
    for (const slowness of slownesses) {
      const costs: Cost[] = []
      for (let round = 0; round < rounds; round++)
        costs.push(await measure(browser, { url: server.url, path, now, slowness }))
      const of = (name: keyof Cost) => Math.round(median(costs.map((cost) => cost[name])))
      table.push({
        chain,
        path,
        slowness: `${slowness}×`,
        requests: of('requests'),
        'code, B': of('code'),
        'styles, B': of('styles'),
        'answer, B': of('answer'),
        'not compressed': of('answerPlain'),
        'until times, ms': of('milliseconds'),
        'longest task, ms': of('busy'),
        'another day, ms': of('changeDay'),
      })
    }
  await server.close()
}
await browser.close()
console.table(table)
