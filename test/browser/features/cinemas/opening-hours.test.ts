/** When a cinema is open, and the way there, in a real browser. */
import { expect, it } from 'vitest'
import { finderVisits } from './finder.ts'

const { open } = finderVisits()

it('says which cinemas are open, and says it again when one closes', async () => {
  const { page } = await open('/cinema', { now: '2026-10-02T00:30:00+08:00' })
  const line = page.locator('article', { hasText: 'GSC Kayangan Walk' }).last().locator('p').first()
  await expect.poll(() => line.textContent()).toBe('Kuala Lumpur · Open now')
  await page.clock.setFixedTime('2026-10-02T01:00:00+08:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => line.textContent()).toBe('Kuala Lumpur · Closed now')
})

it('leads to a cinema by the visitor’s own maps, and says there whether it is open', async () => {
  const { page } = await open('/cinema/gsc-kayangan-walk', { now: '2026-10-01T19:30:00+08:00' })
  const links = page.getByRole('list', { name: 'Directions' }).getByRole('link')
  expect(await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))).toEqual([
    ['Waze', 'https://waze.com/ul?ll=3.147,101.693&navigate=yes'],
    ['Google Maps', 'https://www.google.com/maps/dir/?api=1&destination=3.147,101.693'],
    ['Apple Maps', 'https://maps.apple.com/?daddr=3.147,101.693'],
  ])
  await page.locator('#planAVisit').getByText('Open until 1:00 am').waitFor()
})

it('points at today in the opening hours, as days are counted in Malaysia', async () => {
  const { page } = await open('/cinema/gsc-kayangan-walk', {
    timezoneId: 'America/New_York',
    // Thursday afternoon in New York, and Friday in Kuala Lumpur.
    now: '2026-10-01T20:00:00Z',
  })
  await page.getByRole('rowheader', { name: 'Friday and Saturday (today)' }).waitFor()
  expect(await page.getByRole('rowheader', { name: /today/ }).count()).toBe(1)
})

it('points at the next day after midnight in Malaysia, on a page that stayed open', async () => {
  const { page } = await open('/cinema/gsc-kayangan-walk', { now: '2026-10-01T23:59:00+08:00', isStopped: true })
  await page.getByRole('rowheader', { name: '(today)' }).filter({ hasNotText: 'Friday' }).waitFor()
  await page.clock.runFor(61_000)
  await page.getByRole('rowheader', { name: 'Friday and Saturday (today)' }).waitFor()
  expect(await page.getByRole('rowheader', { name: /today/ }).count()).toBe(1)
})
