/** A source for keys, which gives digests in place of prose and notes what a page asks. */
import type { SiteConfig } from '../config.ts'
import type { Dependency } from '../data/dependency.ts'
import { type Content, createSource } from '../data/from-content.ts'
import type { Source } from '../data/source.ts'
import { proseForKey } from './prose-for-key.ts'

/** What a page was made from. */
export interface Asked {
  readonly dependencies: readonly Dependency[]
  /** Texts that are compiled for it. */
  readonly prose: readonly string[]
}

/** @returns what was loaded, and what of the source went into it. */
export type Watch = <Loaded>(load: (source: Source) => Loaded) => { readonly loaded: Loaded; readonly asked: Asked }

export function watchedSource(content: Content, config: SiteConfig): Watch {
  const dependencies = new Set<Dependency>()
  const texts = new Set<string>()
  const onRead = (dependency: Dependency) => void dependencies.add(dependency)
  const digestOf = proseForKey((key) => {
    onRead(key)
    return content.entries.has(key)
  })
  const prose = (text: string) => {
    texts.add(text)
    return digestOf(text)
  }
  const source = createSource({ content, config, prose, onRead })
  return (load) => {
    dependencies.clear()
    texts.clear()
    const loaded = load(source)
    return { loaded, asked: { dependencies: [...dependencies], prose: [...texts] } }
  }
}
