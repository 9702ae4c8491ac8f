/** Pages that come in pieces, as over a slow line: a browser paints what it has, and what it has painted stays where it is. */
import { inject, it } from 'vitest'
import { expectNone } from '#test/browser/expect-none.ts'
import { shiftsOn, watchShifts } from '#test/support/browser/layout-shift.ts'
import { faultySite } from '#test/support/browser/site-visits.ts'
import { templatesIn } from '#test/support/site/templates.ts'

const site = faultySite({
  // The page itself: its code and styles are in folders of their own.
  match: ({ headers }) => headers['sec-fetch-dest'] === 'document',
  fault: { kind: 'slow', betweenPiecesMs: 8, pieces: 60 },
})

/** A tenth of what counts as good: a row of cards grows with the card of the most lines, which may be its last. */
const most = 0.01

it.each([...templatesIn(inject('builtSite'))])(
  'moves nothing on %s, as at %s, while its page comes',
  async (_, path) => {
    const shiftsAt = async (width: number) => {
      const { page } = await site.visit({
        viewport: { width, height: 800 },
        // Compressed, a page has too few bytes for pieces that end within its header.
        extraHTTPHeaders: { 'accept-encoding': 'identity' },
      })
      await watchShifts(page)
      await page.goto(path)
      return await shiftsOn(page, { most })
    }
    const widths = [360, 1280]
    const found = await Promise.all(widths.map(shiftsAt))
    for (const [index, shifts] of found.entries()) expectNone(shifts, `${path} at ${widths[index]} px`)
  },
)
