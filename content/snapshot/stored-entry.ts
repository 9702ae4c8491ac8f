/** An entry as its file holds it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { entryFile, readEntry } from '#content/format/entry-file.ts'
import { type Problem, ProblemError } from '#content/format/problem.ts'
import { entryKey } from '#content/schema/entry-key.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { sha256 } from './hash.ts'

export interface StoredEntry {
  /** Parsed when it is first asked for: an export that finds nothing changed need not parse thousands of files. */
  readonly entry: Entry
  /** Relative to the content folder. */
  readonly file: string
  /** sha256 of the file's bytes. */
  readonly hash: string
}

/** An entry file that was read. */
export interface EntrySource {
  readonly file: string
  readonly text: string
  readonly hash: string
}

export interface KeyedEntry extends StoredEntry {
  /** `<type>/<id>` */
  readonly key: string
}

/** Each id stands in one file, and each file is named after its entry. @param owner the file that has the id already. */
export function misplacement(file: string, entry: Entry, owner: string | undefined): Problem | undefined {
  if (owner !== undefined) return { file, line: 1, field: 'id', message: `${owner} has the same id` }
  const expected = entryFile(entry)
  return expected === file ? undefined : { file, line: 1, message: `should be named ${expected}` }
}

/** @throws ProblemError where the file is not as an export writes it. */
export function parsedEntry({ file, text, hash }: EntrySource): KeyedEntry {
  const entry = readEntry(file, text)
  return { key: entryKey(entry), entry, file, hash }
}

/** The lines that the writer puts first into every file, MDX or JSON: enough to know the key of an entry without parsing it. */
const head =
  /^(?:---\ntype: ([A-Za-z]+)\nid: '?([a-z0-9-]+)'?\n|\{\n {2}"type": "([A-Za-z]+)",\n {2}"id": "([a-z0-9-]+)")/

/** An entry that is parsed later; only for a file that is known to be as it was written, and so valid and well named. */
export function unparsedEntry(folder: string, { file, text, hash }: EntrySource): KeyedEntry | undefined {
  const [, mdxType, mdxId, jsonType, jsonId] = head.exec(text) ?? []
  const [type, id] = [mdxType ?? jsonType, mdxId ?? jsonId]
  return type && id ? new UnparsedEntry(folder, file, hash, entryKey({ type, id })) : undefined
}

/** Does not keep the text: those of thousands of files would fill the memory. */
class UnparsedEntry implements KeyedEntry {
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

  get entry(): Entry {
    this.#entry ??= this.#read()
    return this.#entry
  }

  /** Reads the file. Without the lock, an export may have replaced it in the meantime. */
  #read(): Entry {
    const text = readFileSync(join(this.#folder, this.file), 'utf8')
    if (sha256(text) !== this.hash) {
      const message = `${this.file} was changed while the snapshot was in use.`
      throw new ProblemError({ message, hint: 'Start again.' })
    }
    return readEntry(this.file, text)
  }
}
