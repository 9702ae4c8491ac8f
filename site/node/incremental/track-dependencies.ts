/** A source for fingerprints: it gives digests instead of prose, and records what a page reads. */
import type { SiteConfig } from '#site/config.ts'
import { type Content, createSource } from '#site/loaders/source/create-source.ts'
import type { Dependency } from '#site/loaders/source/dependency.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { digestsOfProse } from './prose-digest.ts'

interface TrackedReads<Result> {
  readonly result: Result
  readonly dependencies: readonly Dependency[]
}

/** Calls `load`, and returns what it returned and what it read. */
export type Track = <Result>(load: (source: Source) => Result) => TrackedReads<Result>

export function trackDependencies(content: Content, config: SiteConfig): Track {
  const dependencies = new Set<Dependency>()
  const onRead = (dependency: Dependency) => void dependencies.add(dependency)
  const prose = digestsOfProse(content.linksInProse, (key) => {
    onRead(key)
    return content.entries.has(key)
  })
  const source = createSource({ content, config, prose, onRead })
  return (load) => {
    dependencies.clear()
    const result = load(source)
    return { result, dependencies: [...dependencies] }
  }
}
