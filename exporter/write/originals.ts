/** The originals in `media/`: which ones entries name, and which ones an export may remove. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mediaFolder } from '#content/snapshot/files.ts'
import type { Snapshot } from '#content/snapshot/load.ts'
import { sha256 } from '#content/snapshot/sha256.ts'
import type { StoredEntry } from '#content/snapshot/stored-entry.ts'

/** The originals that file entries name, relative to the content folder. */
export function originalsOf(entries: ReadonlyMap<string, StoredEntry>): Set<string> {
  const originals = new Set<string>()
  for (const [key, stored] of entries) {
    const entry = key.startsWith('file/') ? stored.entry : undefined
    if (entry?.type === 'file') originals.add(`${mediaFolder}/${entry.path}`)
  }
  return originals
}

/** What is there and not needed: the export's own, and what somebody else may have put there under such a name. */
export function unneededOriginals(
  before: Snapshot,
  needed: ReadonlySet<string>,
): { own: readonly string[]; foreign: readonly string[] } {
  const named = originalsOf(before.entries)
  const own = (file: string) => named.has(file) || isNamedByContent(before.folder, file)
  const unneeded = Map.groupBy(
    before.media.filter((file) => !needed.has(file)),
    own,
  )
  return { own: unneeded.get(true) ?? [], foreign: unneeded.get(false) ?? [] }
}

/** Only an export names a file by the digest of its bytes: what a snapshot lost sight of is ours nevertheless. */
function isNamedByContent(folder: string, file: string): boolean {
  const digest = sha256(readFileSync(join(folder, file))).slice(0, 8)
  return file.slice(0, file.lastIndexOf('.')).endsWith(`-${digest}`)
}
