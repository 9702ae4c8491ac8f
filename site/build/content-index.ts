/**
 * The content in memory, read as little as possible: a file whose size and time of change are those of the last build is
 * not read, one whose bytes are the same is not parsed.
 */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { entryFile, readEntry } from '#content/format/entry-file.ts'
import { EntryFileError } from '#content/format/entry-file-error.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { checkSnapshot, claimsOf } from '#content/snapshot/check.ts'
import { entriesFolder, mediaFolder } from '#content/snapshot/files.ts'
import { readSettled, unfinishedSwap } from '#content/snapshot/settled.ts'
import type { Content } from '../data/from-content.ts'
import { digestOfManifests, type Manifests, readManifests } from './content-manifests.ts'
import { filesBelow, listing, readJson, writeFile } from './files.ts'
import { sha256 } from './hash.ts'
import type { Problem } from './problems.ts'

export interface IndexedContent extends Content, Manifests {
  readonly folder: string
  /** `<type>/<id>` → the entry's file, relative to the folder. */
  readonly files: ReadonlyMap<string, string>
  /** File → sha256 of its bytes. */
  readonly hashes: ReadonlyMap<string, string>
  readonly problems: readonly Problem[]
  /** Of all of it, the media by their names and sizes. */
  readonly digest: string
}

interface Row {
  readonly time: number
  readonly size: number
  readonly hash: string
  /** Digest of what decides whether it fits to the others. */
  readonly claims: string
  readonly entry: Entry
}

interface Stored {
  readonly contract: string
  /** Of what the entries claimed that were last found to fit together. */
  readonly sound: string
  readonly rows: Readonly<Record<string, Row>>
}

interface Options {
  readonly folder: string
  /** Where the index is kept between builds. */
  readonly cacheFile: string
  readonly contract: string
}

export const readContent = (options: Options): IndexedContent => readSettled(options.folder, () => readOnce(options))

function readOnce({ folder, cacheFile, contract }: Options): IndexedContent {
  const stored = readJson(cacheFile) as Stored | undefined
  const known = stored?.contract === contract ? stored : undefined
  const rows: Record<string, Row> = {}
  const unfinished = unfinishedSwap(folder)
  const problems: Problem[] = unfinished ? [{ what: unfinished.message, hint: unfinished.hint }] : []
  for (const name of filesBelow(join(folder, entriesFolder))) {
    const file = `${entriesFolder}/${name}`
    try {
      rows[file] = readRow(folder, file, known?.rows[file])
    } catch (error) {
      if (!(error instanceof EntryFileError)) throw error
      problems.push(
        ...error.issues.map(({ field, line, what }) => ({ file, line, what: field ? `${field}: ${what}` : what })),
      )
    }
  }
  const { entries, files } = byKey(rows, problems)
  const digest = digestOf(rows, ({ hash }) => hash)
  const claims = digestOf(rows, (row) => row.claims)
  if (known?.sound !== claims && problems.length === 0) problems.push(...unfitting(entries, files))
  const sound = problems.length === 0 ? claims : ''
  const isNews = known?.sound !== sound || Object.entries(rows).some(([file, row]) => known.rows[file] !== row)
  if (isNews) writeFile(cacheFile, JSON.stringify({ contract, sound, rows } satisfies Stored))
  return {
    folder,
    entries,
    files,
    hashes: new Map(Object.entries(rows).map(([file, { hash }]) => [file, hash])),
    ...readManifests(folder, problems),
    problems,
    digest: sha256(JSON.stringify([digest, digestOfManifests(folder), listing(join(folder, mediaFolder)).digest])),
  }
}

function readRow(folder: string, file: string, known: Row | undefined): Row {
  const path = join(folder, file)
  const { mtimeMs: time, size } = statSync(path)
  if (known && known.time === time && known.size === size) return known
  const source = readFileSync(path, 'utf8')
  const hash = sha256(source)
  if (known?.hash === hash) return { ...known, time, size }
  const entry = readEntry(file, source)
  return { time, size, hash, claims: sha256(JSON.stringify(claimsOf(entry))), entry }
}

const digestOf = (rows: Readonly<Record<string, Row>>, part: (row: Row) => string): string =>
  sha256(
    Object.entries(rows)
      .map(([file, row]) => `${file} ${part(row)}`)
      .join('\n'),
  )

function byKey(rows: Readonly<Record<string, Row>>, problems: Problem[]) {
  const entries = new Map<string, Entry>()
  const files = new Map<string, string>()
  for (const [file, { entry }] of Object.entries(rows)) {
    const key = `${entry.type}/${entry.id}`
    const twin = files.get(key)
    if (twin) problems.push({ file, line: 1, what: `has the same id as ${twin}` })
    if (entryFile(entry) !== file) problems.push({ file, line: 1, what: `should be named ${entryFile(entry)}` })
    entries.set(key, entry)
    files.set(key, file)
  }
  return { entries, files }
}

function unfitting(entries: ReadonlyMap<string, Entry>, files: ReadonlyMap<string, string>): Problem[] {
  return checkSnapshot(entries).map(({ entry, field, what, hint }) => {
    const file = files.get(entry)
    return { what: field ? `${field}: ${what}` : what, hint, ...(file ? { file, line: 1 } : {}) }
  })
}
