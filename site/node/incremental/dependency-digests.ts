/** Digests of what pages read from the source: where they are the same as in the last build, the page need not be loaded. */
import { sha256 } from '#content/snapshot/hash.ts'
import { addressOf, answerBehind, type Dependency, entriesBehind } from '#site/loaders/source/dependency.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { IndexedContent } from '#site/node/content/read-content.ts'

/** Gives one digest of all that a page read; its own entry is always among the dependencies. */
export type DigestOf = (dependencies: readonly Dependency[]) => string

/**
 * @param source one that does not track what is read
 * @param shared digest of what decides a page's data besides the content
 */
export function createDependencyDigests(source: Source, content: IndexedContent, shared: string): DigestOf {
  const digests = new Map<Dependency, string>()
  const hashOf = (key: string): string => content.hashes.get(content.files.get(key) ?? '') ?? ''
  const digestOfOne = (dependency: Dependency): string => {
    const answer = answerBehind(source, dependency)
    if (answer !== undefined) return sha256(JSON.stringify(answer))
    const keys = entriesBehind(source, dependency)
    const [first = ''] = keys
    // An address stays the same when something else in its entry changes.
    if (dependency === addressOf(first)) return content.entries.has(first) ? (source.pathOf(first) ?? '-') : ''
    return sha256(keys.map((key) => `${key} ${hashOf(key)}`).join('\n'))
  }
  return (dependencies) => {
    const found = dependencies.map((dependency) =>
      digests.getOrInsertComputed(dependency, () => digestOfOne(dependency)),
    )
    return sha256([shared, ...found].join('\n')).slice(0, 32)
  }
}
