/** Finds records by what is typed: by MiniSearch, over an index that the browser makes of them. */
import MiniSearch from 'minisearch'
import { fuzzyQuery } from '#site/features/search-index/fuzzy-query.ts'
import type { SearchRecord } from '#site/shared/search.ts'
import { tokenize } from '#site/shared/tokenize.ts'

export type Hit = Omit<SearchRecord, 'words'>

export interface SearchResults {
  readonly hits: readonly Hit[]
  /** There are more than these, which are the best. */
  readonly isTruncated: boolean
  /** Nothing has the words as they were typed; these are like them. */
  readonly isApproximate: boolean
}

export type SearchFunction = (typed: string) => SearchResults

/** As many as a visitor reads before typing another letter. */
const maxHits = 24

/** Records indexed in one go, some 15 ms on a slow phone: in between, what is typed appears. */
const chunkSize = 25

export async function createSearch(records: readonly SearchRecord[]): Promise<SearchFunction> {
  const byUrl = new Map(records.map(({ words: _, ...hit }) => [hit.url, hit]))
  const index = new MiniSearch<SearchRecord>({
    idField: 'url',
    fields: ['title', 'note', 'kind', 'words'],
    tokenize,
    // Titles say what a page is.
    searchOptions: { prefix: true, boost: { title: 8, note: 3, kind: 0.5 } },
  })
  await index.addAllAsync(records, { chunkSize })
  return (typed) => {
    const words = tokenize(typed).map((word) => fuzzyQuery(index, word))
    const queries = words.map(({ query }) => query)
    const all = index.search({ queries, combineWith: 'AND' })
    // Where nothing has all words, what has some of them.
    const results = all.length > 0 ? all : index.search({ queries, combineWith: 'OR' })
    return {
      hits: results.slice(0, maxHits).flatMap(({ id }) => byUrl.get(String(id)) ?? []),
      isTruncated: results.length > maxHits,
      isApproximate: results.length > 0 && (results !== all || words.some(({ edits }) => edits > 0)),
    }
  }
}
