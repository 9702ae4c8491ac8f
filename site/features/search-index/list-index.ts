/** Finds what stands on a list of a page by what is typed. Loaded only when somebody searches: see `use-list-search.ts`. */
import MiniSearch from 'minisearch'
import { tokenize } from '#site/shared/tokenize.ts'
import { fuzzyQuery } from './fuzzy-query.ts'

export interface SearchDocument {
  readonly id: string
  /** What it is called. */
  readonly title: string
  /** What else it is found by. */
  readonly text: string
}

/**
 * @returns the ids of what has all words: those first that have more of them in the title, then those that have more of them
 * in the text, and else in the list's order. Undefined where nothing was asked.
 */
export type ListIndex = (typed: string) => readonly string[] | undefined

/** Words that say nothing about what is looked for. */
const stopWords =
  'a an and are at can do does for from get how i in is it me my near of on or the there to what when where which who with you'

/** Indexed in one go, some 15 ms on a slow phone: in between, what is typed appears. */
const chunkSize = 4

/** @param ownStopWords words that say nothing on this list, either. */
export async function createListIndex(documents: readonly SearchDocument[], ownStopWords = ''): Promise<ListIndex> {
  const isStopWord = new Set(tokenize(`${stopWords} ${ownStopWords}`))
  const index = new MiniSearch({
    idField: 'position',
    fields: ['title', 'text'],
    tokenize,
    // With them, a slip is forgiven before the word is finished, and all that begins alike counts alike.
    processTerm: prefixesOf,
    searchOptions: {
      processTerm: (word) => word,
      // No count of other words makes up for one in the title; how often a word is said, and among how many, says nothing.
      boost: { title: 100 },
      bm25: { k: 0, b: 0, d: 0 },
    },
  })
  await index.addAllAsync(
    documents.map(({ title, text }, position) => ({ position, title, text })),
    { chunkSize },
  )
  return (typed) => {
    const words = tokenize(typed).filter((word) => !isStopWord.has(word))
    if (words.length === 0) return undefined
    return index
      .search({ combineWith: 'AND', queries: words.map((word) => fuzzyQuery(index, word).query) })
      .toSorted((a, b) => b.score - a.score || a.id - b.id)
      .flatMap(({ id }) => documents[id]?.id ?? [])
  }
}

/** ipoh → i, ip, ipo, ipoh */
const prefixesOf = (word: string): string[] => Array.from({ length: word.length }, (_, at) => word.slice(0, at + 1))
