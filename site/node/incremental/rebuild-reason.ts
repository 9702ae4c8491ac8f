/** Why a page is rendered again: which of its fields changed, and which entries they come from. */
import { entriesBehind } from '#site/loaders/source/dependency.ts'
import type { PlannedPage } from './fingerprint.ts'
import type { BuildPlan } from './plan-build.ts'
import type { BuildState, SharedDigests } from './state.ts'

export function rebuildReason(
  { sitePage, fieldDigests, dependencies }: PlannedPage,
  state: BuildState,
  shared: SharedDigests,
  { source, content }: BuildPlan,
): string {
  const before = state.pages[sitePage.path]
  if (!before) return 'it is new'
  if (state.code !== shared.code) return 'the code, a package, the configuration or the version of Node changed'
  if (state.bundleDigest !== shared.bundleDigest) return 'the files that every page loads changed'
  const changed = [...new Set([...Object.keys(fieldDigests), ...Object.keys(before.fieldDigests)])].filter(
    (name) => fieldDigests[name] !== before.fieldDigests[name],
  )
  if (state.layout !== shared.layout) changed.push('the layout')
  const behind = new Set(dependencies.flatMap((dependency) => entriesBehind(source, dependency)))
  const entries = [...behind].filter((key) => {
    const file = content.files.get(key)
    return file !== undefined && content.hashes.get(file) !== state.entries[file]
  })
  if (changed.length === 0) return 'its files were missing'
  const from = entries.length > 0 ? entries.sort().join(', ') : 'an entry that is gone, or the clock'
  return `${changed.join(', ')} changed, from ${from}`
}
