/** A source for keys, which gives digests in place of prose and notes what a page asks. */
import type { SiteConfig } from '#site/config.ts'
import { type Content, createSource } from '#site/loaders/source/create-source.ts'
import type { Dependency } from '#site/loaders/source/dependency.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { proseForKey } from './prose-digest.ts'

/** @returns what was loaded, and what of the source went into it. */
export type Watch = <Loaded>(load: (source: Source) => Loaded) => {
  readonly loaded: Loaded
  readonly dependencies: readonly Dependency[]
}

export function watchedSource(content: Content, config: SiteConfig): Watch {
  const dependencies = new Set<Dependency>()
  const onRead = (dependency: Dependency) => void dependencies.add(dependency)
  const prose = proseForKey(content.linksInProse, (key) => {
    onRead(key)
    return content.entries.has(key)
  })
  const source = createSource({ content, config, prose, onRead })
  return (load) => {
    dependencies.clear()
    const loaded = load(source)
    return { loaded, dependencies: [...dependencies] }
  }
}
