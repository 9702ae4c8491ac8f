/** Full-text index of a list on a page. Loaded only when somebody searches: see `use-list-search.ts`. */
import MiniSearch from 'minisearch'
import { tokenize } from '#site/shared/tokenize.ts'
import { expressionsOf, queryOf } from './expressions.ts'

export interface SearchDocument {
  readonly id: string
  /** Its name; matches here rank first. */
  readonly title: string
  /** Everything else it is found by. */
  readonly text: string
}

/**
 * @returns ids of the documents that have all words, sorted by the number of words in the title, then in the text, then
 * by the list's order. Undefined where no word is left to search for.
 */
export type ListIndex = (typed: string) => readonly string[] | undefined

/** Stop words, English and Malay. */
const stopWords =
  'a an and are at can do does for from get how i in is it me my near of on or the there to what when where which who with you ' +
  'ada adakah apa bagaimana berapa bila boleh dan dari dekat dengan di ke mana pada saya untuk yang'

/** Documents indexed per task, some 15 ms on a slow phone, so that typing stays responsive. */
const chunkSize = 4

/** @param ownStopWords stop words of this list only. */
export async function createListIndex(documents: readonly SearchDocument[], ownStopWords = ''): Promise<ListIndex> {
  const isStopWord = new Set(tokenize(`${stopWords} ${ownStopWords}`))
  const index = new MiniSearch({
    idField: 'position',
    fields: ['title', 'text'],
    tokenize,
    // Prefixes are indexed as terms, so that typing errors are tolerated in unfinished words and all prefix matches score
    // alike.
    processTerm: prefixesOf,
    searchOptions: {
      processTerm: (word) => word,
      // One match in the title outweighs any number in the text; term frequency and document length do not count.
      boost: { title: 100 },
      bm25: { k: 0, b: 0, d: 0 },
    },
  })
  await index.addAllAsync(
    documents.map(({ title, text }, position) => ({ position, title, text })),
    { chunkSize },
  )
  return (typed) => {
    const expressions = expressionsOf(tokenize(typed)).filter(
      ({ words, english = words }) => !english.every((word) => isStopWord.has(word)),
    )
    if (expressions.length === 0) return undefined
    return index
      .search({ combineWith: 'AND', queries: expressions.map((expression) => queryOf(index, expression).query) })
      .toSorted((a, b) => b.score - a.score || a.id - b.id)
      .flatMap(({ id }) => documents[id]?.id ?? [])
  }
}

/** ipoh → i, ip, ipo, ipoh */
const prefixesOf = (word: string): string[] => Array.from({ length: word.length }, (_, at) => word.slice(0, at + 1))
