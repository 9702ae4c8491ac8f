/** The page about access, in a real browser. */
import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { violations } from '#test/support/browser/violations.ts'

const site = builtSite()
const listed = (page: Page) => page.locator('main article article a[href^="/cinema/"]').allTextContents()
const queryOf = (page: Page) => new URL(page.url()).search

it('narrows the cinemas down by all that is needed, says how many are left, and leads to them in the finder', async () => {
  const { page, complaints } = await site.open('/accessibility', { reducedMotion: 'reduce' })
  const need = (name: string) => page.getByRole('list', { name: /Choose all/ }).getByRole('link', { name })
  const status = page.locator('main').getByRole('status')
  expect(await listed(page)).toHaveLength(14)
  await need('Quiet mornings').click()
  await expect.poll(() => listed(page)).toHaveLength(11)
  await need('Changing room with hoist').click()
  await expect.poll(() => listed(page)).toEqual(['GSC Pelangi Galleria'])
  expect(await status.textContent()).toBe('1 cinema has all of this')
  expect(queryOf(page)).toBe('?need=quiet-mornings&need=changing-places')
  expect(await violations(page)).toEqual([])
  await need('Reserved parking').click()
  await page.getByRole('link', { name: 'Show all 14 cinemas' }).click()
  await expect.poll(() => listed(page)).toHaveLength(14)
  expect(queryOf(page)).toBe('')
  await page.getByRole('heading', { name: 'Quiet room' }).getByRole('link').click()
  await page.waitForURL('**/cinema?access=quiet-room')
  await expect.poll(() => listed(page)).toEqual(['GSC Kayangan Walk'])
  const select = page.getByRole('combobox', { name: 'Access' })
  await select.selectOption({ label: 'Changing room with hoist (1)' })
  await expect.poll(() => listed(page)).toEqual(['GSC Pelangi Galleria'])
  expect(complaints).toEqual([])
})

it('folds the end of the list away on phones, and shows all of it where there is room', async () => {
  const { page } = await site.open('/accessibility', { viewport: { width: 360, height: 780 }, reducedMotion: 'reduce' })
  const shown = page.locator('main article article h3').filter({ visible: true })
  const fold = page.locator('summary', { hasText: 'All 14 cinemas' })
  expect(await shown.count()).toBe(6)
  await fold.click()
  await expect.poll(() => shown.count()).toBe(14)
  await fold.click()
  await page.setViewportSize({ width: 768, height: 900 })
  expect(await shown.count()).toBe(14)
  expect(await fold.isVisible()).toBe(false)
})

it('lists every cinema, with its telephone, where no script runs; answers of a short category are open there', async () => {
  const { page } = await site.open('/accessibility', { javaScriptEnabled: false })
  expect(await listed(page)).toHaveLength(14)
  expect(await page.locator('main article article a[href^="tel:+60"]').count()).toBe(14)
  expect(await page.getByRole('list', { name: /Choose all/ }).isVisible()).toBe(false)
  const category = await (await page.request.get('/faq/accessibility')).text()
  expect(category.match(/<details[^>]* open=""/g)).toHaveLength(7)
})
