/** `npm run build -- --why /movie/x`: why that page was last made, and why it would be made now. */
import { checkFolders } from '#site/node/build-folders.ts'
import type { BuildOptions } from '#site/node/build-options.ts'
import { planSite, readSite } from '#site/node/incremental/plan-build.ts'
import { reasonFor } from '#site/node/incremental/rebuild-reason.ts'
import { lastKeys, readState, stateFileIn } from '#site/node/incremental/state.ts'
import { readOutputList } from '#site/node/output/output-list.ts'

export function explain(path: string, options: BuildOptions): string {
  checkFolders(options)
  const site = readSite(options)
  const state = readState(stateFileIn(options.cacheFolder), readOutputList(options.outputFolder)?.digest)
  const input = planSite(site, options.config, lastKeys(state, site.code))
  const page = input.byPath.get(path)
  if (!page) return `${path}: there is no such page.`
  const before = state.pages[path]
  const past = before ? `Last made because ${before.reason}.` : 'It was never made here.'
  const isFresh = before !== undefined && before.key === page.key && state.code === input.code
  // What the bundles will look like is only known once they are made; with the same code they are the same.
  const basis = { code: input.code, shell: state.shell, layout: input.layout }
  const now = isFresh
    ? 'It is as it should be.'
    : `It would be made now because ${reasonFor(page, state, basis, input)}.`
  return `${path} (${page.sitePage.page}, from ${page.sitePage.entry})\n  ${past}\n  ${now}`
}
