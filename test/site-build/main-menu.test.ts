/** The main menu of the built pages, in a real browser: by pointer, by keys alone, on phones, and without script. */
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type RunningServer, serve } from '#site/build/serve.ts'
import { launchBrowser } from '#test/support/browser.ts'
import { heading, visit, whenAlive } from '#test/support/visit.ts'

let browser: Browser
let server: RunningServer

beforeAll(async () => {
  server = await serve(inject('builtSite'), 0)
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const labels = ['Cinemas', 'Events', 'Experiences', 'Food & Beverages', 'Movies', 'Promotions', 'Shop', 'Book A Hall']
const wide = { viewport: { width: 1280, height: 800 } }
const phone = { viewport: { width: 360, height: 780 } }

async function openHome(options: object) {
  const visited = await visit(browser, server.url, options)
  await visited.page.goto('/')
  await whenAlive(visited.page)
  return { ...visited, menu: visited.page.getByRole('navigation', { name: 'Main' }) }
}

it('has the entries of the specification, in its order', async () => {
  const { menu, close } = await openHome(wide)
  expect(await menu.locator('li:has(> div) > div > a').allTextContents()).toEqual(labels)
  await close()
})

it('is worked by keys alone: a button opens the panel, Escape closes it and gives the focus back', async () => {
  const { page, menu, close } = await openHome(wide)
  const button = menu.getByRole('button', { name: 'More in Experiences' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('Tab')
  expect(await page.locator(':focus').textContent()).toBe('Maxima')
  await page.keyboard.press('Escape')
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false')
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  await close()
})

it('closes a panel when the focus leaves it', async () => {
  const { page, menu, close } = await openHome(wide)
  const button = menu.getByRole('button', { name: 'More in Cinemas' })
  await button.click()
  await page.mouse.move(600, 700)
  await menu.getByRole('link', { name: 'Movies', exact: true }).focus()
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false')
  expect(await menu.getByRole('link', { name: 'Find a cinema' }).isVisible()).toBe(false)
  await close()
})

it('is a sheet on phones, which closes once it has led somewhere', async () => {
  const { page, menu, close } = await openHome(phone)
  expect(await menu.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await menu.getByRole('link', { name: 'Movies', exact: true }).click()
  await heading(page, 'Movies').waitFor()
  await expect.poll(() => menu.isVisible()).toBe(false)
  await close()
})

it('opens without script, with everything in it', async () => {
  const { page, close } = await visit(browser, server.url, { ...phone, javaScriptEnabled: false })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  for (const label of [...labels, 'Find a cinema', 'Lights Down Weekend', 'Packages'])
    expect(await menu.getByRole('link', { name: label, exact: true }).isVisible()).toBe(true)
  await close()
})

it('has the four main ways at the bottom of phones only', async () => {
  const { page, close } = await openHome(phone)
  const bar = page.getByRole('navigation', { name: 'Most wanted' })
  expect(await bar.getByRole('link').allTextContents()).toEqual(['Movies', 'Cinemas', 'Promotions', 'Buy Tickets'])
  await page.setViewportSize(wide.viewport)
  expect(await bar.isVisible()).toBe(false)
  await close()
})
