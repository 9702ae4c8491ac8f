/** Reads a snapshot from disk. */
import { lstatSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type * as z from 'zod'
import { entryFile, readEntry } from '#content/format/entry-file.ts'
import { EntryFileError } from '#content/format/entry-file-error.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { manifestFile, revisionsFile, urlsFile } from './files.ts'
import { FolderError } from './folder-error.ts'
import { type Stranger, takeInventory } from './inventory.ts'
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
import { swapState, unfinishedSwap } from './settled.ts'

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
  /** The originals that are there, relative to the content folder. */
  readonly media: readonly string[]
  /** Entry files that cannot be read, with what is wrong. */
  readonly unreadable: readonly EntryFileError[]
  /** Entry files of entries that stand in another file too, or belong into one. */
  readonly surplus: readonly EntryFileError[]
  /** What stands beside the files of the snapshot and is none. */
  readonly strangers: readonly Stranger[]
}

/**
 * The snapshot in a folder; an empty one where there is none yet. Reads again when an export put a new one there meanwhile.
 *
 * @throws FolderError when a swap is unfinished: files of two snapshots may stand side by side then.
 */
export async function loadSnapshot(folder: string): Promise<Snapshot> {
  const before = swapState(folder)
  const unfinished = unfinishedSwap(folder)
  if (unfinished) throw unfinished
  try {
    const snapshot = await readSnapshot(folder)
    if (swapState(folder) === before) return snapshot
  } catch (error) {
    if (swapState(folder) === before) throw error
  }
  return loadSnapshot(folder)
}

async function readSnapshot(folder: string): Promise<Snapshot> {
  const { entries: files, media, strangers } = takeInventory(folder)
  const described = {
    manifest: readJson(folder, manifestFile, manifest),
    urls: readJson(folder, urlsFile, urls) ?? {},
    revisions: readJson(folder, revisionsFile, revisions) ?? { revisions: {}, waiting: {} },
  }
  // Not in one go: an export asks the CMS meanwhile.
  const sources = new Map<string, string>()
  for (const group of inGroups(files, 200)) {
    const texts = await Promise.all(group.map((file) => readFile(join(folder, file), 'utf8')))
    for (const [index, file] of group.entries()) sources.set(file, texts[index] ?? '')
  }
  const hashes = new Map([...sources].map(([file, source]) => [file, sha256(source)]))
  const intact = intactTypes(described.manifest, hashes)
  const entries = new Map<string, StoredEntry>()
  const [unreadable, surplus]: [EntryFileError[], EntryFileError[]] = [[], []]
  for (const [file, source] of sources) {
    try {
      const stored = storedEntry(folder, file, source, {
        hash: hashes.get(file) ?? '',
        intact: intact.has(file.split('/')[1] ?? ''),
      })
      const twin = entries.get(stored.key)
      if (twin) surplus.push(problemIn(file, 'id', `${twin.file} has the same id`))
      else if (stored.named !== file) surplus.push(problemIn(file, '', `should be named ${stored.named}`))
      else entries.set(stored.key, stored)
    } catch (error) {
      if (!(error instanceof EntryFileError)) throw error
      unreadable.push(error)
    }
  }
  return { folder, entries, intact, media, unreadable, surplus, strangers, ...described }
}

/** What the writer puts first into every file, MDX or JSON: enough to know an entry without parsing it. */
const head =
  /^(?:---\ntype: ([A-Za-z]+)\nid: '?([a-z0-9-]+)'?\n|\{\n {2}"type": "([A-Za-z]+)",\n {2}"id": "([a-z0-9-]+)")/

/**
 * An entry with its key and the file that it belongs into.
 *
 * @param intact whether the file is known to be as it was written: then it was valid when it was written.
 */
function storedEntry(
  folder: string,
  file: string,
  source: string,
  { hash, intact }: { hash: string; intact: boolean },
): StoredEntry & { readonly key: string; readonly named: string } {
  const [, mdxType, mdxId, jsonType, jsonId] = (intact && head.exec(source)) || []
  const key = mdxType ? `${mdxType}/${mdxId}` : jsonType ? `${jsonType}/${jsonId}` : undefined
  if (key) return new LazyEntry(folder, file, hash, key)
  const entry = readEntry(file, source)
  return { key: `${entry.type}/${entry.id}`, named: entryFile(entry), entry, file, hash }
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

  get named(): string {
    return this.file
  }

  get entry(): Entry {
    this.#entry ??= this.#read()
    return this.#entry
  }

  /** Without the lock, an export can have replaced the file since. */
  #read(): Entry {
    const source = readFileSync(join(this.#folder, this.file), 'utf8')
    if (sha256(source) !== this.hash)
      throw new FolderError(`${this.file} was changed while the snapshot was in use.`, 'Start again.')
    return readEntry(this.file, source)
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

/** The addresses of the past stand nowhere else; all the rest an export can make anew. */
const mending: Readonly<Record<string, string>> = {
  [urlsFile]: 'Restore it from git: nothing else knows the addresses that pages had before they moved.',
  [manifestFile]:
    'Restore it from git, or delete it and export with --full, and with --as-of if the clock shall not move.',
  [revisionsFile]: 'Restore it from git, or delete it and export with --full.',
}

function readJson<S extends z.ZodType>(folder: string, file: string, schema: S): z.output<S> | undefined {
  const path = join(folder, file)
  // Whatever else bears the name is a stranger.
  if (!lstatSync(path, { throwIfNoEntry: false })?.isFile()) return undefined
  const broken = (why: string, cause: unknown) =>
    new FolderError(`${file} is not as an export writes it: ${why}`, mending[file] ?? '', { cause })
  let value: unknown
  try {
    value = JSON.parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    throw broken('it is not JSON.', cause)
  }
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw broken(faultsOf(result.error, value).join('\n  '), result.error)
}
