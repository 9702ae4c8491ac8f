/** Reads a snapshot from disk. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Problem, ProblemError, stopAt } from '#content/format/problem.ts'
import { ownValue } from '#content/schema/own-value.ts'
import { readConsistently, unfinishedSwap } from './consistent-read.ts'
import { sha256 } from './hash.ts'
import { type ForeignFile, takeInventory } from './inventory.ts'
import { describeEntries, type Manifest, schemaVersion, typeFolderOf } from './manifest.ts'
import { type Manifests, readManifests } from './read-manifests.ts'
import { type EntrySource, misplacement, parsedEntry, type StoredEntry, unparsedEntry } from './stored-entry.ts'
import { readTicketing, type StoredTicketing } from './ticketing.ts'

export interface Snapshot extends Pick<Manifests, 'manifest' | 'urls' | 'revisions'> {
  readonly folder: string
  /** Entries by `<type>/<id>`. */
  readonly entries: ReadonlyMap<string, StoredEntry>
  /** The types whose files are to the byte as the last export wrote them. */
  readonly unmodified: ReadonlySet<string>
  /** The sales of the ticketing service, as last known. */
  readonly ticketing: StoredTicketing
  /** The originals that are there, relative to the content folder. */
  readonly media: readonly string[]
  /** Entry file that cannot be read → its problems. */
  readonly unreadable: ReadonlyMap<string, readonly Problem[]>
  /** Entry file of an entry that stands in another file too, or belongs into one → what is wrong with it. */
  readonly surplus: ReadonlyMap<string, Problem>
  /** Files and folders that stand beside those of the snapshot and belong to none. */
  readonly foreignFiles: readonly ForeignFile[]
}

/**
 * The snapshot in a folder; an empty one where there is none yet. Reads again when an export put a new one there meanwhile.
 *
 * @throws ProblemError when a swap is unfinished, as files of two snapshots may stand side by side then, or when one of the
 *   files that describe the snapshot is damaged.
 */
export const loadSnapshot = (folder: string): Promise<Snapshot> => readConsistently(folder, () => readSnapshot(folder))

async function readSnapshot(folder: string): Promise<Snapshot> {
  const unfinished = unfinishedSwap(folder)
  if (unfinished) throw unfinished
  const { entries: files, media, ticketing: salesFiles, foreignFiles } = takeInventory(folder)
  const { manifest, urls, revisions, problems } = readManifests(folder)
  stopAt(problems)
  const ticketing = readTicketing(folder, salesFiles)
  const sources = await readSources(folder, files)
  const unmodified = unmodifiedTypes(manifest, sources)
  const entries = new Map<string, StoredEntry>()
  const unreadable = new Map<string, readonly Problem[]>()
  const surplus = new Map<string, Problem>()
  for (const source of sources) {
    const { file } = source
    try {
      const unparsed = unmodified.has(typeFolderOf(file)) ? unparsedEntry(folder, source) : undefined
      const stored = unparsed ?? parsedEntry(source)
      const owner = entries.get(stored.key)?.file
      const problem = unparsed && owner === undefined ? undefined : misplacement(file, stored.entry, owner)
      if (problem) surplus.set(file, problem)
      else entries.set(stored.key, stored)
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      unreadable.set(file, error.problems)
    }
  }
  return { folder, manifest, urls, revisions, ticketing, entries, unmodified, media, unreadable, surplus, foreignFiles }
}

/** Files that are read at once: in between, an export goes on asking the CMS. */
const filesAtOnce = 200

async function readSources(folder: string, files: readonly string[]): Promise<EntrySource[]> {
  const sources: EntrySource[] = []
  for (let start = 0; start < files.length; start += filesAtOnce) {
    const group = files.slice(start, start + filesAtOnce)
    const read = group.map(async (file) => ({ file, text: await readFile(join(folder, file), 'utf8') }))
    for (const { file, text } of await Promise.all(read)) sources.push({ file, text, hash: sha256(text) })
  }
  return sources
}

function unmodifiedTypes(manifest: Manifest | undefined, sources: readonly EntrySource[]): Set<string> {
  if (manifest?.schemaVersion !== schemaVersion) return new Set()
  const { types } = describeEntries(new Map(sources.map(({ file, hash }) => [file, hash])))
  return new Set(
    Object.keys(types).filter((type) => ownValue(types, type)?.digest === ownValue(manifest.types, type)?.digest),
  )
}
