/** The files of the site that are no pages. */
import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { IndexedContent } from '#site/build/content-index.ts'
import { writeFile } from '#site/build/files.ts'
import type { PageKey } from '#site/build/page-keys.ts'
import { redirectsOf } from '#site/build/redirects.ts'
import { isOwn, type Shard } from '#site/build/shard.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { feed } from './feed.ts'
import { headers } from './headers.ts'
import { writeMovedPages } from './moved-pages.ts'
import { nginx } from './nginx.ts'
import { redirects } from './redirects.ts'
import { robots } from './robots.ts'
import { sitemap } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'

export interface OutputContext {
  readonly output: string
  /** The last output: pages that were not made again are still there. */
  readonly before: string
  readonly content: IndexedContent
  readonly source: Source
  readonly pages: readonly PageKey[]
  readonly shard: Shard | undefined
}

export function writeOutputs(context: OutputContext): void {
  const { output, content, source, pages } = context
  const paths = new Set(pages.map(({ target }) => target.path))
  const moved = redirectsOf(source, content, paths).redirects
  const files: Readonly<Record<string, string>> = {
    'sitemap.xml': sitemap(context),
    'robots.txt': robots(source),
    'news/feed.xml': feed(source),
    'manifest.webmanifest': webManifest(source),
    _redirects: redirects(moved),
    _headers: headers(source.config),
    'nginx.conf': nginx(moved, source.config),
  }
  writeMovedPages(output, moved)
  for (const [file, text] of Object.entries(files)) writeFile(join(output, file), text)
  if (isOwn('/not-found', context.shard)) writeNotFound(context)
}

/** The page for addresses that do not exist, where hosts look for it. */
function writeNotFound({ output, before }: OutputContext): void {
  const page = [output, before].map((folder) => join(folder, 'not-found/index.html')).find(existsSync)
  if (page) copyFileSync(page, join(output, '404.html'))
}
