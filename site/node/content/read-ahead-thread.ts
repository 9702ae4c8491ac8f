/** A thread of `read-ahead.ts`: reads files of entries, and compiles their prose. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ProblemError } from '#content/format/problem.ts'
import { sha256 } from '#content/snapshot/hash.ts'
import type { ProseRow } from '#site/node/prose/prose-cache.ts'
import { ProseStore } from '#site/node/prose/prose-store.ts'
import { type Row, rowOf } from './entry-row.ts'

export interface ReadJob {
  readonly folder: string
  /** Relative to the folder. */
  readonly files: readonly string[]
}

export interface ReadResult {
  readonly rows: readonly (readonly [file: string, row: Row])[]
  readonly prose: readonly ProseRow[]
}

export default function readEntries({ folder, files }: ReadJob): ReadResult {
  const compiled = new Map<string, ProseRow>()
  const prose = new ProseStore({
    has: (text) => compiled.has(sha256(text)),
    findTree: () => undefined,
    findLinks: () => undefined,
    keep: (row) => void compiled.set(row.text, row),
    write: () => {},
  })
  const rows = files.flatMap((file): [string, Row][] => {
    const bytes = bytesOf(join(folder, file))
    if (!bytes) return []
    try {
      return [[file, rowOf(file, bytes, sha256(bytes), prose)]]
    } catch (error) {
      // Whoever reads all of the content tells it.
      if (error instanceof ProblemError) return []
      throw error
    }
  })
  return { rows, prose: [...compiled.values()] }
}

/** Undefined where it cannot be read: an export may have removed it since it was listed. */
function bytesOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}
