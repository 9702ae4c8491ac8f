/** The finder of cinemas, and visits to it. */
import type { Page } from '@playwright/test'
import { builtSite } from '#test/support/browser/site-visits.ts'
import type { VisitOptions } from '#test/support/browser/visit.ts'

/** To be called once, at the top of a test file; what it gives back can be used within tests. */
export function finderVisits() {
  const site = builtSite()
  const open = (path: string, options: VisitOptions = {}) => site.open(path, { reducedMotion: 'reduce', ...options })
  return { site, open }
}

export const field = (page: Page) => page.getByRole('searchbox', { name: 'Search Location, Keyword', exact: true })
export const said = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /cinema/ })
    .textContent()
/** The cinemas that are listed, in their order. */
export const listed = (page: Page) => page.locator('main article article a[href^="/cinema/"]').allTextContents()
export const queryOf = (page: Page) => new URL(page.url()).search
