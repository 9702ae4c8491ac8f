/** How a sentence differs from another one, word by word, in a time that no text of content can stretch. */
import { diffWordsWithSpace, wordsWithSpaceDiff } from 'diff'
import type { WordRun } from '#review/entry-change.ts'

/** Sentences that have less than this share of their letters in common are two sentences. */
const kinship = 0.4

/** Words added and removed, spaces and marks among them: sentences that differ by more are two, as comparing takes the square. */
const maxEdits = 400

/** The most comparisons for one text: words after that are reported as replaced. A second or two. */
const maxEffort = 5_000_000

export class WordComparison {
  #left = maxEffort

  /** The words of two sentences, or nothing where they are two without kinship, or there is no time to see. */
  between(before: string, after: string): readonly WordRun[] | undefined {
    const [old, now] = [wordsOf(before), wordsOf(after)]
    if (this.#left <= 0 || mostKinship(old, now) < kinship) return undefined
    this.#left -= Math.min(old.length + now.length, maxEdits) ** 2
    const parts = diffWordsWithSpace(before, after, { maxEditLength: maxEdits })
    const words = parts?.map(
      ({ added, removed, value }): WordRun => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text: value }),
    )
    return words && kinshipOf(words) >= kinship ? words : undefined
  }
}

const wordsOf = (text: string): string[] => wordsWithSpaceDiff.tokenize(text)

/** What the share cannot exceed, as nothing is in common but words that both have: most sentences are told apart by that. */
function mostKinship(before: readonly string[], after: readonly string[]): number {
  const left = new Map<string, number>()
  for (const word of before) left.set(word, (left.get(word) ?? 0) + 1)
  let common = 0
  for (const word of after) {
    const count = left.get(word) ?? 0
    if (count > 0) common += word.length
    left.set(word, count - 1)
  }
  const longer = Math.max(lettersIn(before), lettersIn(after))
  return longer === 0 ? 1 : common / longer
}

const lettersIn = (words: readonly string[]): number => words.reduce((sum, word) => sum + word.trim().length, 0)

function kinshipOf(words: readonly WordRun[]): number {
  const lengthOf = (...kinds: readonly WordRun['kind'][]) =>
    lettersIn(words.flatMap(({ kind, text }) => (kinds.includes(kind) ? [text] : [])))
  const longer = Math.max(lengthOf('same', 'added'), lengthOf('same', 'removed'))
  return longer === 0 ? 1 : lengthOf('same') / longer
}
