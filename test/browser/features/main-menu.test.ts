/** The main menu of the built pages, in a real browser: by pointer, by keys alone, on phones, and without script. */
import { expect, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { heading } from '#test/support/browser/visit.ts'

const site = builtSite()
const labels = ['Cinemas', 'Events', 'Experiences', 'Food & Beverages', 'Movies', 'Promotions', 'Shop', 'Book A Hall']
const wide = { viewport: { width: 1280, height: 800 } }
const phone = { viewport: { width: 360, height: 780 } }

async function openHome(options: object) {
  const visited = await site.open('/', options)
  return { ...visited, menu: visited.page.getByRole('navigation', { name: 'Main' }) }
}

it('has the entries of the specification, in its order', async () => {
  const { menu } = await openHome(wide)
  expect(await menu.locator('li:has(> div) > div > a').allTextContents()).toEqual(labels)
})

it('is worked by keys alone: a button opens the panel, Escape closes it and gives the focus back', async () => {
  const { page, menu } = await openHome(wide)
  const button = menu.getByRole('button', { name: 'More in Experiences' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('Tab')
  await expect.poll(() => page.locator(':focus').textContent()).toBe('Maxima')
  await page.keyboard.press('Escape')
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false')
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
})

it('closes a panel that the pointer has opened at Escape, until the pointer comes again', async () => {
  const { page, menu } = await openHome(wide)
  const panel = menu.getByRole('link', { name: 'Find a cinema' })
  const entry = menu.getByRole('link', { name: 'Cinemas', exact: true })
  await entry.hover()
  await panel.waitFor()
  // What listens is fetched once the browser has time.
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape')
      return await panel.isVisible()
    })
    .toBe(false)
  await page.mouse.move(600, 700)
  await entry.hover()
  await panel.waitFor()
})

it('closes a panel when the focus leaves it', async () => {
  const { page, menu } = await openHome(wide)
  const button = menu.getByRole('button', { name: 'More in Cinemas' })
  await button.click()
  await page.mouse.move(600, 700)
  await menu.getByRole('link', { name: 'Movies', exact: true }).focus()
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false')
  expect(await menu.getByRole('link', { name: 'Find a cinema' }).isVisible()).toBe(false)
})

it('is a sheet on phones, which closes once it has led somewhere', async () => {
  const { page, menu } = await openHome(phone)
  expect(await menu.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await menu.getByRole('link', { name: 'Movies', exact: true }).click()
  await heading(page, 'Movies').waitFor()
  await expect.poll(() => menu.isVisible()).toBe(false)
})

it('is closed where the window becomes wide, as it would lie over the page', async () => {
  const { page, menu } = await openHome(phone)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await menu.waitFor()
  await page.setViewportSize(wide.viewport)
  await expect.poll(() => menu.evaluate((sheet) => sheet.matches(':popover-open'))).toBe(false)
})

it.each([
  ['wide', wide.viewport],
  ['that of a tablet', { width: 900, height: 800 }],
])('has no submenu open any more that was opened on a phone where the window becomes %s', async (_, viewport) => {
  const { page, menu } = await openHome(phone)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const button = menu.locator('button[aria-expanded]').first()
  await button.click()
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true')
  await page.setViewportSize(viewport)
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false')
})

it('is closed on phones by Escape, and when the focus goes on to the page below', async () => {
  const { page, menu } = await openHome(phone)
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  await menu.waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await menu.locator('a:visible, button:visible').last().focus()
  await page.keyboard.press('Tab')
  await menu.waitFor({ state: 'hidden' })
  expect(await page.locator('main :focus').count()).toBe(1)
})

it('opens without script, with everything in it', async () => {
  const { page } = await site.open('/', { ...phone, javaScriptEnabled: false })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  for (const label of [...labels, 'Find a cinema', 'Lights Down Weekend', 'Packages'])
    expect(await menu.getByRole('link', { name: label, exact: true }).isVisible()).toBe(true)
})

it('has the four main ways at the bottom of phones only', async () => {
  const { page } = await openHome(phone)
  const bar = page.getByRole('navigation', { name: 'Most wanted' })
  expect(await bar.getByRole('link').allTextContents()).toEqual(['Movies', 'Cinemas', 'Promotions', 'Buy Tickets'])
  await page.setViewportSize(wide.viewport)
  expect(await bar.isVisible()).toBe(false)
})

it.each([
  ['/movies', 'Movies', 'page'],
  ['/movie/the-quiet-horizon', 'Movies', 'true'],
  ['/cinema/gsc-kayangan-walk', 'Cinemas', 'true'],
  ['/experience/surround-64', 'Experiences', 'true'],
  ['/contact-us', undefined, undefined],
  ['/', undefined, undefined],
])('tells on %s in which part of the site one is', async (path, label, state) => {
  const { page, navigate } = await site.open('/faqs', wide)
  await navigate(path)
  await page.waitForURL(`**${path}`)
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')
  const marked = () =>
    current.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('aria-current')]))
  const expected = label ? [[label, state]] : []
  await expect.poll(marked).toEqual(expected)
  await page.reload()
  expect(await marked()).toEqual(expected)
})

it('of phones, at the bottom of their screen, tells it, too', async () => {
  const { page } = await site.open('/movie/the-quiet-horizon', phone)
  const bar = page.getByRole('navigation', { name: 'Most wanted' })
  expect(await bar.locator('[aria-current]').allTextContents()).toEqual(['Movies'])
})
