/** Which pages have to be rendered. */
import type { SitePage } from '#site/loaders/source/site-pages.ts'
import { filesOfPage } from '#site/node/output-files/page-files.ts'
import type { PlannedPage } from './fingerprint.ts'
import type { BuildPlan } from './plan-build.ts'
import type { PreviousBuild } from './previous-build.ts'
import type { BuildState, SharedDigests } from './state.ts'

/**
 * The pages whose files in the output are missing, damaged, or not as they would be rendered now. Where the code is another, all
 * are, and no fingerprint is asked for.
 */
export function stalePages(
  plan: BuildPlan,
  { state, output }: PreviousBuild,
  shared: SharedDigests,
): readonly SitePage[] {
  if (state.code !== shared.code || state.bundleDigest !== shared.bundleDigest) return plan.ownSitePages
  const stale = plan.ownPages.filter(
    (page) => !isAsLastTime(page, plan, state) || !filesOfPage(page).every((file) => output.holds(file)),
  )
  return stale.map(({ sitePage }) => sitePage)
}

/** Whether a page would be rendered as it was, by the same code. */
export const isAsLastTime = ({ sitePage, digest }: PlannedPage, { layout }: BuildPlan, state: BuildState): boolean =>
  state.layout === layout && state.pages[sitePage.path]?.digest === digest

/** Whether the output has every page as it would be rendered now: then Vite need not even be loaded. */
export const isUpToDate = (plan: BuildPlan, previous: PreviousBuild): boolean =>
  previous.state.code === plan.code &&
  previous.state.bundle.every((file) => previous.output.holds(file)) &&
  stalePages(plan, previous, previous.state).length === 0
