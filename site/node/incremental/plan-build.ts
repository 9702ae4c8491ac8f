/** The input of a build: the content, read and checked, and its pages. */

import { join } from 'node:path'
import { type Problem, stopAt } from '#content/format/problem.ts'
import { sha256 } from '#content/snapshot/hash.ts'
import { layoutOf } from '#site/loaders/layout/layout.ts'
import { createSource, type SourceOptions } from '#site/loaders/source/create-source.ts'
import type { Dependency } from '#site/loaders/source/dependency.ts'
import type { SitePage } from '#site/loaders/source/site-pages.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { checkPages } from '#site/node/addresses/check-pages.ts'
import type { Redirect } from '#site/node/addresses/plan-redirects.ts'
import type { BuildOptions } from '#site/node/build-options.ts'
import { readAhead } from '#site/node/content/read-ahead.ts'
import { type IndexedContent, readContent } from '#site/node/content/read-content.ts'
import { ProseCache } from '#site/node/prose/prose-cache.ts'
import { ProseStore } from '#site/node/prose/prose-store.ts'
import { isInShard } from '#site/node/shard.ts'
import { codeDigest, contentFormatDigest } from './code-digest.ts'
import { createDependencyDigests, type DigestOf } from './dependency-digests.ts'
import { type Track, trackDependencies } from './track-dependencies.ts'

export interface BuildInputs {
  readonly content: IndexedContent
  /** Digest of all code, the configuration and the options that change a page. */
  readonly code: string
  readonly prose: ProseStore
  /** Digest of everything that decides the site: the same for all parts of one build. */
  readonly siteDigest: string
  /** Digest of everything that decides the output: where it is that of the last build, nothing has changed. */
  readonly digest: string
}

export interface BuildPlan extends Pick<BuildInputs, 'content' | 'code'> {
  /** All pages of the site. */
  readonly sitePages: readonly SitePage[]
  /** The pages that this build makes: all of them, unless it is a shard. */
  readonly shardSitePages: readonly SitePage[]
  /** Problems with addresses. */
  readonly problems: readonly Problem[]
  readonly redirects: readonly Redirect[]
  /** Digest of the layout data. */
  readonly layout: string
  /** What the layout data is made from. */
  readonly layoutDependencies: readonly Dependency[]
  readonly source: Source
  readonly track: Track
  /** Tells whether what a page read is as it was. */
  readonly digestOf: DigestOf
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
  const siteDigest = sha256(JSON.stringify([code, content.digest, withPictures]))
  return { content, code, prose, siteDigest, digest: sha256(JSON.stringify([siteDigest, shard])) }
}

/** Finds the pages, and loads none of them: see `fingerprintPages`. */
export function planBuild(
  { content, code, prose }: Pick<BuildInputs, 'content' | 'code'> & Pick<SourceOptions, 'prose'>,
  { config, shard }: Pick<BuildOptions, 'config' | 'shard'>,
): BuildPlan {
  const source = createSource({ content, config, prose })
  const { pages: sitePages, redirects, problems, vanished } = checkPages(source, content)
  const track = trackDependencies({ content, config, prose })
  const { result: layoutData, dependencies: layoutDependencies } = track(layoutOf)
  const layout = sha256(JSON.stringify(layoutData))
  const digestOf = createDependencyDigests(source, content, [code, layout, content.asOf, source.knowsSales].join())
  return {
    content,
    code,
    sitePages,
    shardSitePages: sitePages.filter(({ path }) => isInShard(path, shard)),
    problems: [...problems, ...vanished],
    redirects,
    layout,
    layoutDependencies,
    source,
    track,
    digestOf,
  }
}
