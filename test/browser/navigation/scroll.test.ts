/** Where a page is shown from, in a real browser. */
import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { browserCan } from '#test/support/browser/launch/browser-can.ts'
import { notePhases, phases } from '#test/support/browser/phases.ts'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { goBack, heading, reload, whenAlive } from '#test/support/browser/visit.ts'

const { open } = builtSite()
const faqs = 'Frequently Asked Questions'

const position = (page: Page) => page.evaluate(() => Math.round(scrollY))
const scrollDown = (page: Page, to: number) => page.evaluate((to) => window.scrollTo(0, to), to)

/** Waits until the page is where a jump to an element leads. Firefox may stand between two pixels, where the parts above are as high as their words. */
const isThere = (page: Page, id: string) => expect.poll(() => page.evaluate(distanceTo, id)).toBeLessThanOrEqual(1)

/** Runs in the page. @returns pixels */
function distanceTo(id: string): number {
  const element = document.getElementById(id)
  const { scrollMarginTop } = getComputedStyle(element ?? document.body)
  const { scrollPaddingTop } = getComputedStyle(document.documentElement)
  const { top = Number.NaN } = element?.getBoundingClientRect() ?? {}
  return Math.abs(top - Number.parseFloat(scrollMarginTop) - Number.parseFloat(scrollPaddingTop))
}

it('is the top on a new page, and the saved one after back and forward', async () => {
  const { page, navigate } = await open('/faqs')
  await scrollDown(page, 900)
  await navigate('/privacy-policy')
  await heading(page, 'Personal Data Notice').waitFor()
  expect(await position(page)).toBe(0)
  await scrollDown(page, 500)
  await page.goBack()
  await heading(page, faqs).waitFor()
  await expect.poll(() => position(page)).toBe(900)
  await page.goForward()
  await heading(page, 'Personal Data Notice').waitFor()
  await expect.poll(() => position(page)).toBe(500)
})

it('is the beginning of each row of a page of the same kind', async () => {
  const { page, navigate } = await open('/movie/redline-kl', { viewport: { width: 390, height: 800 } })
  const scrolled = () =>
    page.evaluate(() => [...document.querySelectorAll('main *')].filter(({ scrollLeft }) => scrollLeft > 0).length)
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('main *')) part.scrollTo({ left: 200, behavior: 'instant' })
  })
  expect(await scrolled()).toBeGreaterThan(1)
  await navigate('/movie/basement-four')
  await heading(page, 'Basement Four').waitFor()
  expect(await scrolled()).toBe(0)
})

it('is kept over a reload, also for the pages behind', async () => {
  const { page, navigate } = await open('/faqs')
  await scrollDown(page, 900)
  await navigate('/privacy-policy')
  await heading(page, 'Personal Data Notice').waitFor()
  await scrollDown(page, 500)
  await reload(page)
  await whenAlive(page)
  // After a reload it is the browser's; Firefox keeps what was in view where it was, to a pixel.
  await expect.poll(() => position(page)).toBeCloseTo(500, -1)
  await page.goBack()
  await heading(page, faqs).waitFor()
  await expect.poll(() => position(page)).toBeCloseTo(900, -1)
})

it.each([
  { path: '/movies?tab=coming-soon', shown: 'a[href="/movies?tab=coming-soon"][aria-current]' },
  { path: '/faq-search?q=ticket', shown: 'main [role="status"]:text("for “ticket”")' },
])(
  'is kept over reloads of $path, whose query makes it another height than it was built with',
  async ({ path, shown }) => {
    const { page } = await open(path, { viewport: { width: 390, height: 800 } })
    const whenShown = () => page.locator(shown).first().waitFor({ state: 'attached' })
    // Else the browser moves it with the first question in view, as it should.
    await whenShown()
    await scrollDown(page, 1500)
    for (let times = 0; times < 2; times++) {
      await reload(page)
      await whenAlive(page)
      await whenShown()
      await page.waitForTimeout(200)
      expect(await position(page)).toBeCloseTo(1500, -1)
    }
  },
)

it.each(['no list', '{}', 'null', '[null]', '[7]'])('is the top where what was kept is none: %s', async (kept) => {
  const { page } = await open('/faqs')
  // After the page has kept its own.
  await page.evaluate(
    (kept) => addEventListener('pagehide', () => sessionStorage.setItem('scroll-positions', kept)),
    kept,
  )
  await page.goto('/privacy-policy')
  await whenAlive(page)
  expect(await position(page)).toBe(0)
})

it('is beaten by a hash: on first load, after a reload, on navigation, on the same page, and on the way back', async () => {
  const id = '5-who-else-sees-it'
  const { page, navigate } = await open(`/privacy-policy#${id}`)
  await isThere(page, id)
  await scrollDown(page, 0)
  await reload(page)
  await whenAlive(page)
  await isThere(page, id)
  await navigate('/faqs')
  await heading(page, faqs).waitFor()
  await navigate(`/privacy-policy#${id}`)
  await heading(page, 'Personal Data Notice').waitFor()
  await isThere(page, id)
  await scrollDown(page, 0)
  await page.evaluate((id) => {
    const target = document.getElementById(id)
    if (target) target.style.scrollMarginTop = '77px'
    const link = Object.assign(document.createElement('a'), { href: `#${id}`, textContent: 'there' })
    document.querySelector('main')?.prepend(link)
    link.click()
  }, id)
  await isThere(page, id)
  await scrollDown(page, 0)
  await navigate('/faqs')
  await heading(page, faqs).waitFor()
  await page.goBack()
  await heading(page, 'Personal Data Notice').waitFor()
  await isThere(page, id)
})

it('is left alone by a change of the query, which runs no transition and asks for nothing', async () => {
  const { page, requests } = await open('/movies')
  // What is fetched when the browser is idle is no part of this.
  await expect.poll(() => requests.some((path) => /\/assets\/en-/.test(path))).toBe(true)
  await page.waitForLoadState('networkidle')
  await scrollDown(page, 150)
  await notePhases(page)
  const asked = requests.length
  const tab = page.getByRole('navigation', { name: 'Film lists' }).getByRole('link', { name: 'Coming soon' })
  const press = () => tab.evaluate((link: HTMLAnchorElement) => link.click())
  await press()
  await expect.poll(() => tab.getAttribute('aria-current')).toBe('true')
  expect(await position(page)).toBe(150)
  expect(requests.slice(asked)).toEqual([])
  // Once more, though nothing changes by it: the history has another entry.
  const entries = await page.evaluate(() => history.state)
  await press()
  await expect.poll(() => page.evaluate(() => history.state)).not.toEqual(entries)
  expect(await position(page)).toBe(150)
  expect(await phases(page)).toEqual([])
})

it('is where the hash of another page’s link says, and the way back leads to the link', async () => {
  const { page } = await open('/international-screens')
  const link = page.locator('main a[href*="/screen-encounters#"]').first()
  const [, id = ''] = (await link.getAttribute('href'))?.split('#') ?? []
  // As far as the click will move it, too.
  await link.click({ trial: true })
  const place = await position(page)
  expect(place).toBeGreaterThan(500)
  await link.click()
  await expect.poll(() => new URL(page.url()).hash).toBe(`#${id}`)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id)
  await isThere(page, id)
  await page.goBack()
  // Firefox stands between two pixels where the parts above are as high as their words.
  await expect.poll(() => position(page)).toBeCloseTo(place, -1)
})

it('is found again on the way back from a place on the same page, and that place on the way there', async () => {
  const { page } = await open('/privacy-policy')
  const link = page.locator('main a[href^="#"]').last()
  const id = (await link.getAttribute('href'))?.slice(1) ?? ''
  await scrollDown(page, 200)
  // Not by the mouse, which would have it scrolled to.
  await link.evaluate((element: HTMLElement) => element.click())
  await isThere(page, id)
  expect(await position(page)).toBeGreaterThan(300)
  await goBack(page)
  await expect.poll(() => position(page)).toBe(200)
  await page.goForward()
  await isThere(page, id)
  await goBack(page)
  await expect.poll(() => position(page)).toBe(200)
})

it('is found again near the end of the longest lists', async () => {
  const { page } = await open('/movies')
  const end = await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight)
    return Math.round(scrollY)
  })
  expect(end).toBeGreaterThan(1000)
  await page.locator('footer a[href="/rewards"]').click()
  await heading(page, 'GSC Rewards').waitFor()
  expect(await position(page)).toBe(0)
  await page.goBack()
  await heading(page, 'Movies').waitFor()
  await expect.poll(() => position(page)).toBe(end)
})

it.each(
  (
    [
      ['smooth', 'no-preference'],
      ['instant', 'reduce'],
    ] as const
  ).filter(([, motion]) => motion === 'no-preference' || browserCan('ask for less motion')),
)('moves along a rail with behaviour %s where the visitor’s system says %s', async (behavior, reducedMotion) => {
  const { page } = await open('/cinema/gsc-kayangan-walk', { reducedMotion, viewport: { width: 1280, height: 800 } })
  const on = page.getByRole('button', { name: /^On in / }).first()
  // It is there when the page is laid out.
  await on.waitFor()
  // Parts of a page come alive one after another.
  const asked = () =>
    on.evaluate((button: HTMLElement) => {
      const behaviours: unknown[] = []
      Element.prototype.scrollBy = (options) => void behaviours.push(Reflect.get(Object(options), 'behavior'))
      button.click()
      return [...behaviours, getComputedStyle(document.documentElement).scrollBehavior]
    })
  await expect.poll(asked).toEqual([behavior, 'auto'])
})
