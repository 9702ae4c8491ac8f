/** How a text differs: sentence by sentence, and where a sentence was changed, word by word. */
import { type ArrayChange, diffArrays } from 'diff'
import type { SentenceChange } from '#review/entry-change.ts'
import { WordComparison } from './word-changes.ts'

/**
 * Sentences added and removed: a text that differs by more was written anew, and its sentences are reported without
 * their order.
 */
const maxEdits = 2000

/** The sentences that differ. In the normal form of prose a line is one; other texts are cut into sentences, line by line. */
export function textChanges(before: string, after: string): SentenceChange[] {
  const [old, now] = [sentencesOf(before), sentencesOf(after)]
  const parts = diffArrays(old, now, { maxEditLength: maxEdits })
  const comparison = new WordComparison()
  const changes: SentenceChange[] = []
  let gone: readonly string[] = []
  for (const { added, removed, value } of parts ?? writtenAnew(old, now)) {
    if (removed) gone = value
    else if (added) {
      changes.push(...paired(gone, value, comparison))
      gone = []
    } else {
      changes.push(...gone.map(removedSentence))
      gone = []
    }
  }
  const told = withMoves([...changes, ...gone.map(removedSentence)])
  if (told.length > 0 || before === after) return told
  return [sameSentences(parts ? 'divided otherwise' : 'in another order')]
}

const sameSentences = (how: string): SentenceChange => ({
  kind: 'divided',
  words: [{ kind: 'same', text: `The same sentences, ${how}.` }],
})

/** The sentences that only one of the two has. */
const writtenAnew = (before: readonly string[], after: readonly string[]): ArrayChange<string>[] => [
  onlyIn(before, after, { removed: true, added: false }),
  onlyIn(after, before, { removed: false, added: true }),
]

function onlyIn(
  sentences: readonly string[],
  others: readonly string[],
  kind: Pick<ArrayChange<string>, 'added' | 'removed'>,
): ArrayChange<string> {
  const left = new Map<string, number>()
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1)
  const value = sentences.filter((sentence) => {
    const count = left.get(sentence) ?? 0
    left.set(sentence, count - 1)
    return count <= 0
  })
  return { ...kind, value, count: value.length }
}

const sentencesOf = (text: string): string[] =>
  text
    .split(/\n|(?<=[.!?…])\s+(?=\p{Lu})/u)
    .map((line) => line.trimEnd())
    .filter(Boolean)

const addedSentence = (text: string): SentenceChange => ({ kind: 'added', words: [{ kind: 'added', text }] })
const removedSentence = (text: string): SentenceChange => ({ kind: 'removed', words: [{ kind: 'removed', text }] })

/** How many of the sentences that are gone are compared with a new one: an author seldom skips more. */
const lookahead = 4

/** Sentences that stand in the place of others: each is the next kindred one, changed, or a new one. */
function paired(before: readonly string[], after: readonly string[], comparison: WordComparison): SentenceChange[] {
  const left = [...before]
  const changes = after.flatMap((text): SentenceChange[] => {
    for (const [index, old] of left.slice(0, lookahead).entries()) {
      const words = comparison.between(old, text)
      if (!words) continue
      const passed = left.splice(0, index + 1).slice(0, index)
      return [...passed.map(removedSentence), { kind: 'changed', words }]
    }
    return [addedSentence(text)]
  })
  return [...changes, ...left.map(removedSentence)]
}

/** A sentence that is gone in one place and new in another has moved: each is paired with one other, as a text may repeat it. */
function withMoves(changes: readonly SentenceChange[]): SentenceChange[] {
  const textOf = ({ words }: SentenceChange): string => words.map(({ text }) => text).join('')
  const textsOf = (kind: SentenceChange['kind']) =>
    Map.groupBy(
      changes.filter((change) => change.kind === kind),
      textOf,
    )
  const [removed, added] = [textsOf('removed'), textsOf('added')]
  const isPaired = (change: SentenceChange, own: typeof removed, others: typeof removed): boolean => {
    const text = textOf(change)
    return (own.get(text)?.indexOf(change) ?? 0) < (others.get(text)?.length ?? 0)
  }
  return changes.flatMap((change): SentenceChange[] => {
    if (change.kind === 'removed' && isPaired(change, removed, added)) return []
    if (change.kind === 'added' && isPaired(change, added, removed))
      return [{ kind: 'moved', words: [{ kind: 'same', text: textOf(change) }] }]
    return [change]
  })
}
