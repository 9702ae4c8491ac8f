/** Which entries of the old snapshot need not be read again: those whose files are as an export wrote them. */

import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { splitKey } from '#content/schema/entry-key.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { mediaFolder } from '#content/snapshot/files.ts'
import { sha256OfFile } from '#content/snapshot/hash.ts'
import type { Snapshot } from '#content/snapshot/load.ts'

/** Revision of an entry that must be read again. No CMS uses this one. */
export const unknownRevision = ''

/** The revision in `revisions.json`, if the entry's file is unmodified. An entry whose file was changed is read again. */
export function trustedRevision({ folder, entries, unmodified, revisions }: Snapshot, key: string): string {
  const [type] = splitKey(key)
  if (!unmodified.has(type)) return unknownRevision
  const entry = type === 'file' ? entries.get(key)?.entry : undefined
  const hasOriginal = entry?.type !== 'file' || isOriginalOf(folder, entry, 'size')
  return (hasOriginal && revisions.revisions[key]) || unknownRevision
}

/** The old entry of a file, if its revision and its bytes on disk are current: then nothing is downloaded. */
export function currentFileEntry(
  { folder, entries, revisions }: Snapshot,
  key: string,
  revision: string,
): Entry<'file'> | undefined {
  const entry = entries.get(key)?.entry
  if (entry?.type !== 'file' || revisions.revisions[key] !== revision) return undefined
  return isOriginalOf(folder, entry, 'sha256') ? entry : undefined
}

function isOriginalOf(folder: string, file: Entry<'file'>, by: 'size' | 'sha256'): boolean {
  const path = join(folder, mediaFolder, file.path)
  if (!existsSync(path)) return false
  return by === 'size' ? statSync(path).size === file.bytes : sha256OfFile(path) === file.sha256
}
