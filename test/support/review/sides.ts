/** Snapshots of a few entries for the report to compare, without a folder and without git. */
import { entryFile } from '#content/format/entry-file.ts'
import type { Problem } from '#content/format/problem.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { noTicketing, type Ticketing } from '#content/schema/ticketing.ts'
import { parsedLinks } from '#content/snapshot/links.ts'
import type { CmsKind, Urls } from '#content/snapshot/manifest.ts'
import type { Side } from '#review/snapshots/side.ts'
import { withPages } from '#review/snapshots/with-pages.ts'
import { parseConfig } from '#site/config.ts'

interface Facts {
  readonly asOf?: string
  readonly urls?: Urls
  readonly ticketing?: Ticketing
  readonly problems?: readonly Problem[]
  /** Names of the originals that are not there. */
  readonly withoutOriginals?: readonly string[]
  readonly source?: CmsKind
}

export const config = parseConfig({ SITE_URL: 'https://gsc.example' })

export function sideOf(entries: readonly Entry[], facts: Facts = {}): Side {
  const { asOf = '2026-10-01T04:00:00Z', urls = {}, ticketing = noTicketing, problems = [], source = 'payload' } = facts
  const byKey = new Map(entries.map((entry) => [`${entry.type}/${entry.id}`, entry]))
  const content = {
    asOf,
    urls,
    ticketing,
    problems,
    linksInProse: parsedLinks(),
    entries: byKey,
    revisions: {},
    folder: '',
    files: new Map([...byKey].map(([key, entry]) => [key, entryFile(entry)])),
    hashes: new Map<string, string>(),
    digest: '',
  }
  return {
    name: 'a snapshot',
    ...withPages(content, config),
    manifest: { schemaVersion: 1, source, asOf, types: {}, digest: '0'.repeat(64) },
    copyTo: () => {},
    original: (path) => (facts.withoutOriginals?.includes(path) ? undefined : Buffer.from(path)),
  }
}
