/** Finds the pages that differ though their own entry did not change, each with the way to what changed. */
import type { EntryChange } from '#review/entry-change.ts'
import type { Impact, ImpactedPage } from '#review/impact/impacted.ts'
import type { PlannedPage } from '#site/node/incremental/fingerprint.ts'
import type { Plan, Plans, Unplanned } from './plans.ts'
import { reasonFinder } from './reason.ts'

export function impactOf(plans: Plans | Unplanned, changes: readonly EntryChange[]): Impact {
  if ('why' in plans) return { known: false, why: plans.why }
  const { base, later, head } = plans
  const changed = new Set(changes.map(({ entry }) => entry))
  const differing = pagesThatDiffer(base, head)
  const hasOtherLayout = later.layout !== head.layout
  const findReason = reasonFinder(plans, changed)
  const others = differing.flatMap((page): ImpactedPage[] => {
    const { path, entry } = page.sitePage
    const before = later.pages.get(path)
    if (!before || changed.has(entry) || !differsWithin(before, page)) return []
    return [{ address: path, ...findReason(page, before) }]
  })
  return {
    known: true,
    pages: differing.length,
    of: head.pages.size,
    ...(hasOtherLayout ? { everyPage: findReason.ofLayout() } : {}),
    others,
    byDate: {
      everyPage: base.layout !== later.layout,
      pages: pagesThatDiffer(base, later).flatMap((page) => {
        const before = base.pages.get(page.sitePage.path)
        return before && !differsWithin(before, page) ? [] : [page.sitePage.path]
      }),
    },
  }
}

/** Pages of the second plan that the first has otherwise, or not at all. */
export function pagesThatDiffer(before: Plan, after: Plan): PlannedPage[] {
  return [...after.pages.values()]
    .filter((page) => before.layout !== after.layout || differsWithin(before.pages.get(page.sitePage.path), page))
    .sort((a, b) => (a.sitePage.path < b.sitePage.path ? -1 : 1))
}

/** Whether a page differs by more than what stands around all pages. */
const differsWithin = (before: PlannedPage | undefined, after: PlannedPage): boolean => before?.digest !== after.digest
