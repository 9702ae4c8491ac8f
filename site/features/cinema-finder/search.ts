/**
 * Finds cinemas by what visitors type. Every word must be found, at the beginning of some word. A word that no cinema has is
 * taken for a slip of the finger, and stands for what is nearest to it.
 */
import { slipsAllowed, slipsBetween } from './typing.ts'

interface Findable {
  readonly names: readonly string[]
  readonly words: string
}

interface Index {
  readonly names: ReadonlySet<string>
  readonly all: readonly string[]
}

/** Words that say nothing where everything is a cinema. */
const fillers = new Set(['a', 'at', 'and', 'cinema', 'cinemas', 'in', 'near', 'of', 'the', 'with'])

const none = Number.POSITIVE_INFINITY

/** @returns a search that keeps the order, but for those first that are found by more of their names. */
export function searchIn<T extends Findable>(items: readonly T[]): (typed: string) => T[] {
  const indexes = items.map(indexOf)
  return (typed) => {
    const asked = wordsOf(typed).filter((word) => !fillers.has(word))
    const hits = asked.map((word) => hitsOf(word, indexes))
    return items
      .map((item, place) => ({ item, score: sum(hits.map((hit) => hit[place] ?? none)) }))
      .filter(({ score }) => score !== none)
      .sort((a, b) => a.score - b.score)
      .map(({ item }) => item)
  }
}

/** Small letters without marks: Café → cafe. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

function indexOf({ names, words }: Findable): Index {
  const said = names.map(wordsOf)
  const known = new Set(said.flatMap((name) => [...name, ...joined(name), initials(name)]))
  const rest = wordsOf(words)
  return { names: known, all: [...new Set([...known, ...rest, ...joined(rest)])] }
}

/** Kayangan Walk → kayanganwalk, bean-bag → beanbag */
const joined = (words: readonly string[]): string[] => words.slice(1).map((word, index) => `${words[index]}${word}`)

/** Kuala Lumpur → kl */
const initials = (words: readonly string[]): string => words.map((word) => word[0]).join('')

/** For every cinema: 0 where a name has the word, 1 where something else has, none where nothing has. */
function hitsOf(word: string, indexes: readonly Index[]): number[] {
  const begins = (candidate: string) => candidate.startsWith(word)
  const literal = indexes.map(({ names, all }) => ([...names].some(begins) ? 0 : all.some(begins) ? 1 : none))
  if (literal.some((hit) => hit !== none)) return literal
  const slips = indexes.map(({ all }) => Math.min(...all.map((candidate) => slipsBetween(word, candidate))))
  const fewest = Math.min(...slips)
  return slips.map((count) => (count === fewest && count <= slipsAllowed(word) ? 0 : none))
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
