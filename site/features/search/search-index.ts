/** Finds records by what is typed: by MiniSearch, over an index that the browser makes of them. */
import MiniSearch from 'minisearch'
import { forgivingQuery } from '#site/features/search-index/forgiving-query.ts'
import type { SearchRecord } from '#site/shared/search.ts'
import { tokenize } from '#site/shared/tokenize.ts'

export type Hit = Omit<SearchRecord, 'words'>

export interface Found {
  readonly hits: readonly Hit[]
  /** There are more than these, which are the best. */
  readonly isCut: boolean
  /** Nothing has the words as they were typed; these are like them. */
  readonly isClose: boolean
}

export type Find = (typed: string) => Found

/** As many as a visitor reads before typing another letter. */
const mostHits = 24

/** Records indexed in one go, some 15 ms on a slow phone: in between, what is typed appears. */
const chunkSize = 25

export async function createFind(records: readonly SearchRecord[]): Promise<Find> {
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
    const words = tokenize(typed).map((word) => forgivingQuery(index, word))
    const queries = words.map(({ query }) => query)
    const all = index.search({ queries, combineWith: 'AND' })
    // Where nothing has all words, what has some of them.
    const results = all.length > 0 ? all : index.search({ queries, combineWith: 'OR' })
    return {
      hits: results.slice(0, mostHits).flatMap(({ id }) => byUrl.get(String(id)) ?? []),
      isCut: results.length > mostHits,
      isClose: results.length > 0 && (results !== all || words.some(({ slips }) => slips > 0)),
    }
  }
}
