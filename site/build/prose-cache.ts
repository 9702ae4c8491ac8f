/** Trees of prose, kept between builds in one file: a file for each cost as much to write as its text to compile. */
import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Tree } from '../mdx/tree.ts'
import { sha256 } from './hash.ts'

/** What is lost in a power cut is compiled again; a killed build loses nothing. */
const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = OFF;
  CREATE TABLE IF NOT EXISTS prose (version TEXT, text TEXT, tree TEXT, PRIMARY KEY (version, text)) WITHOUT ROWID;
`

const mostUnwritten = 100

export class ProseCache {
  readonly #version: string
  readonly #database: DatabaseSync
  /** By digest of their text. */
  readonly #unwritten = new Map<string, string>()
  /** Digests of what has been kept since; only where there was nothing before, as then most of what is looked for is not there. */
  readonly #all: Set<string> | undefined
  readonly #find: StatementSync
  readonly #insert: StatementSync

  /** @param version changes whenever the same text would give another tree; what other versions left is removed. */
  constructor(file: string, version: string) {
    const database = open(file)
    this.#database = database
    this.#version = version
    this.#find = database.prepare('SELECT tree FROM prose WHERE version = ? AND text = ?')
    this.#insert = database.prepare('INSERT OR REPLACE INTO prose VALUES (?, ?, ?)')
    database.prepare('DELETE FROM prose WHERE version <> ?').run(version)
    this.#all = database.prepare('SELECT 1 FROM prose LIMIT 1').get() ? undefined : new Set()
  }

  find(text: string): Tree | undefined {
    const digest = sha256(text)
    if (this.#all?.has(digest) === false) return undefined
    const json = this.#unwritten.get(digest) ?? this.#find.get(this.#version, digest)?.['tree']
    return json === undefined ? undefined : (JSON.parse(String(json)) as Tree)
  }

  /** Many are written at once, as each transaction costs more than a row; `write` is for the last of them. */
  keep(text: string, tree: Tree): void {
    const digest = sha256(text)
    this.#all?.add(digest)
    this.#unwritten.set(digest, JSON.stringify(tree))
    if (this.#unwritten.size >= mostUnwritten) this.write()
  }

  write(): void {
    if (this.#unwritten.size === 0) return
    this.#database.exec('BEGIN IMMEDIATE')
    for (const [digest, tree] of this.#unwritten) this.#insert.run(this.#version, digest, tree)
    this.#database.exec('COMMIT')
    this.#unwritten.clear()
  }
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
  return database
}
