/** Slips of the finger, which every search of the site forgives. */
import type MiniSearch from 'minisearch'
import type { QueryCombination } from 'minisearch'

interface FuzzyQuery {
  readonly query: QueryCombination
  /** How many edits of the finger it takes to find something. */
  readonly edits: number
}

/** What finds a word as it was typed or, where nothing has it, with as few edits as find something. */
export function fuzzyQuery(index: MiniSearch, word: string): FuzzyQuery {
  for (let edits = 0; edits <= maxEdits(word); edits++) {
    const query = queryWith(word, edits)
    if (index.search(query).length > 0) return { query, edits }
  }
  return { query: queryWith(word, 0), edits: 0 }
}

/** In a short word every letter counts. */
const maxEdits = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** A slip is a letter too many, too few or another, as MiniSearch has it, or two letters that changed places. */
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
