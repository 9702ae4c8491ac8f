/** The common files and data of all pages of a build. */
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { minifySync } from 'vite'
import { sha256 } from '#content/snapshot/hash.ts'
import { layoutOf } from '#site/loaders/layout/layout.ts'
import { settingsOf } from '#site/loaders/source/settings.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Bundle } from '#site/node/bundle/bundle-manifest.ts'
import { writeFile } from '#site/node/files.ts'
import type { SharedPageData } from './page-writer.ts'

const prePaintScript = new URL('../../layout/pre-paint.js', import.meta.url)

/** Writes what is one file for all pages: the layout, and the script that settles what a page shows. */
export function writeSharedFiles(source: Source, staging: string, bundle: Bundle): SharedPageData {
  const layout = layoutOf(source)
  const addAsset = (name: string, text: string) => {
    const extension = extname(name)
    const url = `/assets/${name.slice(0, -extension.length)}-${sha256(text).slice(0, 8)}${extension}`
    writeFile(join(staging, url), text)
    return url
  }
  return {
    staging,
    siteUrl: source.config.siteUrl,
    siteName: settingsOf(source).siteName,
    code: bundle.digest.slice(0, 12),
    layout,
    layoutUrl: addAsset('layout.json', JSON.stringify(layout)),
    prePaintUrl: addAsset('pre-paint.js', minifySync('pre-paint.js', readFileSync(prePaintScript, 'utf8')).code),
  }
}
