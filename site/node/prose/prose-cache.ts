/** Compiled prose, cached between builds in one SQLite file: a file for each text cost as much as compiling the text. */
import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { ProseLink } from '#content/format/prose/prose-links.ts'
import type { ProseTree } from '#content/format/prose/prose-tree.ts'
import { sha256 } from '#content/snapshot/hash.ts'

/** Hexadecimal digits of a sha256. */
const digestLength = 64

/** Compiled from a text without problems. */
export interface CachedProse {
  readonly tree: ProseTree
  readonly links: readonly ProseLink[]
}

/** A text's digest, and columns, each JSON behind its digest. */
export interface ProseRow {
  readonly text: string
  readonly tree: string
  readonly links: string
}

/** The row in which compiled prose is kept: the same in whatever thread it was compiled. */
export const proseRow = (text: string, { tree, links }: CachedProse): ProseRow => ({
  text: sha256(text),
  tree: withDigest(tree),
  links: withDigest(links),
})

/** @param row just made: its digest is not asked again. */
export const linksOfRow = ({ links }: Pick<ProseRow, 'links'>): readonly ProseLink[] =>
  JSON.parse(links.slice(digestLength)) as readonly ProseLink[]

/**
 * Without `synchronous`, a power cut may lose rows, which are compiled again; a killed build loses none. The table has rowids, as
 * SQLite advises for rows of several KB: in the tree of their keys they took three times as long to write and to find.
 */
const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = OFF;
  CREATE TABLE IF NOT EXISTS compiled (version TEXT, text TEXT, tree TEXT, links TEXT, PRIMARY KEY (version, text));
`

/** Rows written in one transaction. */
const batchSize = 100

export class ProseCache {
  readonly #version: string
  readonly #database: DatabaseSync
  /** Rows that are not written yet, by the digest of their text. */
  readonly #unwritten = new Map<string, ProseRow>()
  readonly #findTree: StatementSync
  readonly #findLinks: StatementSync
  readonly #insert: StatementSync

  /** @param version changes whenever the same text would compile to something else. Rows of other versions are removed. */
  constructor(file: string, version: string) {
    const database = open(file)
    this.#database = database
    this.#version = version
    this.#findTree = database.prepare('SELECT tree AS json FROM compiled WHERE version = ? AND text = ?')
    this.#findLinks = database.prepare('SELECT links AS json FROM compiled WHERE version = ? AND text = ?')
    this.#insert = database.prepare('INSERT OR REPLACE INTO compiled VALUES (?, ?, ?, ?)')
    database.prepare('DELETE FROM compiled WHERE version <> ?').run(version)
  }

  has(text: string): boolean {
    return this.#json(text, this.#findLinks, 'links') !== undefined
  }

  findTree(text: string): ProseTree | undefined {
    const json = this.#json(text, this.#findTree, 'tree')
    return json === undefined ? undefined : (JSON.parse(json) as ProseTree)
  }

  findLinks(text: string): readonly ProseLink[] | undefined {
    const json = this.#json(text, this.#findLinks, 'links')
    return json === undefined ? undefined : (JSON.parse(json) as readonly ProseLink[])
  }

  /** Rows are written in batches, as a transaction costs more than a row. `write` writes the last batch. */
  keep(row: ProseRow): void {
    this.#unwritten.set(row.text, row)
    if (this.#unwritten.size >= batchSize) this.write()
  }

  write(): void {
    if (this.#unwritten.size === 0) return
    this.#database.exec('BEGIN IMMEDIATE')
    for (const { text, tree, links } of this.#unwritten.values()) this.#insert.run(this.#version, text, tree, links)
    this.#database.exec('COMMIT')
    this.#unwritten.clear()
  }

  #json(text: string, find: StatementSync, part: 'tree' | 'links'): string | undefined {
    const digest = sha256(text)
    const found = this.#unwritten.get(digest)?.[part] ?? find.get(this.#version, digest)?.['json']
    return found === undefined ? undefined : verified(String(found))
  }
}

function withDigest(value: unknown): string {
  const json = JSON.stringify(value)
  return sha256(json) + json
}

/** Undefined where the JSON does not have its digest: the text is compiled again then. */
function verified(text: string): string | undefined {
  const json = text.slice(digestLength)
  return text.startsWith(sha256(json)) ? json : undefined
}

/** Replaces what is torn, no database of ours, or no file at all. */
function open(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true })
  try {
    return prepared(file)
  } catch {
    for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { recursive: true, force: true })
    return prepared(file)
  }
}

function prepared(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 10_000 })
  database.exec(schema)
  if (database.prepare('PRAGMA quick_check').get()?.['quick_check'] !== 'ok') throw new Error(`${file} is torn.`)
  return database
}
