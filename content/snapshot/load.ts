/** Reads a snapshot from disk. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type * as z from 'zod'
import { entryFile, readEntry } from '#content/format/entry-file.ts'
import { EntryFileError } from '#content/format/entry-file-error.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { entriesFolder, manifestFile, revisionsFile, urlsFile } from './files.ts'
import {
  describeEntries,
  faultsOf,
  type Manifest,
  manifest,
  type Revisions,
  revisions,
  schemaVersion,
  sha256,
  type Urls,
  urls,
} from './manifest.ts'
import { finishSwap } from './swap.ts'

export interface StoredEntry {
  /** Parsed when it is first asked for: an export that finds nothing changed need not parse thousands of files. */
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
  /** The types whose files are to the byte as the last export wrote them. */
  readonly intact: ReadonlySet<string>
  readonly urls: Urls
  readonly revisions: Revisions
  /** Entry files that cannot be read, with what is wrong. */
  readonly unreadable: readonly EntryFileError[]
}

/**
 * The snapshot in a folder; an empty one where there is none yet. Finishes a swap that was interrupted, so that nobody
 * ever sees half of one.
 */
export async function loadSnapshot(folder: string): Promise<Snapshot> {
  finishSwap(folder)
  const described = {
    manifest: readJson(folder, manifestFile, manifest),
    urls: readJson(folder, urlsFile, urls) ?? {},
    revisions: readJson(folder, revisionsFile, revisions) ?? { revisions: {}, waiting: {} },
  }
  // Not in one go: an export asks the CMS meanwhile.
  const sources = new Map<string, string>()
  for (const files of inGroups(entryFiles(folder), 200)) {
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
    for (const [index, file] of files.entries()) sources.set(file, texts[index] ?? '')
  }
  const hashes = new Map([...sources].map(([file, source]) => [file, sha256(source)]))
  const intact = intactTypes(described.manifest, hashes)
  const entries = new Map<string, StoredEntry>()
  const unreadable: EntryFileError[] = []
  for (const [file, source] of sources) {
    try {
      const stored = storedEntry(folder, file, source, {
        hash: hashes.get(file) ?? '',
        intact: intact.has(file.split('/')[1] ?? ''),
      })
      const twin = entries.get(stored.key)
      if (twin) throw problemIn(file, 'id', `${twin.file} has the same id`)
      entries.set(stored.key, stored)
    } catch (error) {
      if (!(error instanceof EntryFileError)) throw error
      unreadable.push(error)
    }
  }
  return { folder, entries, intact, unreadable, ...described }
}

/** What the writer puts first into every file, MDX or JSON: enough to know an entry without parsing it. */
const head =
  /^(?:---\ntype: ([A-Za-z]+)\nid: '?([a-z0-9-]+)'?\n|\{\n {2}"type": "([A-Za-z]+)",\n {2}"id": "([a-z0-9-]+)")/

/** @param intact whether the file is known to be as it was written: then it was valid when it was written. */
function storedEntry(
  folder: string,
  file: string,
  source: string,
  { hash, intact }: { hash: string; intact: boolean },
): StoredEntry & { readonly key: string } {
  const [, mdxType, mdxId, jsonType, jsonId] = (intact && head.exec(source)) || []
  const key = mdxType ? `${mdxType}/${mdxId}` : jsonType ? `${jsonType}/${jsonId}` : undefined
  if (key) return new LazyEntry(folder, file, hash, key)
  const entry = readEntry(file, source)
  if (entryFile(entry) !== file) throw problemIn(file, '', `should be named ${entryFile(entry)}`)
  return { key: `${entry.type}/${entry.id}`, entry, file, hash }
}

class LazyEntry implements StoredEntry {
  readonly #folder: string
  readonly file: string
  readonly hash: string
  readonly key: string
  #entry: Entry | undefined

  constructor(folder: string, file: string, hash: string, key: string) {
    this.#folder = folder
    this.file = file
    this.hash = hash
    this.key = key
  }

  get entry(): Entry {
    this.#entry ??= readEntry(this.file, readFileSync(join(this.#folder, this.file), 'utf8'))
    return this.#entry
  }
}

function intactTypes(sealed: Manifest | undefined, hashes: ReadonlyMap<string, string>): Set<string> {
  if (sealed?.schemaVersion !== schemaVersion) return new Set()
  const { types } = describeEntries(hashes)
  return new Set(Object.keys(types).filter((type) => types[type]?.digest === sealed.types[type]?.digest))
}

function* inGroups<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}

function problemIn(file: string, field: string, what: string): EntryFileError {
  return new EntryFileError(file, [{ field, line: 1, what }])
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
  const broken = (why: string, cause: unknown) =>
    new Error(
      `${file} is not as an export writes it. Restore it from git, or delete it and export with --full.\n  ${why}`,
      { cause },
    )
  let value: unknown
  try {
    value = JSON.parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    throw broken('It is not JSON.', cause)
  }
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw broken(faultsOf(result.error, value).join('\n  '), result.error)
}
