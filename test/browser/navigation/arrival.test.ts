/** Where the focus goes on arrival, and what is said: in a real browser. */
import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { loadedDocuments } from '#test/support/browser/loaded-documents.ts'
import { builtSite, faultySite } from '#test/support/browser/site-visits.ts'
import { heading } from '#test/support/browser/visit.ts'

const { open } = builtSite()
/** Of a page and of all code. */
const slowSite = faultySite({ match: /\.js$|^\/promotion$/, fault: { kind: 'slow', beforeMs: 1000 } })

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

it('puts the focus on the heading of the new page, with its title said and set', async () => {
  const { page, navigate } = await open('/faqs')
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  const region = page.locator('body > p[role=status]')
  expect(await region.textContent()).toBe('')
  await navigate('/movies')
  await heading(page, 'Movies').waitFor()
  expect(await focused(page)).toBe('Movies')
  expect(await page.title()).toContain('Movies')
  expect(await region.textContent()).toBe(await page.title())
})

it('puts the focus on what the hash names', async () => {
  const { page, navigate } = await open('/faqs')
  await navigate('/privacy-policy#8-children')
  await heading(page, 'Personal Data Notice').waitFor()
  await expect.poll(() => focused(page)).toBe(await page.locator('[id="8-children"]').textContent())
})

it('leaves the first page alone, also one with a hash', async () => {
  const { page } = await open('/privacy-policy#8-children')
  // Two frames, in which whatever was to come has come.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  expect(await page.locator('body > p[role=status]').textContent()).toBe('')
})

it('is one key away from the content: the skip link is the first stop', async () => {
  const { page } = await open('/faqs')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('pageContent')
})

it('goes where it is led before its code is there, also where the browser then ends what is being fetched', async () => {
  const { page } = await slowSite.visit()
  await page.goto('/faqs')
  const documents = loadedDocuments(page)
  await page.locator('#siteRoot a[href="/promotion"]').first().click()
  await heading(page, 'All promotions').waitFor()
  expect(documents).toEqual(['/promotion'])
})
