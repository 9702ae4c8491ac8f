/** Countdowns in the built pages, in a real browser. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { shiftsOn, watchShifts } from '#test/support/browser/layout-shift.ts'
import { builtSite } from '#test/support/browser/site-visits.ts'

const site = builtSite()
const running = '2026-10-15T23:00:00Z'
const over = '2026-10-17T23:00:00Z'

it('says in words when it begins, and counts once the visitor’s clock is known, without moving anything', async () => {
  expect(readFileSync(join(inject('builtSite'), 'events/popcorn-run/index.html'), 'utf8')).toContain(
    '<time dateTime="2026-10-17T23:00:00Z">Sunday 18\u00a0October\u00a02026, 7:00\u00a0am</time>',
  )
  const { page, goTo } = await site.visit({ now: running })
  await watchShifts(page)
  await goTo('/events/popcorn-run')
  await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/02 days\s+00 hours\s+00 minutes/)
  await page.waitForTimeout(300)
  expect(await shiftsOn(page)).toEqual([])
})

it('says that the time has come once it has, whatever the page was built with', async () => {
  const { page } = await site.open('/events/popcorn-run', { now: over })
  await expect.poll(() => page.locator('main').textContent()).toContain('They are off. Come and throw popcorn.')
  expect(await page.getByRole('timer').count()).toBe(0)
})

it('counts down in prose too', async () => {
  const { page } = await site.open('/gscm-production/takluk', { now: '2027-05-25T15:00:00Z' })
  await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/01 day\s+01 hour\s+00 minutes/)
})
