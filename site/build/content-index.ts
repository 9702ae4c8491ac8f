/**
 * The content in memory, read as little as possible: a file whose size and time of change are those of the last build is
 * not read, one whose bytes are the same is not parsed.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { entryFile, readEntry } from '#content/format/entry-file.ts'
import { EntryFileError } from '#content/format/entry-file-error.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { checkSnapshot } from '#content/snapshot/check.ts'
import { entriesFolder, manifestFile, revisionsFile, urlsFile } from '#content/snapshot/files.ts'
import { manifest, revisions, urls } from '#content/snapshot/manifest.ts'
import { finishSwap } from '#content/snapshot/swap.ts'
import type { Content } from '../data/from-content.ts'
import { filesBelow, readJson, writeFile } from './files.ts'
import { sha256 } from './hash.ts'
import type { Problem } from './problems.ts'

export interface IndexedContent extends Content {
  readonly folder: string
  /** `<type>/<id>` → the entry's file, relative to the folder. */
  readonly files: ReadonlyMap<string, string>
  /** File → sha256 of its bytes. */
  readonly hashes: ReadonlyMap<string, string>
  /** `<type>/<id>` → every path it ever had, the present one last. */
  readonly urls: Readonly<Record<string, readonly string[]>>
  /** `<type>/<id>` → when the CMS last changed it. */
  readonly revisions: Readonly<Record<string, string>>
  readonly problems: readonly Problem[]
}

interface Row {
  readonly time: number
  readonly size: number
  readonly hash: string
  readonly entry: Entry
}

interface Stored {
  readonly contract: string
  /** Of the entries that were last found to fit together. */
  readonly sound: string
  readonly rows: Readonly<Record<string, Row>>
}

interface Options {
  readonly folder: string
  /** Where the index is kept between builds. */
  readonly cacheFile: string
  readonly contract: string
}

export function readContent({ folder, cacheFile, contract }: Options): IndexedContent {
  finishSwap(folder)
  const stored = readJson(cacheFile) as Stored | undefined
  const known = stored?.contract === contract ? stored : undefined
  const rows: Record<string, Row> = {}
  const problems: Problem[] = []
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
  const digest = sha256(
    Object.entries(rows)
      .map(([file, { hash }]) => `${file} ${hash}`)
      .join('\n'),
  )
  if (known?.sound !== digest && problems.length === 0) problems.push(...unfitting(entries, files))
  const sound = problems.length === 0 ? digest : ''
  writeFile(cacheFile, JSON.stringify({ contract, sound, rows } satisfies Stored))
  return {
    folder,
    entries,
    files,
    hashes: new Map(Object.entries(rows).map(([file, { hash }]) => [file, hash])),
    ...readManifests(folder, problems),
    problems,
  }
}

function readRow(folder: string, file: string, known: Row | undefined): Row {
  const path = join(folder, file)
  const { mtimeMs: time, size } = statSync(path)
  if (known && known.time === time && known.size === size) return known
  const source = readFileSync(path, 'utf8')
  const hash = sha256(source)
  const entry = known?.hash === hash ? known.entry : readEntry(file, source)
  return { time, size, hash, entry }
}

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

function readManifests(folder: string, problems: Problem[]): Pick<IndexedContent, 'asOf' | 'urls' | 'revisions'> {
  const read = (file: string) => readJson(join(folder, file))
  const seal = manifest.safeParse(read(manifestFile))
  if (!seal.success) {
    const hint = 'Restore it from git, or run npm run export.'
    problems.push({ file: manifestFile, what: 'is missing or not as an export writes it', hint })
  }
  return {
    asOf: seal.data?.asOf ?? '1970-01-01T00:00:00Z',
    urls: existsSync(join(folder, urlsFile)) ? urls.parse(read(urlsFile)) : {},
    revisions: existsSync(join(folder, revisionsFile)) ? revisions.parse(read(revisionsFile)).revisions : {},
  }
}
