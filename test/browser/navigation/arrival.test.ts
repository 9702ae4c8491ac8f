/** Where the focus goes on arrival, and what is said: in a real browser. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, inject, it } from 'vitest'
import { type OfPage, payloadUrl } from '#site/shared/payload.ts'
import { loadedDocuments } from '#test/support/browser/loaded-documents.ts'
import { builtSite, faultySite } from '#test/support/browser/site-visits.ts'
import { heading } from '#test/support/browser/visit.ts'
import { builtPaths } from '#test/support/site/built-paths.ts'

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

it('puts the focus on the heading of pages that bring sheets of their own, which are there by then', async () => {
  const folder = inject('builtSite')
  const known = new Set<string>()
  const { page, navigate } = await open('/faqs')
  for (const path of builtPaths(folder)) {
    const { styles = [] } = JSON.parse(readFileSync(join(folder, payloadUrl(path)), 'utf8')) as OfPage
    const unknown = styles.filter((sheet) => !known.has(sheet))
    if (unknown.length === 0) continue
    for (const sheet of unknown) known.add(sheet)
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await navigate(path)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), { message: path }).toBe('H1')
    const areThere = (addresses: string[]) =>
      addresses.every(
        (address) => document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${address}"]`)?.sheet,
      )
    expect(await page.evaluate(areThere, unknown), path).toBe(true)
  }
  expect(known.size).toBeGreaterThan(5)
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
  await expect.poll(() => focused(page)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('pageContent')
})

it('goes where it is led before its code is there, also where the browser then ends what is being fetched', async () => {
  // Firefox says that it ended a typeface, too.
  const { page } = await slowSite.visit({ mayComplainOf: /^download failed \(font-family/ })
  await page.goto('/faqs')
  const documents = loadedDocuments(page)
  await page.locator('#siteRoot a[href="/promotion"]').first().click()
  await heading(page, 'All promotions').waitFor()
  expect(documents).toEqual(['/promotion'])
})

it('is told in the menu and in the bar of phones where the address ends with a slash, as some hosts have it', async () => {
  const { page, navigate } = await open('/faqs', { viewport: { width: 360, height: 780 } })
  await navigate('/movies/')
  await heading(page, 'Movies').waitFor()
  const current = page.locator('nav:is([aria-label="Main"], [aria-label="Most wanted"]) [aria-current="page"]')
  await expect
    .poll(() => current.evaluateAll((links) => links.map((link) => link.textContent)))
    .toEqual(['Movies', 'Movies'])
})
