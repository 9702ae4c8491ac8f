/** The content in memory. Every file is read, as only its bytes tell what is in it; one with the same bytes is not parsed again. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { typeNamedBy } from '#content/format/entry-file.ts'
import { type Problem, ProblemError } from '#content/format/problem.ts'
import { entryKey } from '#content/schema/entry-key.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { ownValue } from '#content/schema/own-value.ts'
import { readConsistentlySync, unfinishedSwap } from '#content/snapshot/consistent-read.ts'
import { entriesFolder } from '#content/snapshot/files.ts'
import { sha256 } from '#content/snapshot/hash.ts'
import { itemsOf, problemOfForeignFile } from '#content/snapshot/inventory.ts'
import type { LinksInProse } from '#content/snapshot/links.ts'
import { type Manifests, readManifests } from '#content/snapshot/read-manifests.ts'
import { misplacement } from '#content/snapshot/stored-entry.ts'
import type { Content } from '#site/loaders/source/create-source.ts'
import type { ProseStore } from '#site/node/prose/prose-store.ts'
import { checkEntries } from './check-entries.ts'
import { type ContentIndex, loadIndex, type Rows, saveIndex } from './content-index.ts'
import { type Row, rowOf } from './entry-row.ts'
import { readSales } from './read-sales.ts'
import { checkManifests } from './seal.ts'

export interface IndexedContent extends Content, Pick<Manifests, 'urls'> {
  readonly linksInProse: LinksInProse
  /** `<type>/<id>` → its revision: `content/snapshot/revision.ts`. */
  readonly revisions: Readonly<Record<string, string>>
  readonly folder: string
  /** `<type>/<id>` → the entry's file, relative to the folder. */
  readonly files: ReadonlyMap<string, string>
  /** File → sha256 of its bytes. */
  readonly hashes: ReadonlyMap<string, string>
  readonly problems: readonly Problem[]
  /** Digest of all of it but the media. */
  readonly digest: string
}

interface Options {
  readonly folder: string
  /** The file that keeps the index between builds. */
  readonly cacheFile: string
  readonly contract: string
  readonly prose: ProseStore
  /** File → what another thread has read of it. */
  readonly ahead?: ReadonlyMap<string, Row>
}

export const readContent = (options: Options): IndexedContent =>
  readConsistentlySync(options.folder, () => readOnce(options))

function readOnce(options: Options): IndexedContent {
  const { folder, cacheFile, contract, prose } = options
  const known = loadIndex(cacheFile, contract)
  const inSwap = unfinishedSwap(folder)?.problems ?? []
  const { rows, hashes: entryHashes, problems: inRows } = readRows(options, known)
  const { entries, files, problems: misplaced } = indexEntries(rows)
  const { files: salesHashes, problems: inSales, missing, ...ticketing } = readSales(folder, (key) => entries.has(key))
  prose.write()
  const unreadable = [...inSwap, ...inRows, ...misplaced]
  // An entry that cannot be read would be named again by all that refer to it.
  const { validated, problems: inEntries } =
    unreadable.length > 0
      ? { validated: '', problems: unreadable }
      : checkEntries({ folder, rows, entries, files, prose }, known?.validated)
  const dangling = unreadable.length > 0 ? [] : missing
  const hashes = new Map([...entryHashes, ...salesHashes])
  const manifests = readManifests(folder)
  const lastSealed = new Map(Object.entries(known?.sealed ?? {}))
  const { sealed, problems: unsealed } = checkManifests(manifests, hashes, lastSealed)
  saveIndex(cacheFile, { contract, validated, sealed: Object.fromEntries(sealed), rows }, known)
  return {
    folder,
    entries,
    ticketing,
    files,
    hashes,
    linksInProse: prose.linksIn,
    asOf: manifests.manifest?.asOf ?? '1970-01-01T00:00:00Z',
    urls: manifests.urls,
    revisions: manifests.revisions.revisions,
    problems: [...inEntries, ...inSales, ...dangling, ...unsealed],
    digest: sha256(JSON.stringify([...hashes, manifests.digest])),
  }
}

interface ReadRows {
  /** Rows of the files that are entries. */
  readonly rows: Rows
  /** File → sha256, of all files that are named as an entry is. */
  readonly hashes: ReadonlyMap<string, string>
  readonly problems: readonly Problem[]
}

function readRows({ folder, prose, ahead }: Options, known: ContentIndex | undefined): ReadRows {
  const rows: Record<string, Row> = {}
  const hashes = new Map<string, string>()
  const problems: Problem[] = []
  for (const { file, kind } of itemsOf(folder, entriesFolder)) {
    const isNamed = typeNamedBy(file) !== undefined
    if (kind === 'folder' && !isNamed) continue
    if (kind !== 'file' || !isNamed) {
      problems.push(problemOfForeignFile({ file, kind }))
      continue
    }
    const bytes = readFileSync(join(folder, file))
    const hash = sha256(bytes)
    hashes.set(file, hash)
    try {
      const old = ownValue(known?.rows ?? {}, file) ?? ahead?.get(file)
      const row = old?.hash === hash ? old : rowOf(file, bytes, hash, prose)
      rows[file] = row
      problems.push(...row.problems)
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      problems.push(...error.problems)
    }
  }
  return { rows, hashes, problems }
}

interface EntryIndex extends Pick<IndexedContent, 'entries' | 'files'> {
  /** Entries that share their id with another entry, or whose file has the name of another. */
  readonly problems: readonly Problem[]
}

function indexEntries(rows: Rows): EntryIndex {
  const entries = new Map<string, Entry>()
  const files = new Map<string, string>()
  const problems: Problem[] = []
  for (const [file, { entry }] of Object.entries(rows)) {
    const key = entryKey(entry)
    const problem = misplacement(file, entry, files.get(key))
    if (problem) problems.push(problem)
    entries.set(key, entry)
    files.set(key, file)
  }
  return { entries, files, problems }
}
