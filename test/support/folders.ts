/** Compares folders file by file, byte by byte. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files of a snapshot; the schema and the rest of `content/` are written by hand. */
const snapshotParts = ['entries/**/*', 'media/*', 'ticketing/**/*', 'snapshot.json', 'urls.json', 'revisions.json']

export interface FolderDifference {
  readonly compared: number
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly changed: readonly string[]
}

/** The files of a snapshot, relative to its folder. */
export function snapshotFiles(folder: string): string[] {
  return globSync(snapshotParts, { cwd: folder, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name).slice(folder.length + 1))
    .sort()
}

export function compareSnapshots(before: string, after: string): FolderDifference {
  const [old, now] = [new Set(snapshotFiles(before)), new Set(snapshotFiles(after))]
  const common = [...old].filter((file) => now.has(file))
  return {
    compared: new Set([...old, ...now]).size,
    added: [...now].filter((file) => !old.has(file)),
    removed: [...old].filter((file) => !now.has(file)),
    changed: common.filter((file) => !readFileSync(join(before, file)).equals(readFileSync(join(after, file)))),
  }
}

/** The lines that only one of two versions of a text has: `- ` of the old, `+ ` of the new. */
export function changedLines(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')]
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `- ${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+ ${line}`),
  ]
}
