/** A thread of `read-ahead.ts`: reads files of entries, and compiles their prose. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ProblemError } from '#content/format/problem.ts'
import type { ProseLink } from '#content/format/prose/prose-links.ts'
import { sha256 } from '#content/snapshot/hash.ts'
import { linksOfRow, type ProseRow } from '#site/node/prose/prose-cache.ts'
import { ProseStore } from '#site/node/prose/prose-store.ts'
import { type Row, rowOf } from './entry-row.ts'

export interface ReadJob {
  readonly folder: string
  /** Relative to the folder. */
  readonly files: readonly string[]
}

export type ReadRow = readonly [file: string, row: Row]

export interface ReadResult {
  /** `ReadRow[]` as JSON in UTF-8: most of what is read waits like this, where V8 has no garbage to look for. */
  readonly rows: Uint8Array
  readonly prose: readonly ProseRow[]
}

/** Does jobs one after another. A text that several of their entries have is compiled once. */
export function createReader(): (job: ReadJob) => ReadResult {
  const links = new Map<string, readonly ProseLink[]>()
  return ({ folder, files }) => {
    const compiled: ProseRow[] = []
    const prose = new ProseStore({
      has: (text) => links.has(sha256(text)),
      findTree: () => undefined,
      findLinks: (text) => links.get(sha256(text)),
      keep(row) {
        links.set(row.text, linksOfRow(row))
        compiled.push(row)
      },
      write: () => {},
    })
    const rows = files.flatMap((file) => rowIn(folder, file, prose))
    return { rows: new TextEncoder().encode(JSON.stringify(rows)), prose: compiled }
  }
}

export default createReader()

/** None where the file is no entry, or cannot be read. */
function rowIn(folder: string, file: string, prose: ProseStore): ReadRow[] {
  const bytes = bytesOf(join(folder, file))
  if (!bytes) return []
  try {
    return [[file, rowOf(file, bytes, sha256(bytes), prose)]]
  } catch (error) {
    // Whoever reads all of the content tells it.
    if (error instanceof ProblemError) return []
    throw error
  }
}

/** Undefined where it cannot be read: an export may have removed it since it was listed. */
function bytesOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}
