/** Full-text search of all pages, by MiniSearch, over an index that the browser builds from the records. */
import MiniSearch from 'minisearch'
import { expressionsOf, queryOf } from '#site/features/search-index/expressions.ts'
import type { SearchRecord } from '#site/shared/search.ts'
import { tokenize } from '#site/shared/tokenize.ts'

export type Hit = Omit<SearchRecord, 'words'>

export interface SearchResults {
  readonly hits: readonly Hit[]
  /** Whether there are more hits than these. */
  readonly isTruncated: boolean
  /** Whether nothing matched the words exactly. */
  readonly isApproximate: boolean
}

export type SearchFunction = (typed: string) => SearchResults

/** Hits; as many as a visitor reads before typing another letter. */
const maxHits = 24

/** Records indexed per task, some 15 ms on a slow phone, so that typing stays responsive. */
const chunkSize = 25

export async function createSearch(records: readonly SearchRecord[]): Promise<SearchFunction> {
  const byUrl = new Map(records.map(({ words: _, ...hit }) => [hit.url, hit]))
  const index = new MiniSearch<SearchRecord>({
    idField: 'url',
    fields: ['title', 'note', 'kind', 'words'],
    tokenize,
    storeFields: ['kind'],
    // Matches in titles rank first, and among them what most visitors look for.
    searchOptions: {
      prefix: true,
      boost: { title: 8, note: 3, kind: 0.5 },
      boostDocument: (_url, _word, { kind } = {}) => (kind === 'Movies' || kind === 'Cinemas' ? 2 : 1),
    },
  })
  await index.addAllAsync(records, { chunkSize })
  return (typed) => {
    const expressions = expressionsOf(tokenize(typed)).map((expression) => queryOf(index, expression))
    const queries = expressions.map(({ query }) => query)
    const all = index.search({ queries, combineWith: 'AND' })
    // Where no record has all words, records with some of them.
    const results = all.length > 0 ? all : index.search({ queries, combineWith: 'OR' })
    return {
      hits: results.slice(0, maxHits).flatMap(({ id }) => byUrl.get(String(id)) ?? []),
      isTruncated: results.length > maxHits,
      isApproximate: results.length > 0 && (results !== all || expressions.some(({ edits }) => edits > 0)),
    }
  }
}
