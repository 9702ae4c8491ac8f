/** What the tests of this folder begin with, and compare with. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { committed } from '#test/support/drupal/filled-drupal.ts'
import { changedLines, compareSnapshots, type FolderDifference } from '#test/support/folders.ts'
import { copySnapshot } from '#test/support/snapshot/copy-snapshot.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

/** What an export of the sample chain made, so that the next one reads only what has changed. */
export const exported = inject('exportedFromDrupal')

/** A copy of a snapshot, to export over. The committed one was exported from another CMS. */
export function snapshotCopy(of = committed, folder = temporaryFolder()): string {
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
