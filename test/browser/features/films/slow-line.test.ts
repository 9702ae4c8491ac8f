/** The lists of films on a slow line. */
import { expect, it } from 'vitest'
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
