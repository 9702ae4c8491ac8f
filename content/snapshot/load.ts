/** Reads a snapshot from disk. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod'
import { entryFile, readEntry } from '#content/format/entry-file.ts'
import { EntryFileError } from '#content/format/entry-file-error.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { entriesFolder, manifestFile, revisionsFile, urlsFile } from './files.ts'
import { type Manifest, manifest, type Revisions, revisions, sha256, type Urls, urls } from './manifest.ts'
import { finishSwap } from './swap.ts'

export interface StoredEntry {
  readonly entry: Entry
  /** Relative to the content folder. */
  readonly file: string
  /** Of the file's bytes. */
  readonly hash: string
}

export interface Snapshot {
  readonly folder: string
  /** Absent in a folder into which nothing was ever exported. */
  readonly manifest: Manifest | undefined
  /** By `<type>/<id>`. */
  readonly entries: ReadonlyMap<string, StoredEntry>
  readonly urls: Urls
  readonly revisions: Revisions
  /** Entry files that cannot be read, with what is wrong. */
  readonly unreadable: readonly EntryFileError[]
}

export function keyOf(entry: Entry): string {
  return `${entry.type}/${entry.id}`
}

/**
 * The snapshot in a folder; an empty one where there is none yet. Finishes a swap that was interrupted, so that nobody
 * ever sees half of one.
 */
export function loadSnapshot(folder: string): Snapshot {
  finishSwap(folder)
  const entries = new Map<string, StoredEntry>()
  const unreadable: EntryFileError[] = []
  for (const file of entryFiles(folder)) {
    const source = readFileSync(join(folder, file), 'utf8')
    try {
      const entry = readEntry(file, source)
      const twin = entries.get(keyOf(entry))
      if (twin) throw new EntryFileError(file, [{ field: 'id', line: 1, what: `${twin.file} has the same id` }])
      if (entryFile(entry) !== file)
        throw new EntryFileError(file, [{ field: '', line: 1, what: `should be named ${entryFile(entry)}` }])
      entries.set(keyOf(entry), { entry, file, hash: sha256(source) })
    } catch (error) {
      if (!(error instanceof EntryFileError)) throw error
      unreadable.push(error)
    }
  }
  return {
    folder,
    entries,
    unreadable,
    manifest: readJson(folder, manifestFile, manifest),
    urls: readJson(folder, urlsFile, urls) ?? {},
    revisions: readJson(folder, revisionsFile, revisions) ?? { revisions: {}, waiting: {} },
  }
}

/** Every entry file of a folder, sorted by code unit. */
function entryFiles(folder: string): string[] {
  return globSync(`${entriesFolder}/**/*.{mdx,json}`, { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
}

function readJson<S extends z.ZodType>(folder: string, file: string, schema: S): z.output<S> | undefined {
  const path = join(folder, file)
  if (!existsSync(path)) return undefined
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (cause) {
    throw new Error(
      `${file} is not as an export writes it. Restore it from git, or delete it and export with --full.`,
      { cause },
    )
  }
}
