/** The sample chain in a Drupal, and what an export of it makes: the start of the tests of this folder. */
import { copyFileSync, cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ticketingFolder, urlsFile } from '#content/snapshot/files.ts'
import { siteOfContent } from '#test/support/drupal/held/site-of-content.ts'
import { consumer, type Drupal, startDrupal } from '#test/support/drupal/server.ts'
import { changedLines, compareSnapshots, type FolderDifference } from '#test/support/folders.ts'
import { copySnapshot } from '#test/support/snapshot/copy-snapshot.ts'
import { type ExportRun, type ExportSettings, runExport } from '#test/support/snapshot/run-export.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

export const committed = 'content'

export const startFilledDrupal = async (): Promise<Drupal> => startDrupal(await siteOfContent(committed))

/** How the exporter is told of a Drupal, with a consumer of Simple OAuth. */
export const byConsumer = {
  CMS_KIND: 'drupal',
  CMS_CLIENT_ID: consumer.id,
  CMS_CLIENT_SECRET: consumer.secret,
} as const

export function exportFrom(drupal: Drupal, out: string, settings: Partial<ExportSettings> = {}): Promise<ExportRun> {
  return runExport({ origin: drupal.origin, out, ...settings, env: { ...byConsumer, ...settings.env } })
}

/** A folder with what no CMS holds: the addresses that pages had before, and what is sold. */
export function folderToContinue(): string {
  const folder = temporaryFolder()
  copyFileSync(join(committed, urlsFile), join(folder, urlsFile))
  cpSync(join(committed, ticketingFolder), join(folder, ticketingFolder), { recursive: true })
  return folder
}

/** A copy of a snapshot, to export over. The committed one was exported from another CMS. */
export function snapshotCopy(of = committed): string {
  const folder = temporaryFolder()
  copySnapshot(of, folder, { withMedia: true })
  return folder
}

/** What the CMS says of time, and which CMS it was, differs from one kind of CMS to the other. */
const bookkeeping = new Set(['snapshot.json', 'revisions.json'])

interface Diff extends FolderDifference {
  /** Lines that differ, of each changed file that a reviewer reads. */
  readonly lines: Readonly<Record<string, readonly string[]>>
}

/** What a reviewer sees between two snapshots. */
export function diff(before: string, after: string): Diff {
  const { changed, ...rest } = compareSnapshots(before, after)
  const read = changed.filter((file) => !bookkeeping.has(file))
  const text = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')
  const lines = Object.fromEntries(read.map((file) => [file, changedLines(text(before, file), text(after, file))]))
  return { ...rest, changed: read, lines }
}

export const noChange = { added: [], removed: [], changed: [] } as const
