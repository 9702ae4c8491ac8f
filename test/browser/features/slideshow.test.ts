/** The hero slideshow of the built home page, in a real browser. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { shiftsOn, watchShifts } from '#test/support/browser/layout-shift.ts'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { withoutSlides } from '#test/support/browser/without-slides.ts'
import { repository } from '#test/support/repository.ts'

const site = builtSite()
const picture = readFileSync(join(repository, 'content/media/still-redline-kl-1-2929bf49.webp'))
const wide = { viewport: { width: 1280, height: 800 } }

/** With a clock that stands still until it is moved. */
async function openHome(options: BrowserContextOptions = wide) {
  const visited = await site.visit({ isStopped: true, ...options })
  const { page } = visited
  await visited.goTo('/')
  // What moves the slides is fetched after 5000 ms, or when someone points at them.
  await page.clock.runFor(5100)
  await page.mouse.move(5, 5)
  const hero = page.getByRole('region', { name: 'Highlights' })
  await hero.getByRole('button', { name: /^1 of/ }).waitFor()
  const shown = () => hero.locator('button[aria-current="true"]').getAttribute('aria-label')
  return { ...visited, hero, shown, first: await shown() }
}

it('moves on by itself, until its button is pressed, which comes first for the keyboard', async () => {
  const { page, hero, shown, first } = await openHome()
  await page.clock.runFor(7100)
  const second = await shown()
  expect(second).not.toBe(first)
  const buttons = hero.locator('button, a:not([inert] *)')
  expect(await buttons.first().textContent()).toBe('Pause the highlights')
  await hero.getByRole('button', { name: 'Pause the highlights' }).click()
  await page.mouse.move(5, 5)
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await page.clock.runFor(30_000)
  expect(await shown()).toBe(second)
})

it('does not move where the visitor’s system asks for less motion', async () => {
  const { page, hero, shown, first } = await openHome({ ...wide, reducedMotion: 'reduce' })
  await page.clock.runFor(30_000)
  expect(await shown()).toBe(first)
  expect(await hero.getByRole('button', { name: /the highlights/ }).count()).toBe(0)
})

it('is at the wished slide at once where less motion is asked for, and glides there elsewhere', async () => {
  for (const [reducedMotion, isThere] of [
    ['reduce', true],
    ['no-preference', false],
  ] as const) {
    const { page, hero } = await openHome({ ...wide, reducedMotion })
    await hero.getByRole('button', { name: /^2 of/ }).click()
    // Two frames.
    await page.clock.runFor(40)
    const box = await hero.getByRole('group').nth(1).boundingBox()
    expect(Math.abs(box?.x ?? Number.NaN) < 1).toBe(isThere)
  }
})

it('waits while it is pointed at, has the focus, or its tab is hidden', async () => {
  const { page, hero, shown, first } = await openHome()
  await hero.hover()
  await page.clock.runFor(30_000)
  expect(await shown()).toBe(first)
  await hero.locator('a').first().focus()
  await page.mouse.move(5, 5)
  await page.clock.runFor(30_000)
  expect(await shown()).toBe(first)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  await page.clock.runFor(30_000)
  expect(await shown()).toBe(first)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.clock.runFor(7100)
  expect(await shown()).not.toBe(first)
})

it('is moved by arrow keys, the focus with it, and each slide is a link as a whole', async () => {
  const { page, hero, shown, first } = await openHome()
  const link = hero.locator('a').first()
  await link.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => shown()).toMatch(/^2 of/)
  expect(
    await page.evaluate(() => document.activeElement?.closest('[role=group]')?.getAttribute('aria-label')),
  ).toMatch(/^2 of/)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => shown()).toBe(first)
  await page.clock.runFor(2000)
  const target = await link.getAttribute('href')
  // Far from the button.
  await page.mouse.click(1000, 250)
  // The frame that answers the press.
  await page.clock.runFor(40)
  await expect.poll(() => new URL(page.url()).pathname).toBe(target)
})

async function swipe(page: Page): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  const at = (x: number) => [{ x, y: 300 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(320) })
  for (const x of [280, 220, 160, 100, 40])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

it('is moved by finger', async () => {
  const { page, shown } = await openHome({
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
  })
  await swipe(page)
  await expect.poll(shown).toMatch(/^2 of/)
})

/** On a phone, with nothing yet that moves the slides. */
const openStill = () =>
  site.open('/', { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, before: withoutSlides })

it('follows the first swipe, which asks for what moves the slides', async () => {
  const { page } = await openStill()
  await swipe(page)
  const chosen = page.getByRole('region', { name: 'Highlights' }).locator('button[aria-current="true"]')
  await expect.poll(() => chosen.getAttribute('aria-label')).toMatch(/^2 of/)
})

it('stays where it is under a finger that scrolls, however it drifts', async () => {
  const { page } = await openStill()
  const touch = await page.context().newCDPSession(page)
  const at = (x: number, y: number) => [{ x, y }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(320, 400) })
  for (const y of [350, 280, 200, 120])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(320 - (400 - y) / 4, y) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  const hero = page.getByRole('region', { name: 'Highlights' })
  await hero.locator('button[aria-current="true"]').waitFor()
  // As long as a slide takes.
  await page.waitForTimeout(1000)
  expect(await hero.locator('button[aria-current="true"]').getAttribute('aria-label')).toMatch(/^1 of/)
})

it.each([360, 1280])(
  'has its first picture as the largest thing, preloaded, and moves nothing, at %i px',
  async (width) => {
    const { page, goTo } = await site.visit({
      viewport: { width, height: 780 },
      before: () => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            Reflect.set(window, 'largest', new URL(Reflect.get(entry, 'url'), location.href).pathname)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      },
    })
    await watchShifts(page)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/media/')) asked.push(new URL(request.url()).pathname)
    })
    await page.route('**/media/**', (route) => route.fulfill({ body: picture, contentType: 'image/webp' }))
    await goTo('/')
    const image = page.locator('main img').first()
    const current = await image.evaluate((element: HTMLImageElement) => new URL(element.currentSrc).pathname)
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'largest'))).toBe(current)
    expect(current.includes('-mobile-')).toBe(width < 768)
    expect(await image.getAttribute('fetchpriority')).toBe('high')
    expect(await image.getAttribute('loading')).toBeNull()
    // Asked for before everything else, and once: what is preloaded is what is shown.
    expect(asked[0]).toBe(current)
    expect(asked.filter((path) => path.includes('quiet-horizon') && path.includes('backdrop'))).toEqual([current])
    await page.waitForLoadState('networkidle')
    expect(await shiftsOn(page)).toEqual([])
  },
)

it('is fetched with the next touch where the line was broken at the first', async () => {
  const { page } = await site.visit({ ...wide, mayComplainOf: /ERR_FAILED/ })
  await page.route('**/embla-carousel*', (route) => route.abort())
  await page.goto('/')
  const hero = page.getByRole('region', { name: 'Highlights' })
  const failed = page.waitForEvent('requestfailed')
  await hero.hover()
  await failed
  await page.unroute('**/embla-carousel*')
  await page.mouse.move(5, 5)
  await expect
    .poll(async () => {
      await hero.hover()
      await page.mouse.move(5, 5)
      return hero.getByRole('button', { name: /^1 of/ }).count()
    })
    .toBe(1)
})
