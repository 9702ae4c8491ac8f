/** What is typed, taken apart into what is to be found: words, and Malay expressions of several. The same in every search of the site. */
import type MiniSearch from 'minisearch'
import type { QueryCombination } from 'minisearch'
import { type FuzzyQuery, fuzzyQuery } from './fuzzy-query.ts'
import { englishTokens } from './malay-words.ts'

export interface Expression {
  /** As it was typed; at least one. */
  readonly words: readonly string[]
  /** What pages say for it, if it is a Malay one that we know. */
  readonly english?: readonly string[]
}

/** Words of the longest Malay expression. */
const longest = Math.max(...[...englishTokens.keys()].map((malay) => malay.split(' ').length))

/** The longest expressions that it has, from its beginning on. @param words by `tokenize` */
export function expressionsOf(words: readonly string[]): Expression[] {
  const expressions: Expression[] = []
  for (let at = 0; at < words.length; at += expressions.at(-1)?.words.length ?? 1)
    expressions.push(firstExpression(words.slice(at, at + longest)))
  return expressions
}

function firstExpression(words: readonly string[]): Expression {
  for (let { length } = words; length > 0; length--) {
    const english = englishTokens.get(words.slice(0, length).join(' '))
    if (english) return { words: words.slice(0, length), english }
  }
  return { words: words.slice(0, 1) }
}

/** Finds a Malay expression as it stands, as titles of films are Malay, too, or in English; what is neither may have slips in it. */
export function queryOf(index: MiniSearch, { words, english }: Expression): FuzzyQuery {
  if (english) {
    const query: QueryCombination = { combineWith: 'OR', queries: [allOf([...words]), allOf([...english])] }
    if (index.search(query).length > 0) return { query, edits: 0 }
  }
  const each = words.map((word) => fuzzyQuery(index, word))
  return { query: allOf(each.map(({ query }) => query)), edits: Math.max(...each.map(({ edits }) => edits)) }
}

const allOf = (queries: QueryCombination['queries']): QueryCombination => ({
  combineWith: 'AND',
  queries: [...queries],
})
