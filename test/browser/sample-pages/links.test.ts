/** Which links the site follows by itself, and which it leaves to the browser. */
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, inject, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { builtPaths, movedPaths } from '#test/support/site/built-paths.ts'

const { open } = builtSite()

const link = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Career', exact: true })
const isSameDocument = (page: Page) => page.evaluate(() => Reflect.get(window, 'mark') === true)

async function openMarked() {
  const { page } = await open('/faqs')
  await page.evaluate(() => Reflect.set(window, 'mark', true))
  return page
}

it('goes to an own page without loading a document', async () => {
  const page = await openMarked()
  await link(page).click()
  await page.waitForURL('**/careers')
  expect(await isSameDocument(page)).toBe(true)
})

it('opens a new tab for who holds the key for it, and stays', async () => {
  const page = await openMarked()
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    link(page).click({ modifiers: ['ControlOrMeta'] }),
  ])
  await tab.waitForURL('**/careers')
  expect(new URL(page.url()).pathname).toBe('/faqs')
})

it('leaves a link with a target to the browser', async () => {
  const page = await openMarked()
  await link(page).evaluate((element) => element.setAttribute('target', '_self'))
  await link(page).click()
  await page.waitForURL('**/careers')
  expect(await isSameDocument(page)).toBe(false)
})

it('leaves a click alone that something else has answered', async () => {
  const page = await openMarked()
  await link(page).evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()))
  await link(page).click()
  await page.waitForLoadState('networkidle')
  expect(new URL(page.url()).pathname).toBe('/faqs')
})

it('adds no step to the history for the page that one is on', async () => {
  const page = await openMarked()
  await link(page).click()
  await page.waitForURL('**/careers')
  await link(page).click()
  // A link is followed after the next paint.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  )
  await page.waitForLoadState('networkidle')
  await page.goBack()
  expect(new URL(page.url()).pathname).toBe('/faqs')
})

it('has something at every address above a page, for who takes away the end of one', () => {
  const folder = inject('builtSite')
  const paths = builtPaths(folder)
  const answered = new Set([...paths, ...movedPaths(folder)])
  const above = paths.map((path) => dirname(path))
  expect(above.filter((path) => !answered.has(path))).toEqual([])
})
