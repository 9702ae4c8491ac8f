/** Slips of the finger, which every search of the site forgives. */
import type MiniSearch from 'minisearch'
import type { QueryCombination } from 'minisearch'

interface ForgivingQuery {
  readonly query: QueryCombination
  /** How many slips of the finger it takes to find something. */
  readonly slips: number
}

/** What finds a word as it was typed or, where nothing has it, with as few slips as find something. */
export function forgivingQuery(index: MiniSearch, word: string): ForgivingQuery {
  for (let slips = 0; slips <= mostSlips(word); slips++) {
    const query = queryWith(word, slips)
    if (index.search(query).length > 0) return { query, slips }
  }
  return { query: queryWith(word, 0), slips: 0 }
}

/** In a short word every letter counts. */
const mostSlips = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** A slip is a letter too many, too few or another, as MiniSearch has it, or two letters that changed places. */
const queryWith = (word: string, slips: number): QueryCombination => ({
  combineWith: 'OR',
  tokenize: (word) => [word],
  queries:
    slips === 0
      ? [word]
      : [
          { queries: [word], fuzzy: slips },
          { queries: swapsOf(word), fuzzy: slips - 1 },
        ],
})

/** ipoh → pioh, ioph, ipho */
const swapsOf = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
  )
