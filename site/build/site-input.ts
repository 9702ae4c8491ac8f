/** Everything that a build begins with: the content, read and checked, its pages, and for each page the key of what it shows. */
import { join } from 'node:path'
import type { SiteConfig } from '../config.ts'
import { createSource, type SourceOptions } from '../data/from-content.ts'
import type { Target } from '../data/targets.ts'
import type { BuildOptions } from './build-options.ts'
import { codeKey, contractKey } from './code-key.ts'
import { type IndexedContent, readContent } from './content-index.ts'
import { sha256 } from './hash.ts'
import { keysOf, type PageKey } from './page-keys.ts'
import { planPages } from './plan.ts'
import { stopAt } from './problems.ts'
import { proseForKey } from './prose-for-key.ts'

interface ReadSite {
  readonly content: IndexedContent
  /** Digest of all code, the configuration and how it is built. */
  readonly code: string
  /** Digest of what decides how content is read and prose compiled. */
  readonly contract: string
}

export interface SiteInput extends ReadSite {
  readonly targets: readonly Target[]
  readonly pages: readonly PageKey[]
  /** By path. */
  readonly byPath: ReadonlyMap<string, PageKey>
  /** Digest of what stands around every page. */
  readonly layout: string
  /** What keys are made from: instead of prose it gives digests. */
  readonly keySource: SourceOptions
}

/** @throws BuildFailed with everything that is wrong with the content. */
export function readSite({ root, contentFolder, cacheFolder, config, mode, withCompression }: BuildOptions): ReadSite {
  const contract = contractKey(root)
  const code = sha256(JSON.stringify([codeKey(root), config, mode, withCompression]))
  const content = readContent({ folder: contentFolder, cacheFile: join(cacheFolder, 'index.json'), contract })
  stopAt(content.problems)
  return { content, code, contract }
}

/** @throws BuildFailed with everything that is wrong with the pages. */
export function planSite(site: ReadSite, config: SiteConfig): SiteInput {
  const { content } = site
  const keySource: SourceOptions = { content, config, prose: proseForKey((key) => content.entries.has(key)) }
  const asked: string[] = []
  const source = createSource({
    ...keySource,
    prose(text) {
      asked.push(text)
      return keySource.prose(text)
    },
  })
  const { targets, problems } = planPages(source, content)
  const keys = keysOf({ source, targets, content, takeProse: () => asked.splice(0) })
  stopAt([...problems, ...keys.problems])
  const byPath = new Map(keys.pages.map((page) => [page.target.path, page]))
  return { ...site, targets, pages: keys.pages, byPath, layout: keys.layout, keySource }
}
