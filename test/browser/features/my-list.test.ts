/** The films that a visitor wants to see, in a real browser: kept on the device, and said when they open. */
import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { shiftsOn, watchShifts } from '#test/support/browser/layout-shift.ts'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { violations } from '#test/support/browser/violations.ts'

const site = builtSite()
const coming = '/movie/chrome-orchid'
const heart = (page: Page) => page.locator('main header').getByRole('button', { name: 'My list' })
const note = (page: Page) => page.locator('.toast')

async function keep(now: string) {
  const visit = await site.open(coming, { now, reducedMotion: 'reduce' })
  await heart(visit.page).click()
  await expect.poll(() => heart(visit.page).getAttribute('aria-pressed')).toBe('true')
  return visit
}

it('keeps a film, says when it opens, leads to it, and lets go of it', async () => {
  const { page, goTo } = await keep('2026-10-01T12:00:00+08:00')
  await goTo('/faqs')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^My cinema/ })
    .click()
  const list = page.getByRole('region', { name: 'My list' })
  expect(await list.getByRole('listitem').first().locator('p').textContent()).toBe(
    'Chrome Orchid opens on 14 January 2027',
  )
  expect(await list.getByRole('link').getAttribute('href')).toBe(coming)
  expect(await violations(page, 'dialog[open]')).toEqual([])
  await list.getByRole('button', { name: 'Take Chrome Orchid off the list' }).click()
  await list.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => localStorage.getItem('my-list'))).toBe('[]')
})

it('tells a visitor who comes back that it opens within days, once a day', async () => {
  const { page, goTo } = await keep('2026-10-01T12:00:00+08:00')
  await page.clock.setFixedTime('2027-01-11T12:00:00+08:00')
  await goTo('/faqs')
  await note(page).getByText('Chrome Orchid opens on Thursday.').waitFor()
  await goTo('/movies')
  await page.waitForLoadState('networkidle')
  expect(await note(page).count()).toBe(0)
  await page.clock.setFixedTime('2027-01-13T12:00:00+08:00')
  await goTo('/faqs')
  await note(page).getByText('Chrome Orchid opens tomorrow.').waitFor()
})

it('moves nothing on the page of a film that is kept', async () => {
  const { page, goTo } = await site.visit({ reducedMotion: 'reduce' })
  await page.context().addInitScript(() => {
    localStorage.setItem(
      'my-list',
      '[{"href":"/movie/chrome-orchid","title":"Chrome Orchid"}, 7, {"href":"/faqs","title":"No film"}]',
    )
  })
  await watchShifts(page)
  await goTo(coming)
  await expect.poll(() => heart(page).getAttribute('aria-pressed')).toBe('true')
  expect(await shiftsOn(page)).toEqual([])
})

it('is absent without script', async () => {
  const { page } = await site.open(coming, { javaScriptEnabled: false })
  expect(await page.getByRole('button', { name: 'My list' }).count()).toBe(0)
})
