/** The files of the site that are no pages. */
import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { pageFileNames } from '#content/schema/path.ts'
import { hostFileNames } from '#content/snapshot/site-files.ts'
import { href } from '#site/href.ts'
import { calendarFiles } from '#site/loaders/calendar/calendar-event.ts'
import { icalendar } from '#site/loaders/calendar/icalendar.ts'
import { briefCinemas } from '#site/loaders/cards/brief-cinema.ts'
import { offersByCinema } from '#site/loaders/cards/offers/offers-by-cinema.ts'
import { settingsOf } from '#site/loaders/source/settings.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { BuildRun } from '#site/node/build-run.ts'
import { writeFile } from '#site/node/files.ts'
import type { PlannedPages } from '#site/node/incremental/fingerprint-pages.ts'
import type { BuildPlan } from '#site/node/incremental/plan-build.ts'
import { fileOf } from '#site/node/output-files/page-files.ts'
import { isInShard } from '#site/node/shard.ts'
import { feedPath } from '#site/shared/feed.ts'
import { briefCinemasFile } from '#site/shared/geo/brief-cinema.ts'
import { offersFile } from '#site/shared/offers.ts'
import { searchFile } from '#site/shared/search.ts'
import { feed } from './feed.ts'
import { headers } from './headers.ts'
import { writeMovedPages } from './moved-pages.ts'
import { nginx } from './nginx.ts'
import { redirects } from './redirects.ts'
import { robots } from './robots.ts'
import { searchRecords } from './search-index.ts'
import { sitemap } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'

interface SiteFilesInputs {
  readonly run: BuildRun
  readonly plan: BuildPlan
  readonly planned: PlannedPages
  /** Files that belong to all pages. */
  readonly bundle: readonly string[]
}

/** @returns addresses of the pictures that search results show. */
export function writeSiteFiles({ run, plan, planned, bundle }: SiteFilesInputs): readonly string[] {
  const { options, staging, report } = run
  const { source } = plan
  const styles = `/${bundle.find((file) => /^assets\/style-[^/]+\.css$/.test(file))}`
  report.step('Writing what else belongs to the site')
  const files: Readonly<Record<string, string>> = {
    'sitemap.xml': sitemap(plan.content, planned, source.config),
    'robots.txt': robots(source),
    [feedPath.slice(1)]: feed(source),
    'manifest.webmanifest': webManifest(source),
    [briefCinemasFile]: JSON.stringify(briefCinemas(source)),
    [offersFile]: JSON.stringify(offersByCinema(source)),
    [hostFileNames.redirects]: redirects(plan.redirects),
    [hostFileNames.headers]: headers(source.config, styles),
    [hostFileNames.nginx]: nginx(plan.redirects, source.config, styles),
  }
  for (const [file, event] of calendarFiles(source))
    writeFile(join(staging, file), icalendar(event, publisherOf(source)))
  writeMovedPages(staging, plan.redirects, source.config)
  for (const [file, text] of Object.entries(files)) writeFile(join(staging, file), text)
  if (isInShard(href('notFound'), options.shard)) writeNotFound([staging, options.outputFolder])
  return isInShard('/', options.shard) ? writeSearchIndex(run, plan, planned) : []
}

const publisherOf = (source: Source) => ({
  siteUrl: source.config.siteUrl,
  name: settingsOf(source).siteName,
  madeAt: source.asOf,
})

/** The page for addresses that do not exist, where hosts look for it. @param folders one of them has the page. */
function writeNotFound(folders: readonly [staging: string, output: string]): void {
  const page = folders.map((folder) => join(folder, fileOf(href('notFound'), pageFileNames.html))).find(existsSync)
  if (page) copyFileSync(page, join(folders[0], '404.html'))
}

/** Writes the search index of all shards, on the one machine that renders the home page. @returns addresses of its pictures */
function writeSearchIndex({ options, staging }: BuildRun, plan: BuildPlan, planned: PlannedPages): string[] {
  const records = searchRecords(plan, planned, join(options.cacheFolder, 'search.json'))
  writeFile(join(staging, searchFile), JSON.stringify(records))
  return records.flatMap(({ image }) => image ?? [])
}
