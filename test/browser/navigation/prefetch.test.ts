/** What is fetched before it is asked for: real Chromium, and nginx where there is one. */
import type { CDPSession, Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { heading, type Visit } from '#test/support/browser/visit.ts'
import { withoutSlides } from '#test/support/browser/without-slides.ts'

const { open, visit } = builtSite()

const payloads = ({ requests }: Visit): string[] => requests.filter((path) => path.endsWith('/payload.json'))

/** Own pages that can be seen at the moment, without the one that is shown. */
const visiblePages = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('#siteRoot a[href^="/"]')]
      .filter((link) => {
        const { top, bottom, height } = link.getBoundingClientRect()
        return height > 0 && bottom > 0 && top < innerHeight && link.pathname !== location.pathname
      })
      .map((link) => link.pathname),
  )

/** Until nothing more is asked for. */
async function settle({ page, requests }: Visit): Promise<void> {
  for (let before = -1; before !== requests.length; ) {
    before = requests.length
    await page.waitForTimeout(700)
  }
}

it('fetches code and payload of the links that are seen, each once, and after that a navigation asks for nothing', async () => {
  const begun = await open('/movies', {
    prefetch: true,
    viewport: { width: 1280, height: 500 },
    before: withoutSlides,
  })
  const { page, requests } = begun
  await expect.poll(() => payloads(begun).length).toBeGreaterThan(3)
  await settle(begun)
  const seen = new Set(await visiblePages(page))
  expect(new Set(payloads(begun))).toEqual(new Set([...seen].map((path) => `${path === '/' ? '' : path}/payload.json`)))
  expect(payloads(begun)).toHaveLength(new Set(payloads(begun)).size)

  const target = page.locator('#siteRoot a[href="/promotion"]').first()
  await target.scrollIntoViewIfNeeded()
  await expect.poll(() => payloads(begun)).toContain('/promotion/payload.json')
  await settle(begun)
  const asked = requests.length
  await page.evaluate(() => Reflect.set(window, 'same', true))
  // No link of the next page is to be fetched meanwhile.
  await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  // By key: a pointer would stand on the slides of the next page, and have them moved.
  await target.press('Enter')
  await heading(page, 'All promotions').waitFor()
  await settle(begun)
  expect(requests.slice(asked)).toEqual([])
  expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true)
})

/** Style sheets of the page, and whether they apply. */
const sheets = (page: Page): Promise<[address: string, applies: boolean][]> =>
  page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href, media }) => [href, matchMedia(media).matches]))

it('applies the sheets of other pages, for which it would be laid out anew, only on the way there', async () => {
  const begun = await open('/movies', { prefetch: true, viewport: { width: 1280, height: 500 }, before: withoutSlides })
  const { page } = begun
  const own = await page.locator('link[rel=stylesheet]:not([media])').count()
  await expect.poll(async () => (await sheets(page)).length).toBeGreaterThan(own + 1)
  await settle(begun)
  expect((await sheets(page)).filter(([, applies]) => applies)).toHaveLength(own)
  await page.locator('#siteRoot a[href="/"]').first().press('Enter')
  await page.locator('.homePage').waitFor()
  const home = (await sheets(page)).find(([address]) => address.includes('/home-'))
  expect(home?.[1]).toBe(true)
})

it.each([
  ['a 2g connection', () => Object.defineProperty(navigator, 'connection', { value: { effectiveType: 'slow-2g' } })],
  ['the data saver', () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })],
  ['no network', () => Object.defineProperty(navigator, 'onLine', { value: false })],
])('fetches nothing with %s', async (_, before) => {
  const begun = await open('/movies', { prefetch: true, before })
  await begun.page.locator('main a').first().hover()
  await begun.page.waitForTimeout(2300)
  expect(payloads(begun)).toEqual([])
})

it.each([
  [
    'the 2g of a browser that measures it',
    async (devtools: CDPSession) => {
      await devtools.send('Network.enable')
      const throughput = { downloadThroughput: -1, uploadThroughput: -1 }
      await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 1500, ...throughput })
    },
    { effectiveType: '2g', saveData: false },
  ],
  [
    'the data saver of a browser',
    (devtools: CDPSession) => devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true }),
    { effectiveType: '4g', saveData: true },
  ],
] as const)('fetches nothing with %s', async (_, emulate, said) => {
  const begun = await visit({ prefetch: true })
  const { page } = begun
  await emulate(await page.context().newCDPSession(page))
  await begun.goTo('/movies')
  expect(
    await page.evaluate(() => {
      const { effectiveType, saveData } = Reflect.get(navigator, 'connection')
      return { effectiveType, saveData }
    }),
  ).toEqual(said)
  await page.locator('main a').first().hover()
  await page.waitForTimeout(2300)
  expect(payloads(begun)).toEqual([])
})

it('looks for links when the browser is idle, and not before', async () => {
  const begun = await open('/movies', {
    prefetch: true,
    before: () => {
      const waiting: (() => void)[] = []
      Reflect.set(window, 'waiting', waiting)
      window.requestIdleCallback = (run) => waiting.push(run as () => void)
    },
  })
  const { page } = begun
  await page.waitForLoadState('networkidle')
  expect(payloads(begun)).toEqual([])
  await page.evaluate(() => {
    for (const run of Reflect.get(window, 'waiting')) run()
  })
  await expect.poll(() => payloads(begun).length).toBeGreaterThan(3)
})

it('tries again at the next sight when the network is better', async () => {
  const before = () => Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  const begun = await open('/movie/redline-kl', { prefetch: true, before, viewport: { width: 1280, height: 700 } })
  const { page } = begun
  await page.waitForTimeout(2300)
  expect(payloads(begun)).toEqual([])
  await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: undefined }))
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => payloads(begun).length).toBeGreaterThan(0)
  await settle(begun)
  expect(payloads(begun)).not.toContain('/payload.json')
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => payloads(begun)).toContain('/payload.json')
})

it.each([
  ['points at', (page: Page, link: string) => page.locator(link).first().dispatchEvent('mouseover')],
  ['focuses', (page: Page, link: string) => page.locator(link).first().focus()],
  ['touches', (page: Page, link: string) => page.locator(link).first().dispatchEvent('touchstart')],
])('fetches what a visitor %s', async (_, act) => {
  const noSight = () =>
    Object.defineProperty(window, 'IntersectionObserver', {
      value: class {
        observe() {}
      },
    })
  const begun = await open('/movies', { prefetch: true, before: noSight })
  // What answers comes after all else.
  const pointed = async () => {
    await act(begun.page, '#siteRoot a[href="/promotion"]')
    return payloads(begun)
  }
  await expect.poll(pointed).toEqual(['/promotion/payload.json'])
})

it('asks for 4 at most at once', async () => {
  const begun = await open('/faqs', { prefetch: true, viewport: { width: 1280, height: 2000 } })
  const { page } = begun
  let running = 0
  let most = 0
  let total = 0
  await page.route('**/payload.json', async (route) => {
    most = Math.max(most, ++running)
    total++
    await new Promise((resolve) => setTimeout(resolve, 50))
    running--
    await route.continue()
  })
  await page.reload()
  await expect.poll(() => total).toBeGreaterThan(8)
  expect(most).toBe(4)
})

it('leaves a failed one to the click', async () => {
  const viewport = { width: 1280, height: 500 }
  const begun = await open('/movies', { prefetch: true, viewport, mayComplainOf: /ERR_FAILED/ })
  const { page } = begun
  await settle(begun)
  let attempts = 0
  await page.route('**/rewards/payload.json', (route) => (++attempts === 1 ? route.abort() : route.continue()))
  // Far below, so that nobody has seen it yet.
  const link = page.locator('footer a[href="/rewards"]')
  await link.dispatchEvent('touchstart')
  await expect.poll(() => attempts).toBe(1)
  await page.waitForTimeout(500)
  expect(attempts).toBe(1)
  // Which shows and points at the link, too: that may fetch it once more.
  await link.click()
  await heading(page, 'GSC Rewards').waitFor()
  expect(attempts).toBeGreaterThan(1)
})
