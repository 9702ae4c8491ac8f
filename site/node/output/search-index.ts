/**
 * What the search finds. Reading all words of all entries costs too much to do at every build, so the record of a page is
 * kept as long as nothing changed that it is made of.
 */

import { sha256 } from '#content/snapshot/hash.ts'
import { searchRecord } from '#site/loaders/search/record.ts'
import { readCacheFile, writeCacheFile } from '#site/node/cache-file.ts'
import type { IndexedContent } from '#site/node/content/read-content.ts'
import type { SiteInput } from '#site/node/incremental/plan-build.ts'
import type { SearchRecord } from '#site/shared/search.ts'

/** What is kept of a page. No record: it is not to be found. */
interface Kept {
  readonly madeOf: string
  readonly record?: SearchRecord
}

/** In the order of their addresses. */
export function searchRecords({ source, pages, content, code }: SiteInput, cacheFile: string): SearchRecord[] {
  const before = (readCacheFile(cacheFile) ?? {}) as Readonly<Record<string, Kept>>
  const common = sha256(JSON.stringify([code, namesIn(content)]))
  const after = pages
    .toSorted((a, b) => (a.sitePage.path < b.sitePage.path ? -1 : 1))
    .map((page): readonly [string, Kept] => {
      const { path, entry } = page.sitePage
      const madeOf = sha256([common, page.key, hashOf(content, entry)].join())
      const old = before[path]
      if (old?.madeOf === madeOf) return [path, old]
      const record = searchRecord(source, page)
      return [path, { madeOf, ...(record ? { record } : {}) }]
    })
  writeCacheFile(cacheFile, Object.fromEntries(after))
  return after.flatMap(([, { record }]) => record ?? [])
}

const hashOf = ({ files, hashes }: IndexedContent, entry: string): string => hashes.get(files.get(entry) ?? '') ?? ''

/** Entries whose names are among the words of others: see `loaders/search/indexed-text.ts`. */
const namesIn = ({ hashes }: IndexedContent): (readonly [string, string])[] =>
  [...hashes].filter(([file]) => /(?:^|\/)(?:taxonomy|experience)\//.test(file))
