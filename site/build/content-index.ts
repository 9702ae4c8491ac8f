/**
 * The content in memory, read as little as possible: a file whose size and time of change are those of the last build is
 * not read, one whose bytes are the same is not parsed.
 */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { entryFile, readEntry } from '#content/format/entry-file.ts'
import { EntryFileError } from '#content/format/entry-file-error.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { type Claims, checkSnapshot, claimsOf } from '#content/snapshot/check.ts'
import { entriesFolder, mediaFolder } from '#content/snapshot/files.ts'
import { readSettled, unfinishedSwap } from '#content/snapshot/settled.ts'
import type { Content } from '../data/from-content.ts'
import { placeInFile, problemsInProse } from './check-prose.ts'
import { digestOfManifests, type Manifests, readManifests } from './content-manifests.ts'
import { filesBelow, listing, readJson, writeFile } from './files.ts'
import { sha256 } from './hash.ts'
import type { Problem } from './problems.ts'
import type { ProseStore } from './prose.ts'

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
  /** A row that has any is not kept: the next build names them again. */
  readonly problems: readonly Problem[]
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
  readonly prose: ProseStore
}

export const readContent = (options: Options): IndexedContent => readSettled(options.folder, () => readOnce(options))

function readOnce({ folder, cacheFile, contract, prose }: Options): IndexedContent {
  const stored = readJson(cacheFile) as Stored | undefined
  const known = stored?.contract === contract ? stored : undefined
  const rows: Record<string, Row> = {}
  const unfinished = unfinishedSwap(folder)
  const problems: Problem[] = unfinished ? [{ what: unfinished.message, hint: unfinished.hint }] : []
  for (const name of filesBelow(join(folder, entriesFolder))) {
    const file = `${entriesFolder}/${name}`
    try {
      const row = readRow(folder, file, known?.rows[file], prose)
      rows[file] = row
      problems.push(...row.problems)
    } catch (error) {
      if (!(error instanceof EntryFileError)) throw error
      problems.push(
        ...error.issues.map(({ field, line, what }) => ({ file, line, what: field ? `${field}: ${what}` : what })),
      )
    }
  }
  const { entries, files } = byKey(rows, problems)
  prose.write()
  const digest = digestOf(rows, ({ hash }) => hash)
  const claims = digestOf(rows, (row) => row.claims)
  if (known?.sound !== claims && problems.length === 0) problems.push(...unfitting(entries, files, folder, prose))
  const sound = problems.length === 0 ? claims : ''
  const isNews = known?.sound !== sound || Object.entries(rows).some(([file, row]) => known.rows[file] !== row)
  if (isNews) writeFile(cacheFile, JSON.stringify({ contract, sound, rows: soundRows(rows) } satisfies Stored))
  return {
    folder,
    entries,
    linksInProse: prose.linksIn,
    files,
    hashes: new Map(Object.entries(rows).map(([file, { hash }]) => [file, hash])),
    ...readManifests(folder, problems),
    problems,
    digest: sha256(JSON.stringify([digest, digestOfManifests(folder), listing(join(folder, mediaFolder)).digest])),
  }
}

const soundRows = (rows: Readonly<Record<string, Row>>): Stored['rows'] =>
  Object.fromEntries(Object.entries(rows).filter(([, { problems }]) => problems.length === 0))

function readRow(folder: string, file: string, known: Row | undefined, prose: ProseStore): Row {
  const path = join(folder, file)
  const { mtimeMs: time, size } = statSync(path)
  if (known && known.time === time && known.size === size) return known
  const source = readFileSync(path, 'utf8')
  const hash = sha256(source)
  if (known?.hash === hash) return { ...known, time, size }
  const entry = readEntry(file, source)
  const problems = problemsInProse(file, source, entry, prose)
  return { time, size, hash, claims: digestOfClaims(claimsOf(entry, prose.linksIn)), entry, problems }
}

/** Without the places of links, which change with every word before them. */
const digestOfClaims = (claims: Claims): string =>
  sha256(JSON.stringify(claims, (name, value) => (name === 'place' ? undefined : value)))

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

function unfitting(
  entries: ReadonlyMap<string, Entry>,
  files: ReadonlyMap<string, string>,
  folder: string,
  prose: ProseStore,
): Problem[] {
  return checkSnapshot(entries, prose.linksIn).map(({ entry: key, field, place, what, hint }) => {
    const [entry, file] = [entries.get(key), files.get(key)]
    const said = { what: field ? `${field}: ${what}` : what, hint }
    if (!entry || file === undefined) return said
    return { file, ...placeInFile(readFileSync(join(folder, file), 'utf8'), entry, field, place), ...said }
  })
}
