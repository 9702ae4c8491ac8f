/** Tolerance for typing errors, the same in every search of the site. */
import type MiniSearch from 'minisearch'
import type { QueryCombination } from 'minisearch'

export interface FuzzyQuery {
  readonly query: QueryCombination
  /** Edit distance of the query. */
  readonly edits: number
}

/** The query for a word with the smallest edit distance that finds something; exact where nothing is found. */
export function fuzzyQuery(index: MiniSearch, word: string): FuzzyQuery {
  for (let edits = 0; edits <= maxEdits(word); edits++) {
    const query = queryWith(word, edits)
    if (index.search(query).length > 0) return { query, edits }
  }
  return { query: queryWith(word, 0), edits: 0 }
}

/** Short words must match exactly. */
const maxEdits = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** MiniSearch's edits insert, delete or replace a letter; swapped neighbours are added as queries of their own. */
const queryWith = (word: string, edits: number): QueryCombination => ({
  combineWith: 'OR',
  tokenize: (word) => [word],
  queries:
    edits === 0
      ? [word]
      : [
          { queries: [word], fuzzy: edits },
          { queries: transpositionsOf(word), fuzzy: edits - 1 },
        ],
})

/** ipoh → pioh, ioph, ipho */
const transpositionsOf = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
  )
