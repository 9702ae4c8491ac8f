/** Why a page is rendered again: which of its fields changed, and what they come from. */
import { ownValue } from '#content/schema/own-value.ts'
import { ticketingFolder } from '#content/snapshot/files.ts'
import { answerBehind, entriesBehind } from '#site/loaders/source/dependency.ts'
import { changedFields } from './fingerprint.ts'
import type { BuildPlan } from './plan-build.ts'
import type { StalePage } from './stale-pages.ts'
import type { BuildState, SharedDigests } from './state.ts'

export function rebuildReason(page: StalePage, state: BuildState, shared: SharedDigests, plan: BuildPlan): string {
  const before = ownValue(state.pages, page.sitePage.path)
  if (!before) return 'it is new'
  if (state.code !== shared.code) return 'the code, a package, the configuration or the version of Node changed'
  if (state.bundleDigest !== shared.bundleDigest) return 'the files that every page loads changed'
  const { source, content } = plan
  const { fieldChecksums = '', dependencies: ownDependencies = [] } = page
  const changed = changedFields(before.fieldChecksums, fieldChecksums)
  const isLayoutOther = state.layout !== shared.layout
  if (isLayoutOther) changed.push('the layout')
  const dependencies = isLayoutOther ? [...ownDependencies, ...plan.layoutDependencies] : ownDependencies
  const behind = new Set(dependencies.flatMap((dependency) => entriesBehind(source, dependency)))
  const entries = [...behind].filter((key) => {
    const file = content.files.get(key)
    return file !== undefined && content.hashes.get(file) !== ownValue(state.files, file)
  })
  const asksForSales = dependencies.some((dependency) => answerBehind(source, dependency) !== undefined)
  const sources = [...entries.sort(), ...(asksForSales && areSalesOther(content, state) ? ['what is sold'] : [])]
  if (changed.length === 0) return 'its files were missing'
  const from = sources.length > 0 ? sources.join(', ') : 'an entry that is gone, or the clock'
  return `${changed.join(', ')} changed, from ${from}`
}

function areSalesOther({ hashes }: BuildPlan['content'], { files }: BuildState): boolean {
  const names = [...hashes.keys(), ...Object.keys(files)].filter((file) => file.startsWith(`${ticketingFolder}/`))
  return names.some((file) => hashes.get(file) !== ownValue(files, file))
}
