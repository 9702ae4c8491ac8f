/** Screens and colours that few visitors have: a phone on its side, a page at 400 %, and the colours of the system. */
import type { Locator } from '@playwright/test'
import { expect, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'

const site = builtSite()

it.each([
  [667, 375],
  [320, 256],
])('leaves a screen of %i × %i px to the content once it has scrolled', async (width, height) => {
  const { page } = await site.open('/movie/redline-kl', { viewport: { width, height } })
  await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }))
  const over = await page.evaluate(() =>
    [...document.querySelectorAll('#siteRoot > *')]
      .filter((part) => part.tagName !== 'MAIN')
      .map((part) => part.getBoundingClientRect())
      .filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
      .reduce((sum, { height }) => sum + height, 0),
  )
  expect(over).toBe(0)
})

it.each(['/cinema', '/movies?view=days', '/featured-stories', '/restaurant/kissa', '/faqs', '/book-a-hall'])(
  'lets nothing on %s stick below where the header would be, as that scrolls away on a phone on its side',
  async (path) => {
    const { page } = await site.open(path, { viewport: { width: 667, height: 375 } })
    const sticking = page.locator('main *').evaluateAll((all) =>
      all
        .filter((part) => {
          const { position, insetBlockStart } = getComputedStyle(part)
          return position === 'sticky' && Number.parseFloat(insetBlockStart) > 0
        })
        .map(({ className }) => className),
    )
    expect(await sticking).toEqual([])
  },
)

it('tells in the colours of the system what is chosen, and puts no picture behind words', async () => {
  const { page } = await site.open('/movies', { forcedColors: 'active', viewport: { width: 1280, height: 900 } })
  const border = (name: string) =>
    page
      .getByRole('link', { name, exact: true })
      .first()
      .evaluate((tab) => getComputedStyle(tab).borderBlockEndStyle)
  expect(await border('Now showing')).toBe('solid')
  expect(await border('Coming soon')).toBe('none')
  await page.goto('/movie/redline-kl')
  expect(await page.locator('main article > header img').first().isVisible()).toBe(false)
  await page.goto('/contact-us')
  const otherColours = await page
    .locator('svg')
    .evaluateAll((icons) =>
      icons
        .filter(
          (icon) => icon.parentElement && getComputedStyle(icon).color !== getComputedStyle(icon.parentElement).color,
        )
        .map((icon) => icon.parentElement?.outerHTML.slice(0, 200)),
    )
  expect(otherColours).toEqual([])
})

it('marks in the colours of the system what is chosen and what is pressed, whatever borders it has of its own', async () => {
  const { page, goTo } = await site.open('/promotion', {
    forcedColors: 'active',
    geolocation: { latitude: 1.55, longitude: 110.35 },
    permissions: ['geolocation'],
  })
  const mark = (control: Locator) => control.evaluate((element) => getComputedStyle(element).borderBlockEndWidth)
  const chips = page.getByRole('main').getByRole('navigation').getByRole('link')
  await chips.nth(1).click()
  await expect.poll(() => mark(chips.nth(1))).toBe('3px')
  expect(await mark(chips.nth(2))).toBe('1px')
  await goTo('/cinema')
  const near = page.getByRole('button', { name: 'Near me' })
  expect(await mark(near)).toBe('1px')
  await near.click()
  await expect.poll(() => mark(near)).toBe('3px')
  await goTo('/movie/redline-kl')
  await page.locator('#showTimes').evaluate((part) => part.scrollIntoView())
  const days = page.getByRole('tab')
  await days.nth(2).click()
  await expect.poll(() => mark(days.nth(2))).toBe('3px')
  expect(await mark(days.nth(3))).not.toBe('3px')
})

it('draws in the colours of the system how far a page has come, and the marks of the slides', async () => {
  const { page, goTo, navigate } = await site.visit({ forcedColors: 'active', mayComplainOf: /ERR_FAILED/ })
  const lineOf = (element: Element) => {
    const { borderBlockStartWidth, borderBlockStartColor } = getComputedStyle(
      element,
      element.matches('#loadingBar') ? null : '::before',
    )
    return {
      width: borderBlockStartWidth,
      isSeen: borderBlockStartColor !== getComputedStyle(document.body).backgroundColor,
    }
  }
  await goTo('/')
  const slides = page.getByRole('region', { name: 'Highlights' })
  await slides.hover()
  const other = slides.locator('button[aria-label]:not([aria-current])').first()
  expect(await other.evaluate(lineOf)).toEqual({ width: '3px', isSeen: true })
  await page.evaluate(() => document.documentElement.setAttribute('data-waiting', ''))
  expect(await page.locator('html').evaluate(lineOf)).toEqual({ width: '3px', isSeen: true })
  await page.route('**/faqs/payload.json', () => {})
  await navigate('/faqs')
  expect(await page.locator('#loadingBar').evaluate(lineOf)).toEqual({ width: '3px', isSeen: true })
})

it.each(['/movie/redline-kl', '/international-screens/movie/first-snow-second-time'])(
  'folds the facts of a film on a phone, and has them in less than one screen when they are opened: %s',
  async (path) => {
    const { page } = await site.open(path, { viewport: { width: 360, height: 780 } })
    const facts = page.getByRole('main').locator('dl').first()
    expect(await facts.locator('dt').count()).toBeGreaterThan(6)
    expect(await facts.isVisible()).toBe(false)
    await page.getByText('Cast and facts').click()
    expect((await facts.boundingBox())?.height).toBeLessThan(700)
    await page.getByText('Cast and facts').click()
    await page.setViewportSize({ width: 768, height: 1024 })
    expect(await facts.isVisible()).toBe(true)
    expect(await page.getByText('Cast and facts').isVisible()).toBe(false)
  },
)

it('has two rows for the buttons of a film on a phone', async () => {
  const { page } = await site.open('/movie/redline-kl', { viewport: { width: 360, height: 780 } })
  const buttons = page
    .locator('main header')
    .locator('a[href], button')
    .filter({ hasText: /Buy|trailer|gifts|list|Share/ })
  const rows = await buttons.evaluateAll((all) =>
    all.map((button) => Math.round(button.getBoundingClientRect().bottom)),
  )
  expect(rows).toHaveLength(5)
  expect(new Set(rows).size).toBe(2)
})

it('shows a row of a wide table as a card on a phone, each cell beside the name of its column, and one of two columns as it is', async () => {
  const { page } = await site.open('/event/midnight-marathon', { viewport: { width: 360, height: 780 } })
  const cell = () => page.getByRole('main').locator('td').nth(1)
  const look = () =>
    cell().evaluate((cell) => [getComputedStyle(cell).display, getComputedStyle(cell, '::before').content])
  const name = await page.getByRole('main').locator('thead th').nth(1).textContent()
  expect(await look()).toEqual(['grid', JSON.stringify(name)])
  await page.setViewportSize({ width: 768, height: 1024 })
  expect(await look()).toEqual(['table-cell', 'none'])
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/faq/can-i-change-or-cancel-my-ticket')
  expect(await look()).toEqual(['table-cell', 'none'])
})

it('stands short cells of a wide table beside each other on a phone, below one head', async () => {
  const { page } = await site.open('/rewards', { viewport: { width: 360, height: 780 } })
  const tops = await page
    .getByRole('row', { name: /^Points for each ringgit/ })
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top))
  expect(tops).toHaveLength(3)
  expect(new Set(tops).size).toBe(1)
  const table = page.getByRole('table')
  expect(await table.getByRole('columnheader').allTextContents()).toEqual(['Benefit', 'Front Row', 'Circle', 'Box'])
  expect((await table.boundingBox())?.height).toBeLessThan(600)
  expect(
    await table.getByRole('cell').evaluateAll((all) => all.map((cell) => getComputedStyle(cell, '::before').content)),
  ).not.toContainEqual(expect.stringMatching(/"/))
})

it('has no table wider than a phone with large text, which has a line for each name of a column', async () => {
  const { page, goTo } = await site.visit({ viewport: { width: 320, height: 640 } })
  for (const path of ['/rewards', '/events/brand-partnerships', '/event/films-on-the-green']) {
    await goTo(path)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const table = page.locator('.scrollableTable').first()
    await expect
      .poll(() => table.evaluate((one) => one.scrollWidth - one.clientWidth), { message: path })
      .toBeLessThanOrEqual(0)
  }
})

it('leaves no room for the picture of a highlight in the colours of the system, which hide it', async () => {
  const { page } = await site.open('/international-screens', {
    forcedColors: 'active',
    viewport: { width: 360, height: 780 },
  })
  const gap = await page
    .locator('.highlights .slide')
    .first()
    .evaluate((slide) => {
      const words = slide.querySelector('.slideWords')?.firstElementChild
      return (words?.getBoundingClientRect().top ?? Number.NaN) - slide.getBoundingClientRect().top
    })
  expect(gap).toBeLessThan(120)
})
