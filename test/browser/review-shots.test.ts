/** The pictures of pages that the report of a review shows: they differ where the pages do, and nowhere else. */
import type { Route } from '@playwright/test'
import { expect, it } from 'vitest'
import { shotOf } from '#review/shots/shot-of.ts'
import { widths } from '#review/shots/shots.ts'
import { drawnSite } from '#test/support/browser/site-visits.ts'

const { visit } = drawnSite()

it.each(widths)('shows a page in its own typefaces, however late they come: %s px', async (width) => {
  const shotWhere = async (answer: ((typeface: Route) => Promise<void>) | undefined) => {
    const { page } = await visit({
      viewport: { width, height: 800 },
      isUnused: true,
      mayComplainOf: /Failed to load resource/,
    })
    if (answer) await page.route('**/*.woff2', answer)
    return shotOf(page, '/faqs', width)
  }
  const inTime = await shotWhere(undefined)
  const late = await shotWhere(async (typeface) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await typeface.continue()
  })
  expect(late === inTime).toBe(true)
  const inFallbacks = await shotWhere((typeface) => typeface.abort())
  expect(inFallbacks === inTime).toBe(false)
})
