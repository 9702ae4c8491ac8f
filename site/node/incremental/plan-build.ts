/** Everything that a build begins with: the content, read and checked, its pages, and for each page the key of what it shows. */
import { join } from 'node:path'
import { stopAt } from '#content/format/problem.ts'
import { sha256 } from '#content/snapshot/hash.ts'
import type { SiteConfig } from '#site/config.ts'
import { layoutOf } from '#site/loaders/layout/layout.ts'
import { createSource } from '#site/loaders/source/create-source.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { BuildOptions } from '#site/node/build-options.ts'
import { type IndexedContent, readContent } from '#site/node/content/read-content.ts'
import { ProseCache } from '#site/node/prose/prose-cache.ts'
import { ProseStore } from '#site/node/prose/prose-store.ts'
import { planPages } from './check-pages.ts'
import { codeKey, contractKey } from './code-digest.ts'
import { answersFrom } from './dependency-digests.ts'
import { type KeyFacts, keysOf, type PageKey } from './fingerprint.ts'
import { proseForKey } from './prose-digest.ts'
import { watchedSource } from './track-dependencies.ts'

export interface ReadSite {
  readonly content: IndexedContent
  /** Digest of all code, the configuration and how it is built. */
  readonly code: string
  readonly prose: ProseStore
}

export interface SiteInput extends Pick<ReadSite, 'content' | 'code'> {
  readonly pages: readonly PageKey[]
  /** By path. */
  readonly byPath: ReadonlyMap<string, PageKey>
  /** Digest of what stands around every page. */
  readonly layout: string
  /** Instead of prose it gives digests. */
  readonly source: Source
}

/** @throws ProblemError with everything that is wrong with the content. */
export function readSite({ root, contentFolder, cacheFolder, config, mode, withCompression }: BuildOptions): ReadSite {
  const contract = contractKey(root)
  const code = sha256(JSON.stringify([codeKey(root), config, mode, withCompression]))
  const prose = new ProseStore(new ProseCache(join(cacheFolder, 'prose.db'), contract))
  const content = readContent({ folder: contentFolder, cacheFile: join(cacheFolder, 'index.json'), contract, prose })
  stopAt(content.problems)
  return { content, code, prose }
}

/**
 * @param last what is known from the last build
 * @throws ProblemError with everything that is wrong with the pages.
 */
export function planSite(
  { content, code }: Pick<ReadSite, 'content' | 'code'>,
  config: SiteConfig,
  last: (path: string) => KeyFacts | undefined,
): SiteInput {
  const prose = proseForKey(content.linksInProse, (key) => content.entries.has(key))
  const source = createSource({ content, config, prose })
  const { pages: sitePages, problems } = planPages(source, content)
  const layout = sha256(JSON.stringify(layoutOf(source)))
  const answersTo = answersFrom(source, content, [code, layout, content.asOf].join())
  const keys = keysOf({ sitePages, content, layout, last, answersTo, watch: watchedSource(content, config) })
  stopAt([...problems, ...keys.problems])
  const byPath = new Map(keys.pages.map((page) => [page.sitePage.path, page]))
  return { content, code, pages: keys.pages, byPath, layout, source }
}
