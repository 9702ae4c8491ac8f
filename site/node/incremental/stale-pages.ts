/** Finds the pages that have to be rendered. */
import { ownValue } from '#content/schema/own-value.ts'
import { filesOfPage } from '#site/node/output-files/page-files.ts'
import type { PageFingerprint, PlannedPage } from './fingerprint.ts'
import { type PlannedPages, shardPagesOf } from './fingerprint-pages.ts'
import type { BuildPlan } from './plan-build.ts'
import type { PreviousBuild } from './previous-build.ts'
import type { BuildState, SharedDigests } from './state.ts'

/** A page to render. It has no fingerprint if the code has changed: then all pages are rendered. */
export type StalePage = Pick<PlannedPage, 'sitePage' | 'load'> & Partial<PageFingerprint>

/**
 * The pages whose files in the output are missing, damaged, or not as they would be rendered now. If the code or the
 * bundle has changed, all are.
 *
 * @param planned undefined if the code has changed since the last build.
 */
export function stalePages(
  plan: BuildPlan,
  planned: PlannedPages | undefined,
  { state, output }: PreviousBuild,
  shared: SharedDigests,
): readonly StalePage[] {
  if (!planned || state.bundleDigest !== shared.bundleDigest)
    return plan.shardSitePages.map((sitePage) => ({ sitePage }))
  return shardPagesOf(plan, planned).filter(
    (page) => !isAsLastTime(page, plan, state) || !filesOfPage(page).every((file) => output.holds(file)),
  )
}

/** Whether a page would be rendered as it was, by the same code. */
export const isAsLastTime = ({ sitePage, digest }: PlannedPage, { layout }: BuildPlan, state: BuildState): boolean =>
  state.layout === layout && ownValue(state.pages, sitePage.path)?.digest === digest

/** Whether the output has every page as the same code would render it now: then Vite need not even be loaded. */
export const isUpToDate = (plan: BuildPlan, planned: PlannedPages, previous: PreviousBuild): boolean =>
  previous.state.bundle.every((file) => previous.output.holds(file)) &&
  stalePages(plan, planned, previous, previous.state).length === 0
