/** What a film costs to load, and what the search adds. Scripts and styles of every template are weighed in `every-page/templates.test.ts`. */
import { expect, inject, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { whenAlive } from '#test/support/browser/visit.ts'
import { sentSize } from '#test/support/site/sent-size.ts'

const site = builtSite()
const kilobyte = 1024
const most = 12 * kilobyte

it('sends the page of a film in a few kilobytes', () => {
  const size = sentSize(inject('builtSite'), 'movie/redline-kl/index.html')
  console.log(`/movie/redline-kl: HTML ${(size / kilobyte).toFixed(1)} KB`)
  expect(size).toBeLessThanOrEqual(most)
})

it('weighs nothing more for the search until it is opened', async () => {
  const { page, requests } = await site.visit()
  await page.goto('/movies', { waitUntil: 'networkidle' })
  await whenAlive(page)
  expect(requests.filter((path) => /search(?!-field)/.test(path))).toEqual([])
  await page.keyboard.press('/')
  await page.getByRole('dialog', { name: 'Search' }).waitFor()
  expect(requests.some((path) => /search-dialog/.test(path))).toBe(true)
})
