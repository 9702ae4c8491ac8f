/** The content in memory. Every file is read, as only its bytes tell what is in it; one with the same bytes is not parsed again. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Problem, ProblemError } from '#content/format/problem.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { checkSnapshot } from '#content/snapshot/check.ts'
import { readConsistentlySync, unfinishedSwap } from '#content/snapshot/consistent-read.ts'
import { entriesFolder, manifestFile } from '#content/snapshot/files.ts'
import { sha256 } from '#content/snapshot/hash.ts'
import { listTree } from '#content/snapshot/list-tree.ts'
import { type Manifests, readManifests, restoreHints } from '#content/snapshot/read-manifests.ts'
import { misplacement } from '#content/snapshot/stored-entry.ts'
import type { Content } from '#site/loaders/source/create-source.ts'
import { readCacheFile, writeCacheFile } from '#site/node/cache-file.ts'
import { placeInFile } from '#site/node/prose/check-prose.ts'
import type { ProseStore } from '#site/node/prose/prose-store.ts'
import { type Row, rowOf } from './entry-row.ts'
import { readSales } from './read-sales.ts'
import { checkSeal } from './seal.ts'

export interface IndexedContent extends Content, Pick<Manifests, 'urls'> {
  /** `<type>/<id>` → when the CMS last changed it. */
  readonly revisions: Readonly<Record<string, string>>
  readonly folder: string
  /** `<type>/<id>` → the entry's file, relative to the folder. */
  readonly files: ReadonlyMap<string, string>
  /** File → sha256 of its bytes. */
  readonly hashes: ReadonlyMap<string, string>
  readonly problems: readonly Problem[]
  /** Of all of it but the media. */
  readonly digest: string
}

interface Stored {
  readonly contract: string
  /** Of the constraints of the entries that were last found to fit together. */
  readonly validated: string
  /** File → digest, of those that were last found to be as they were exported. */
  readonly sealed: Readonly<Record<string, string>>
  readonly rows: Readonly<Record<string, Row>>
}

interface Options {
  readonly folder: string
  /** Where the index is kept between builds. */
  readonly cacheFile: string
  readonly contract: string
  readonly prose: ProseStore
  /** What other threads have read, by file. */
  readonly ahead?: ReadonlyMap<string, Row>
}

export const readContent = (options: Options): IndexedContent =>
  readConsistentlySync(options.folder, () => readOnce(options))

function readOnce({ folder, cacheFile, contract, prose, ahead }: Options): IndexedContent {
  const stored = readCacheFile(cacheFile) as Stored | undefined
  const known = stored?.contract === contract ? stored : undefined
  const rows: Record<string, Row> = {}
  const hashes = new Map<string, string>()
  const problems: Problem[] = [...(unfinishedSwap(folder)?.problems ?? [])]
  for (const [name, kind] of listTree(join(folder, entriesFolder))) {
    const file = `${entriesFolder}/${name}`
    if (kind === 'link' || kind === 'device') problems.push({ file, message: 'is no file', hint: 'Remove it.' })
    if (kind !== 'file') continue
    const bytes = readFileSync(join(folder, file))
    const hash = sha256(bytes)
    hashes.set(file, hash)
    try {
      const old = known?.rows[file] ?? ahead?.get(file)
      const row = old?.hash === hash ? old : rowOf(file, bytes, hash, prose)
      rows[file] = row
      problems.push(...row.problems)
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      problems.push(...error.problems)
    }
  }
  const { entries, files } = byKey(rows, problems)
  const { files: salesHashes, problems: salesProblems, ...ticketing } = readSales(folder, (key) => entries.has(key))
  for (const [file, hash] of salesHashes) hashes.set(file, hash)
  prose.write()
  const constraints = digestOf(rows, (row) => row.constraints)
  if (known?.validated !== constraints && problems.length === 0)
    problems.push(...inconsistent(entries, files, folder, prose))
  const validated = problems.length === 0 ? constraints : ''
  problems.push(...salesProblems)
  const { manifest, urls, revisions, ...manifests } = readManifests(folder)
  problems.push(...manifests.problems)
  if (!manifest && manifests.problems.every(({ file }) => file !== manifestFile))
    problems.push({ file: manifestFile, message: 'is missing', hint: restoreHints[manifestFile] })
  const lastSealed = new Map(Object.entries(known?.sealed ?? {}))
  const checked = manifest ? checkSeal(manifest, hashes, lastSealed) : { problems: [], sealed: lastSealed }
  problems.push(...checked.problems)
  const isSame =
    known?.validated === validated &&
    Object.entries(rows).every(([file, row]) => known.rows[file] === row) &&
    checked.sealed.size === lastSealed.size &&
    [...checked.sealed].every(([file, hash]) => lastSealed.get(file) === hash)
  const sealed = Object.fromEntries(checked.sealed)
  if (!isSame) writeCacheFile(cacheFile, { contract, validated, sealed, rows: validRows(rows) } satisfies Stored)
  return {
    folder,
    entries,
    ticketing,
    files,
    hashes,
    linksInProse: prose.linksIn,
    asOf: manifest?.asOf ?? '1970-01-01T00:00:00Z',
    urls,
    revisions: revisions.revisions,
    problems,
    digest: sha256(JSON.stringify([...hashes, manifests.digest])),
  }
}

const validRows = (rows: Readonly<Record<string, Row>>): Stored['rows'] =>
  Object.fromEntries(Object.entries(rows).filter(([, { problems }]) => problems.length === 0))

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
    const problem = misplacement(file, entry, files.get(key))
    if (problem) problems.push(problem)
    entries.set(key, entry)
    files.set(key, file)
  }
  return { entries, files }
}

/** With the file of the entry, and the place in it. */
function inconsistent(
  entries: ReadonlyMap<string, Entry>,
  files: ReadonlyMap<string, string>,
  folder: string,
  prose: ProseStore,
): Problem[] {
  return checkSnapshot(entries, prose.linksIn).map(({ missing: _, line, column, ...problem }) => {
    const [entry, file] = [entries.get(problem.entry), files.get(problem.entry)]
    if (!entry || file === undefined) return problem
    const point = line && column ? { line, column } : undefined
    return { ...problem, file, ...placeInFile(readFileSync(join(folder, file), 'utf8'), entry, problem.field, point) }
  })
}
