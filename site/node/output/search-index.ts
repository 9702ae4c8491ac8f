/**
 * The records that the search finds. Reading all words of all entries costs too much to be done at every build, so a page's
 * record is cached for as long as nothing changes that it is made of.
 */

import { ownValue } from '#content/schema/own-value.ts'
import { sha256 } from '#content/snapshot/hash.ts'
import { namedTypes } from '#site/loaders/search/indexed-text.ts'
import { searchRecord } from '#site/loaders/search/record.ts'
import { resultOf } from '#site/loaders/search/results.ts'
import { readCacheFile, writeCacheFile } from '#site/node/cache-file.ts'
import type { IndexedContent } from '#site/node/content/read-content.ts'
import type { PlannedPages } from '#site/node/incremental/fingerprint-pages.ts'
import type { BuildPlan } from '#site/node/incremental/plan-build.ts'
import type { SearchRecord } from '#site/shared/search.ts'

/** `record` is absent for pages that the search does not find. */
interface CachedRecord {
  readonly inputDigest: string
  readonly record?: SearchRecord
}

/** The records of the pages that the search finds, in the order of their paths. */
export function searchRecords(
  { source, content, code }: BuildPlan,
  planned: PlannedPages,
  cacheFile: string,
): SearchRecord[] {
  const before = (readCacheFile(cacheFile) ?? {}) as Readonly<Record<string, CachedRecord>>
  const shared = sha256(JSON.stringify([code, namesIn(content)]))
  const after = [...planned.values()]
    .sort((a, b) => (a.sitePage.path < b.sitePage.path ? -1 : 1))
    .map((page): readonly [string, CachedRecord] => {
      const { path, entry } = page.sitePage
      // The card may name what the page does not: a film its festival.
      const card = JSON.stringify(resultOf(source, source.any(entry)))
      const inputDigest = sha256([shared, page.digest, hashOf(content, entry), card].join())
      const old = ownValue(before, path)
      if (old?.inputDigest === inputDigest) return [path, old]
      const record = searchRecord(source, page)
      return [path, { inputDigest, ...(record ? { record } : {}) }]
    })
  writeCacheFile(cacheFile, Object.fromEntries(after))
  return after.flatMap(([, { record }]) => record ?? [])
}

const hashOf = ({ files, hashes }: IndexedContent, entry: string): string => hashes.get(files.get(entry) ?? '') ?? ''

/** Entries whose names are among the words of others. */
const namesIn = ({ hashes }: IndexedContent): (readonly [string, string])[] =>
  [...hashes].filter(([file]) => namedTypes.some((type) => file.split('/').includes(type)))
