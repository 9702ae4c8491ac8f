/** Why a page is made again: which parts of it changed, and which entries they come from. */
import { loadPage } from '../data/load-page.ts'
import type { Source } from '../data/source.ts'
import type { IndexedContent } from './content-index.ts'
import type { PageKey } from './page-keys.ts'
import type { Basis, State } from './state.ts'

/** A source that notes what is read. */
export interface WatchedSource {
  readonly source: Source
  readonly read: Set<string>
}

export function reasonFor(
  { target, parts }: PageKey,
  state: State,
  present: Basis,
  watched: WatchedSource,
  content: IndexedContent,
): string {
  const before = state.pages[target.path]
  if (!before) return 'it is new'
  if (state.code !== present.code) return 'the code, a package, the configuration or the version of Node changed'
  if (state.shell !== present.shell) return 'the files that every page loads changed'
  watched.read.clear()
  loadPage(watched.source, target)
  const changed = [...new Set([...Object.keys(parts), ...Object.keys(before.parts)])].filter(
    (name) => parts[name] !== before.parts[name],
  )
  if (state.layout !== present.layout) changed.push('the layout')
  const entries = [...watched.read].filter((key) => {
    const file = content.files.get(key)
    return file !== undefined && content.hashes.get(file) !== state.entries[file]
  })
  if (changed.length === 0) return 'its files were missing'
  const from = entries.length > 0 ? entries.sort().join(', ') : 'an entry that is gone, or the clock'
  return `${changed.join(', ')} changed, from ${from}`
}
