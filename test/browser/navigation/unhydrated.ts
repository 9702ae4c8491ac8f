/** Pages that can be read, and whose code is still on its way. */
import { onTestFinished } from 'vitest'
import type { SiteVisits } from '#test/support/browser/site-visits.ts'
import type { Visit, VisitOptions } from '#test/support/browser/visit.ts'

/** A page's code waits for the file of what stands around all pages. */
export const layout = /\/assets\/layout-/

export interface UnhydratedVisit extends Visit {
  /** Lets the code come. */
  readonly release: () => void
}

/** A visit to a page whose code does not come before `release`. */
export async function unhydrated(site: SiteVisits, path: string, options?: VisitOptions): Promise<UnhydratedVisit> {
  const begun = await site.visit(options)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  onTestFinished(() => release())
  await begun.page.route(layout, async (route) => {
    await released
    await route.fallback()
  })
  await begun.page.goto(path)
  return { ...begun, release }
}
