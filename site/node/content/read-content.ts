/** The content in memory. Every file is read, as only its bytes tell what is in it; one with the same bytes is not parsed again. */
import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { entryFile, readEntry } from '#content/format/entry-file.ts'
import { EntryFileError } from '#content/format/entry-file-error.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { type Claims, checkSnapshot, claimsOf } from '#content/snapshot/check.ts'
import { entriesFolder } from '#content/snapshot/files.ts'
import { readSettled, unfinishedSwap } from '#content/snapshot/settled.ts'
import type { Content } from '#site/loaders/source/create-source.ts'
import { readCacheFile, writeCacheFile } from '#site/node/cache-file.ts'
import { treeBelow } from '#site/node/files.ts'
import { sha256 } from '#site/node/hash.ts'
import type { Problem } from '#site/node/problems.ts'
import { placeInFile, problemsInProse } from '#site/node/prose/check-prose.ts'
import type { ProseStore } from '#site/node/prose/prose-store.ts'
import { digestOfManifests, type Manifests, readManifests } from './manifests.ts'
import { checkSeal } from './seal.ts'

export interface IndexedContent extends Content, Omit<Manifests, 'seal'> {
  readonly folder: string
  /** `<type>/<id>` → the entry's file, relative to the folder. */
  readonly files: ReadonlyMap<string, string>
  /** File → sha256 of its bytes. */
  readonly hashes: ReadonlyMap<string, string>
  readonly problems: readonly Problem[]
  /** Of all of it but the media. */
  readonly digest: string
}

interface Row {
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
  /** File → digest, of the entries that were last found to be as they were exported. */
  readonly sealed: Readonly<Record<string, string>>
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
  const stored = readCacheFile(cacheFile) as Stored | undefined
  const known = stored?.contract === contract ? stored : undefined
  const rows: Record<string, Row> = {}
  const hashes = new Map<string, string>()
  const unfinished = unfinishedSwap(folder)
  const problems: Problem[] = unfinished ? [{ what: unfinished.message, hint: unfinished.hint }] : []
  for (const [name, kind] of treeBelow(join(folder, entriesFolder))) {
    const file = `${entriesFolder}/${name}`
    if (kind === 'other') problems.push({ file, what: 'is no file', hint: 'Remove it.' })
    if (kind !== 'file') continue
    const bytes = readFileSync(join(folder, file))
    const hash = sha256(bytes)
    hashes.set(file, hash)
    try {
      const old = known?.rows[file]
      const row = old?.hash === hash ? old : rowOf(file, textOf(file, bytes), hash, prose)
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
  const claims = digestOf(rows, (row) => row.claims)
  if (known?.sound !== claims && problems.length === 0) problems.push(...unfitting(entries, files, folder, prose))
  const sound = problems.length === 0 ? claims : ''
  const { seal, ...manifests } = readManifests(folder, problems)
  const lastSealed = new Map(Object.entries(known?.sealed ?? {}))
  const checked = seal ? checkSeal(seal, hashes, lastSealed) : { problems: [], sealed: lastSealed }
  problems.push(...checked.problems)
  const isSame =
    known?.sound === sound &&
    Object.entries(rows).every(([file, row]) => known.rows[file] === row) &&
    checked.sealed.size === lastSealed.size &&
    [...checked.sealed].every(([file, hash]) => lastSealed.get(file) === hash)
  const sealed = Object.fromEntries(checked.sealed)
  if (!isSame) writeCacheFile(cacheFile, { contract, sound, sealed, rows: soundRows(rows) } satisfies Stored)
  const digest = sha256(JSON.stringify([...hashes, digestOfManifests(folder)]))
  return { folder, entries, linksInProse: prose.linksIn, files, hashes, ...manifests, problems, digest }
}

const soundRows = (rows: Readonly<Record<string, Row>>): Stored['rows'] =>
  Object.fromEntries(Object.entries(rows).filter(([, { problems }]) => problems.length === 0))

/** Bytes that are no UTF-8 would be shown as other text than what was reviewed. */
function textOf(file: string, bytes: Buffer): string {
  if (!isUtf8(bytes)) throw new EntryFileError(file, [{ field: '', line: 1, what: 'is not UTF-8' }])
  return bytes.toString()
}

function rowOf(file: string, source: string, hash: string, prose: ProseStore): Row {
  const entry = readEntry(file, source)
  const problems = problemsInProse(file, source, entry, prose)
  return { hash, claims: digestOfClaims(claimsOf(entry, prose.linksIn)), entry, problems }
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
