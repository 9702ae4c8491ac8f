/** Lists the items of a content folder by name and kind; no file is opened, no link followed. */
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '#content/format/problem.ts'
import { entriesFolder, mediaFolder, ticketingFolder } from './files.ts'
import { type FileKind, kindOf, listTree } from './list-tree.ts'
import { describingFiles, isDesktopFile, isEntryFile, isMediaFile, isSnapshotFile, isTicketingFile } from './names.ts'

export interface Inventory {
  /** Sorted by code unit, as all are; relative to the content folder. */
  readonly entries: readonly string[]
  readonly media: readonly string[]
  readonly ticketing: readonly string[]
  readonly foreignFiles: readonly ForeignFile[]
}

/** A file or folder that no export has put there. */
export interface ForeignFile {
  readonly file: string
  readonly kind: FileKind
}

export function takeInventory(folder: string): Inventory {
  const found = [
    ...[entriesFolder, mediaFolder, ticketingFolder].flatMap((part) => itemsOf(folder, part)),
    ...describing(folder),
  ]
  found.sort((a, b) => (a.file < b.file ? -1 : 1))
  const files = found.filter(({ kind }) => kind === 'file').map(({ file }) => file)
  return {
    entries: files.filter(isEntryFile),
    media: files.filter(isMediaFile),
    ticketing: files.filter(isTicketingFile),
    foreignFiles: found.filter((item) => !isOurs(item)),
  }
}

function isOurs({ file, kind }: ForeignFile): boolean {
  if (kind === 'file') return isSnapshotFile(file)
  return (
    kind === 'folder' &&
    [entriesFolder, ticketingFolder].some((part) => file.startsWith(`${part}/`)) &&
    !isSnapshotFile(file)
  )
}

/** All items in one folder of a snapshot. If the path is not a folder, the path itself. */
export function itemsOf(folder: string, part: string): ForeignFile[] {
  const stats = lstatSync(join(folder, part), { throwIfNoEntry: false })
  if (!stats) return []
  if (!stats.isDirectory()) return [{ file: part, kind: kindOf(stats) }]
  return [...listTree(join(folder, part))]
    .map(([name, kind]) => ({ file: `${part}/${name}`, kind }))
    .filter(({ file, kind }) => kind !== 'file' || !isDesktopFile(file))
}

/** The problem of an item that is no file of a snapshot. */
export function problemOfForeignFile({ file, kind }: ForeignFile): Problem {
  if (!file.includes('/'))
    return {
      file,
      message: `is a ${kind}, where there must be a folder`,
      hint: 'Remove it, and restore the folder from git.',
    }
  return kind === 'file'
    ? { file, message: 'is no file that an export writes', hint: 'Remove it, or move it out of the content folder.' }
    : { file, message: `is a ${kind}`, hint: 'Put a plain file in its place, or remove it: nothing else is read.' }
}

function describing(folder: string): ForeignFile[] {
  return describingFiles.flatMap((file) => {
    const stats = lstatSync(join(folder, file), { throwIfNoEntry: false })
    return stats ? [{ file, kind: kindOf(stats) }] : []
  })
}
