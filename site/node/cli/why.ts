/** `npm run build -- --why /movie/x`: why that page was last rendered, and why it would be rendered now. */
import { ownValue } from '#content/schema/own-value.ts'
import { checkFolders, tagCache } from '#site/node/build-folders.ts'
import type { BuildOptions } from '#site/node/build-options.ts'
import { fingerprintPages } from '#site/node/incremental/fingerprint-pages.ts'
import { planBuild, readInputs } from '#site/node/incremental/plan-build.ts'
import { rebuildReason } from '#site/node/incremental/rebuild-reason.ts'
import { isAsLastTime } from '#site/node/incremental/stale-pages.ts'
import { lastFingerprints, readState, stateFileIn } from '#site/node/incremental/state.ts'
import { readOutputList } from '#site/node/output-files/output-list.ts'

export async function explainRebuild(path: string, options: BuildOptions): Promise<string> {
  checkFolders(options)
  // What is read is kept there.
  tagCache(options.cacheFolder)
  const inputs = await readInputs(options)
  const state = readState(stateFileIn(options.cacheFolder), readOutputList(options.outputFolder)?.digest)
  const plan = planBuild({ ...inputs, prose: inputs.prose.read }, options)
  const page = fingerprintPages(plan, lastFingerprints(state, plan.code)).get(path)
  if (!page) return `${path}: there is no such page.`
  const before = ownValue(state.pages, path)
  const past = before ? `Last made because ${before.reason}.` : 'It was never made here.'
  const isFresh = state.code === plan.code && isAsLastTime(page, plan, state)
  // The digest of the bundle is known only once it is made; with the same code it is the same.
  const shared = { code: plan.code, bundleDigest: state.bundleDigest, layout: plan.layout }
  const now = isFresh
    ? 'It is as it should be.'
    : `It would be made now because ${rebuildReason(page, state, shared, plan)}.`
  return `${path} (${page.sitePage.page}, from ${page.sitePage.entry})\n  ${past}\n  ${now}`
}
