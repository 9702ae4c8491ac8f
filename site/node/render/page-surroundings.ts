/** What all pages of a build have in common. */
import { join } from 'node:path'
import { sha256 } from '#content/snapshot/hash.ts'
import { layoutOf } from '#site/loaders/layout/layout.ts'
import { settingsOf } from '#site/loaders/source/settings.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Bundle } from '#site/node/bundle/bundle-manifest.ts'
import { writeFile } from '#site/node/files.ts'
import type { PageSurroundings } from './page-writer.ts'

/** Writes the layout, one file for all pages. */
export function writeSurroundings(source: Source, staging: string, bundle: Bundle): PageSurroundings {
  const layout = layoutOf(source)
  const json = JSON.stringify(layout)
  const layoutUrl = `/assets/layout-${sha256(json).slice(0, 8)}.json`
  writeFile(join(staging, layoutUrl), json)
  return {
    staging,
    siteUrl: source.config.siteUrl,
    siteName: settingsOf(source).siteName,
    code: bundle.digest.slice(0, 12),
    layout,
    layoutUrl,
  }
}
