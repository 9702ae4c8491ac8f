/** A CMS filled from the committed snapshot, and a folder that holds the same: the start of a test of what an export does. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Cms, startCms } from '#test/support/cms/cms.ts'
import { changedLines, compareSnapshots, type FolderDifference } from '#test/support/folders.ts'
import { copySnapshot } from '#test/support/snapshot/copy-snapshot.ts'
import { type ExportRun, type ExportSettings, runExport } from '#test/support/snapshot/run-export.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

/** The parts of a snapshot that no reviewer reads: they change with every edit. */
const bookkeeping = new Set(['snapshot.json', 'revisions.json'])

export interface Diff extends FolderDifference {
  /** Lines that differ, of each changed file that a reviewer reads. */
  readonly lines: Readonly<Record<string, readonly string[]>>
}

/** The folder of the committed snapshot, to compare with. */
export const committed = 'content'

export async function startFilledCms(): Promise<Cms> {
  return startCms()
}

/** A copy of it that vanishes with the test. */
export function snapshotCopy(): string {
  const folder = temporaryFolder()
  copySnapshot(committed, folder, { withMedia: true })
  return folder
}

export function exportFrom(cms: Cms, out: string, settings: Partial<ExportSettings> = {}): Promise<ExportRun> {
  return runExport({ origin: cms.origin, out, ...settings, env: { CMS_API_KEY: cms.apiKey, ...settings.env } })
}

/** What a reviewer sees between two snapshots. */
export function diff(before: string, after: string): Diff {
  const { compared, added, removed, changed } = compareSnapshots(before, after)
  const read = changed.filter((file) => !bookkeeping.has(file))
  const text = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')
  const lines = Object.fromEntries(read.map((file) => [file, changedLines(text(before, file), text(after, file))]))
  return { compared, added, removed, changed: read, lines }
}
