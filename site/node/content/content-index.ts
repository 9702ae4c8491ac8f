/**
 * Facts about the content that are kept between builds, so that files with the same bytes are not parsed and checked
 * again.
 */
import { ownValue } from '#content/schema/own-value.ts'
import { readCacheFile, writeCacheFile } from '#site/node/cache-file.ts'
import type { Row } from './entry-row.ts'

/** File → what is kept of it. */
export type Rows = Readonly<Record<string, Row>>

export interface ContentIndex {
  /** Digest of the code that reads content. */
  readonly contract: string
  /** Digest of the constraints of the entries that were last found to fit together; empty where they do not. */
  readonly validated: string
  /** File → digest, of those that were last found to be as they were exported. */
  readonly sealed: Readonly<Record<string, string>>
  readonly rows: Rows
}

/** Undefined where there is none, or where other code made it. */
export function loadIndex(cacheFile: string, contract: string): ContentIndex | undefined {
  const index = readCacheFile(cacheFile) as ContentIndex | undefined
  return index?.contract === contract ? index : undefined
}

/** @param known the index as it was loaded: where nothing is new, nothing is written. */
export function saveIndex(cacheFile: string, index: ContentIndex, known: ContentIndex | undefined): void {
  if (known && holds(known, index)) return
  writeCacheFile(cacheFile, { ...index, rows: validRows(index.rows) } satisfies ContentIndex)
}

const holds = (known: ContentIndex, { validated, sealed, rows }: ContentIndex): boolean =>
  known.validated === validated &&
  Object.entries(rows).every(([file, row]) => ownValue(known.rows, file) === row) &&
  Object.keys(sealed).length === Object.keys(known.sealed).length &&
  Object.entries(sealed).every(([file, hash]) => ownValue(known.sealed, file) === hash)

const validRows = (rows: Rows): Rows =>
  Object.fromEntries(Object.entries(rows).filter(([, { problems }]) => problems.length === 0))
