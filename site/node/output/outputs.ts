/** The files of the site that are no pages. */

import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { href } from '#site/href.ts'
import { writeFile } from '#site/node/files.ts'
import { isOwn } from '#site/node/shards/shard.ts'
import { feedPath } from '#site/shared/feed.ts'
import { redirectsOf } from './check-redirects.ts'
import { feed } from './feed.ts'
import { headers } from './headers.ts'
import { writeMovedPages } from './moved-pages.ts'
import { nginx } from './nginx.ts'
import type { OutputContext } from './output-context.ts'
import { fileOf } from './publish.ts'
import { redirects } from './redirects.ts'
import { robots } from './robots.ts'
import { sitemap } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'

export function writeOutputs(context: OutputContext): void {
  const { output, content, source, pages } = context
  const paths = new Set(pages.map(({ sitePage }) => sitePage.path))
  const moved = redirectsOf(source, content, paths).redirects
  const files: Readonly<Record<string, string>> = {
    'sitemap.xml': sitemap(context),
    'robots.txt': robots(source),
    [feedPath.slice(1)]: feed(source),
    'manifest.webmanifest': webManifest(source),
    _redirects: redirects(moved),
    _headers: headers(source.config),
    'nginx.conf': nginx(moved, source.config),
  }
  writeMovedPages(output, moved)
  for (const [file, text] of Object.entries(files)) writeFile(join(output, file), text)
  if (isOwn(href('notFound'), context.shard)) writeNotFound(context)
}

/** The page for addresses that do not exist, where hosts look for it. */
function writeNotFound({ output, before }: OutputContext): void {
  const page = [output, before].map((folder) => join(folder, fileOf(href('notFound'), 'index.html'))).find(existsSync)
  if (page) copyFileSync(page, join(output, '404.html'))
}
