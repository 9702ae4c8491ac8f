/** A source that records what a page reads. */
import { createSource, type SourceOptions } from '#site/loaders/source/create-source.ts'
import type { Dependency } from '#site/loaders/source/dependency.ts'
import type { Source } from '#site/loaders/source/source.ts'

interface TrackedReads<Result> {
  readonly result: Result
  readonly dependencies: readonly Dependency[]
}

/** Calls `load`, and returns what it returned and what it read. */
export type Track = <Result>(load: (source: Source) => Result) => TrackedReads<Result>

export function trackDependencies(options: Omit<SourceOptions, 'onRead'>): Track {
  const dependencies = new Set<Dependency>()
  const source = createSource({ ...options, onRead: (dependency) => void dependencies.add(dependency) })
  return (load) => {
    dependencies.clear()
    const result = load(source)
    return { result, dependencies: [...dependencies] }
  }
}
