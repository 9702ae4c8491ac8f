/** The lists of films on a slow line. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { shiftsOn, watchShifts } from '#test/support/browser/layout-shift.ts'
import { faultySite } from '#test/support/browser/site-visits.ts'

const site = faultySite({
  match: ({ headers }) => headers['sec-fetch-dest'] === 'document',
  // So small that one ends within a row.
  fault: { kind: 'slow', betweenPiecesMs: 8, pieces: 500 },
})

it('the ways to show films stay where they are while the page comes', async () => {
  const { page } = await site.visit({
    viewport: { width: 1280, height: 780 },
    extraHTTPHeaders: { 'accept-encoding': 'identity' },
  })
  await watchShifts(page)
  await page.goto('/movies')
  expect(await shiftsOn(page)).toEqual([])
})

it('the ways to show films are seen when all of them have come', async () => {
  const html = readFileSync(join(inject('builtSite'), 'movies/index.html'), 'utf8')
  const { page } = await site.visit({ viewport: { width: 1280, height: 780 }, mayComplainOf: /./ })
  const ways = page.getByRole('list', { name: 'Show as', includeHidden: true })
  const isSeen = async (until: string): Promise<boolean> => {
    const body = html.slice(0, html.indexOf(until, html.indexOf('aria-label="Show as"')))
    await page.route('**/movies', (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto('/movies', { waitUntil: 'commit' })
    await ways.waitFor({ state: 'attached' })
    return ways.isVisible()
  }
  expect([await isSeen('List<'), await isSeen('</ul>')]).toEqual([false, true])
})
