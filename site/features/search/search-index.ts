/** Finds records by what is typed: by MiniSearch, over an index that the browser makes of them. */
import MiniSearch, { type SearchOptions } from 'minisearch'
import type { SearchRecord } from '../../data/search/record.ts'
import { wordsIn } from '../../data/search/words-in.ts'

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
    tokenize: wordsIn,
    // Titles say what a page is.
    searchOptions: { prefix: true, combineWith: 'AND', boost: { title: 8, note: 3, kind: 0.5 } },
  })
  await index.addAllAsync(records, { chunkSize })
  const isKnown = (word: string) => index.search(word).length > 0
  // A word that is nowhere is taken for a slip of the finger; two letters that changed places count as two slips.
  const fuzzy = (word: string) => !isKnown(word) && (word.length > 5 ? 2 : 1)
  // The first of these that finds something: all words, all words but for slips, some of them.
  const attempts: readonly SearchOptions[] = [{}, { fuzzy }, { fuzzy, combineWith: 'OR' }]
  return (typed) => {
    for (const [attempt, options] of attempts.entries()) {
      const results = index.search(typed, options)
      const hits = results.slice(0, mostHits).flatMap(({ id }) => byUrl.get(String(id)) ?? [])
      if (hits.length > 0) return { hits, isCut: results.length > mostHits, isClose: attempt > 0 }
    }
    return { hits: [], isCut: false, isClose: false }
  }
}
