/** Why a page is made again: which parts of it changed, and which entries they come from. */
import { entriesBehind } from '#site/loaders/source/dependency.ts'
import type { PageKey } from './fingerprint.ts'
import type { SiteInput } from './plan-build.ts'
import type { Basis, State } from './state.ts'

export function reasonFor(
  { sitePage, parts, dependencies }: PageKey,
  state: State,
  present: Basis,
  { source, content }: SiteInput,
): string {
  const before = state.pages[sitePage.path]
  if (!before) return 'it is new'
  if (state.code !== present.code) return 'the code, a package, the configuration or the version of Node changed'
  if (state.shell !== present.shell) return 'the files that every page loads changed'
  const changed = [...new Set([...Object.keys(parts), ...Object.keys(before.parts)])].filter(
    (name) => parts[name] !== before.parts[name],
  )
  if (state.layout !== present.layout) changed.push('the layout')
  const behind = new Set(dependencies.flatMap((dependency) => entriesBehind(source, dependency)))
  const entries = [...behind].filter((key) => {
    const file = content.files.get(key)
    return file !== undefined && content.hashes.get(file) !== state.entries[file]
  })
  if (changed.length === 0) return 'its files were missing'
  const from = entries.length > 0 ? entries.sort().join(', ') : 'an entry that is gone, or the clock'
  return `${changed.join(', ')} changed, from ${from}`
}
