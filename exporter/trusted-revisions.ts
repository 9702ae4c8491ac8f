/** Finds the entries of the old snapshot that need not be read again: those whose files are as an export wrote them. */

import { statSync } from 'node:fs'
import { join } from 'node:path'
import { splitKey } from '#content/schema/entry-key.ts'
import type { Entry, EntryType } from '#content/schema/entry-types.ts'
import { ownValue } from '#content/schema/own-value.ts'
import { mediaFolder } from '#content/snapshot/files.ts'
import { sha256OfFile } from '#content/snapshot/hash.ts'
import type { Snapshot } from '#content/snapshot/load.ts'
import { typeFolderOf } from '#content/snapshot/manifest.ts'
import type { ExportProblem } from './problem.ts'

/** Revision of an entry that must be read again. No CMS uses this one. */
export const unknownRevision = ''

/** The revision in `revisions.json`; for an entry that is read again, as a file of its type was changed, or its original, none. */
export function trustedRevision({ folder, entries, unmodified, revisions }: Snapshot, key: string): string {
  const [type] = splitKey(key)
  if (!unmodified.has(type)) return unknownRevision
  const entry = type === 'file' ? entries.get(key)?.entry : undefined
  const hasOriginal = entry?.type !== 'file' || isOriginalOf(folder, entry)
  return (hasOriginal && ownValue(revisions.revisions, key)) || unknownRevision
}

/**
 * Reports types that this export does not read although one of their files was changed since the last one: the new
 * manifest would accept the change.
 */
export function unreadModifications(before: Snapshot, read: readonly EntryType[]): ExportProblem[] {
  const entryFiles = [...before.entries.values()].map(({ file }) => file)
  const present = new Set([...entryFiles, ...before.unreadable.keys(), ...before.surplus.keys()].map(typeFolderOf))
  const modified = present.difference(before.unmodified).difference(new Set<string>(read))
  return [...modified].sort().map((type) => ({
    severity: 'blocks',
    entry: type,
    message: 'is not read by this export, and its files are not as the last export wrote them',
    hint: 'Export without --types, which puts them back.',
  }))
}

/**
 * The old entry of a file, if its revision and its bytes on disk are current: then nothing is downloaded. Where a file of its type was
 * changed by hand, what it says of its bytes is not believed.
 */
export function currentFileEntry(
  { folder, entries, unmodified, revisions }: Snapshot,
  key: string,
  revision: string,
): Entry<'file'> | undefined {
  const entry = entries.get(key)?.entry
  if (entry?.type !== 'file' || !unmodified.has('file') || ownValue(revisions.revisions, key) !== revision)
    return undefined
  return isOriginalOf(folder, entry) ? entry : undefined
}

function isOriginalOf(folder: string, { path, bytes, sha256 }: Entry<'file'>): boolean {
  const original = join(folder, mediaFolder, path)
  return statSync(original, { throwIfNoEntry: false })?.size === bytes && sha256OfFile(original) === sha256
}
