/** Whether a page would be loaded as it was before: pages are not even loaded where nothing that they asked has changed. */

import { sha256 } from '#content/snapshot/hash.ts'
import { addressOf, type Dependency, entriesBehind } from '#site/loaders/source/dependency.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { IndexedContent } from '#site/node/content/read-content.ts'

/** A page's own entry is always among what it asks. */
export type AnswersTo = (dependencies: readonly Dependency[]) => string

/**
 * @param source one that notes nothing of what it is asked
 * @param basis digest of what decides besides the content
 * @returns digests of what pages are given, by what they ask.
 */
export function answersFrom(source: Source, content: IndexedContent, basis: string): AnswersTo {
  const known = new Map<Dependency, string>()
  const hashOf = (key: string): string => content.hashes.get(content.files.get(key) ?? '') ?? ''
  const answer = (dependency: Dependency): string => {
    const keys = entriesBehind(source, dependency)
    const [first = ''] = keys
    // An address stays as it is when the rest of its entry changes.
    if (dependency === addressOf(first)) return content.entries.has(first) ? (source.pathOf(first) ?? '-') : ''
    return sha256(keys.map((key) => `${key} ${hashOf(key)}`).join('\n'))
  }
  return (dependencies) => {
    const answers = dependencies.map((dependency) => known.getOrInsertComputed(dependency, () => answer(dependency)))
    return sha256([basis, ...answers].join('\n')).slice(0, 32)
  }
}
