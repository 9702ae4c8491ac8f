/** What prose was compiled to, kept between builds in one file: a file for each text cost as much as to compile it. */
import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { ProseLink } from '#content/format/prose-links.ts'
import type { ProseTree } from '#content/format/prose-tree.ts'
import { sha256 } from '#content/snapshot/hash.ts'

/** Of a text that nothing is wrong with. */
export interface KeptProse {
  readonly tree: ProseTree
  readonly links: readonly ProseLink[]
}

/** Both as JSON behind its digest, each read only where it is asked for. */
interface Row {
  readonly tree: string
  readonly links: string
}

/** What is lost in a power cut is compiled again; a killed build loses nothing. */
const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = OFF;
  CREATE TABLE IF NOT EXISTS compiled
    (version TEXT, text TEXT, tree TEXT, links TEXT, PRIMARY KEY (version, text)) WITHOUT ROWID;
`

const mostUnwritten = 100

export class ProseCache {
  readonly #version: string
  readonly #database: DatabaseSync
  /** By digest of their text. */
  readonly #unwritten = new Map<string, Row>()
  /** Digests of what has been kept since; only where there was nothing before, as then most of what is looked for is not there. */
  readonly #all: Set<string> | undefined
  readonly #findTree: StatementSync
  readonly #findLinks: StatementSync
  readonly #insert: StatementSync

  /** @param version changes whenever the same text would give something else; what other versions left is removed. */
  constructor(file: string, version: string) {
    const database = open(file)
    this.#database = database
    this.#version = version
    this.#findTree = database.prepare('SELECT tree AS json FROM compiled WHERE version = ? AND text = ?')
    this.#findLinks = database.prepare('SELECT links AS json FROM compiled WHERE version = ? AND text = ?')
    this.#insert = database.prepare('INSERT OR REPLACE INTO compiled VALUES (?, ?, ?, ?)')
    database.prepare('DELETE FROM compiled WHERE version <> ?').run(version)
    this.#all = database.prepare('SELECT 1 FROM compiled LIMIT 1').get() ? undefined : new Set()
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

  /** Many are written at once, as each transaction costs more than a row; `write` is for the last of them. */
  keep(text: string, { tree, links }: KeptProse): void {
    const digest = sha256(text)
    this.#all?.add(digest)
    this.#unwritten.set(digest, { tree: sealed(tree), links: sealed(links) })
    if (this.#unwritten.size >= mostUnwritten) this.write()
  }

  write(): void {
    if (this.#unwritten.size === 0) return
    this.#database.exec('BEGIN IMMEDIATE')
    for (const [digest, { tree, links }] of this.#unwritten) this.#insert.run(this.#version, digest, tree, links)
    this.#database.exec('COMMIT')
    this.#unwritten.clear()
  }

  #json(text: string, find: StatementSync, part: keyof Row): string | undefined {
    const digest = sha256(text)
    if (this.#all?.has(digest) === false) return undefined
    const found = this.#unwritten.get(digest)?.[part] ?? find.get(this.#version, digest)?.['json']
    return found === undefined ? undefined : unsealed(String(found))
  }
}

const digestLength = 64

function sealed(value: unknown): string {
  const json = JSON.stringify(value)
  return sha256(json) + json
}

/** Nothing where it is not as it was kept: the text is compiled again then. */
function unsealed(text: string): string | undefined {
  const json = text.slice(digestLength)
  return text.startsWith(sha256(json)) ? json : undefined
}

/** A file that is none of ours, or torn, is replaced: it is only a cache. */
function open(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true })
  try {
    return prepared(file)
  } catch {
    for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true })
    return prepared(file)
  }
}

function prepared(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 10_000 })
  database.exec(schema)
  if (database.prepare('PRAGMA quick_check').get()?.['quick_check'] !== 'ok') throw new Error(`${file} is torn.`)
  return database
}
