/** Finds the originals in `media/` that entries name, and those that an export may remove. */
import { join } from 'node:path'
import { mediaFolder } from '#content/snapshot/files.ts'
import { sha256OfFile } from '#content/snapshot/hash.ts'
import type { Snapshot } from '#content/snapshot/load.ts'
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

/** Originals that no entry needs: `own` were put there by an export, `foreign` perhaps by somebody else. */
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

/** Whether the name holds the digest of the bytes. Only an export names files so, even if the snapshot no longer lists it. */
function isNamedByContent(folder: string, file: string): boolean {
  const digest = sha256OfFile(join(folder, file)).slice(0, 8)
  return file.slice(0, file.lastIndexOf('.')).endsWith(`-${digest}`)
}
