/** What a build begins with: the content, read and checked, and its pages. */

import { join } from 'node:path'
import { stopAt } from '#content/format/problem.ts'
import { sha256 } from '#content/snapshot/hash.ts'
import { layoutOf } from '#site/loaders/layout/layout.ts'
import type { LoadedPage } from '#site/loaders/load-page.ts'
import { createSource, type SourceOptions } from '#site/loaders/source/create-source.ts'
import type { Dependency } from '#site/loaders/source/dependency.ts'
import type { SitePage } from '#site/loaders/source/site-pages.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { checkPages } from '#site/node/addresses/check-pages.ts'
import type { Redirect } from '#site/node/addresses/check-redirects.ts'
import type { BuildOptions } from '#site/node/build-options.ts'
import { readAhead } from '#site/node/content/read-ahead.ts'
import { type IndexedContent, readContent } from '#site/node/content/read-content.ts'
import { ProseCache } from '#site/node/prose/prose-cache.ts'
import { ProseStore } from '#site/node/prose/prose-store.ts'
import { isInShard } from '#site/node/shard.ts'
import { BuildPages } from './build-pages.ts'
import { codeDigest, contentFormatDigest } from './code-digest.ts'
import { createDependencyDigests } from './dependency-digests.ts'
import type { PageFingerprint, PlannedPage } from './fingerprint.ts'
import { trackDependencies } from './track-dependencies.ts'

export interface BuildInputs {
  readonly content: IndexedContent
  /** Digest of all code, the configuration and the options that change a page. */
  readonly code: string
  readonly prose: ProseStore
  /** Of everything that decides the output: where it is that of the last build, nothing has changed. */
  readonly digest: string
}

export interface BuildPlan extends Pick<BuildInputs, 'content' | 'code'> {
  /** The pages that this build makes: all of the site, unless it is a shard. */
  readonly ownSitePages: readonly SitePage[]
  /** Loads a page, and keeps its fingerprint. @throws where the page cannot be loaded. */
  load(sitePage: SitePage): LoadedPage
  /**
   * All pages of the site with their fingerprints. Asked for before pages are rendered only where they tell which: pages that
   * have none yet are loaded for it. @throws ProblemError with everything that is wrong with the pages.
   */
  readonly pages: readonly PlannedPage[]
  /** Those of `pages` that this build makes. */
  readonly ownPages: readonly PlannedPage[]
  readonly byPath: ReadonlyMap<string, PlannedPage>
  readonly redirects: readonly Redirect[]
  /** Digest of the layout data. */
  readonly layout: string
  /** What the layout data is made from. */
  readonly layoutDependencies: readonly Dependency[]
  readonly source: Source
}

/** @throws ProblemError with everything that is wrong with the content. */
export async function readInputs(options: BuildOptions): Promise<BuildInputs> {
  const {
    root,
    contentFolder: folder,
    cacheFolder,
    config,
    mode,
    withCompression,
    withPictures,
    shard,
    threads,
  } = options
  const contract = contentFormatDigest(root)
  const code = sha256(JSON.stringify([codeDigest(root), config, mode, withCompression]))
  const prose = new ProseStore(new ProseCache(join(cacheFolder, 'prose.db'), contract))
  const cacheFile = join(cacheFolder, 'index.json')
  const ahead = await readAhead({ folder, cacheFile, prose, threads })
  const content = readContent({ folder, cacheFile, contract, prose, ahead })
  stopAt(content.problems)
  return { content, code, prose, digest: sha256(JSON.stringify([code, content.digest, withPictures, shard])) }
}

/**
 * @param last the fingerprints that the last build found
 * @throws ProblemError where addresses are wrong, with everything that is wrong with the pages.
 */
export function planBuild(
  { content, code, prose }: Pick<BuildInputs, 'content' | 'code'> & Pick<SourceOptions, 'prose'>,
  { config, shard }: Pick<BuildOptions, 'config' | 'shard'>,
  last: (path: string) => PageFingerprint | undefined,
): BuildPlan {
  const source = createSource({ content, config, prose })
  const { pages: sitePages, redirects, problems } = checkPages(source, content)
  const layout = sha256(JSON.stringify(layoutOf(source)))
  const digestOf = createDependencyDigests(source, content, [code, layout, content.asOf, source.knowsSales].join())
  const track = trackDependencies({ content, config, prose })
  const pages = new BuildPages({ sitePages, content, last, digestOf, track })
  if (problems.length > 0) stopAt([...problems, ...pages.problems()])
  const isOwn = ({ path }: SitePage): boolean => isInShard(path, shard)
  return {
    content,
    code,
    ownSitePages: sitePages.filter(isOwn),
    load: (sitePage) => pages.load(sitePage),
    get pages() {
      return pages.planned()
    },
    get ownPages() {
      return pages.planned().filter(({ sitePage }) => isOwn(sitePage))
    },
    get byPath() {
      return pages.byPath()
    },
    redirects,
    layout,
    get layoutDependencies() {
      return track(layoutOf).dependencies
    },
    source,
  }
}
