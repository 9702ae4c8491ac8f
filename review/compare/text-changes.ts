/** How a text differs: sentence by sentence, and where a sentence was changed, word by word. */
import { diffArrays, diffWordsWithSpace } from 'diff'
import type { SentenceChange, WordRun } from '#review/entry-change.ts'

/** Sentences that have less than this share of their letters in common are two sentences. */
const kinship = 0.4

/** The sentences that differ. In the normal form of prose a line is one; other texts are cut into sentences, line by line. */
export function textChanges(before: string, after: string): SentenceChange[] {
  const parts = diffArrays(sentencesOf(before), sentencesOf(after))
  const changes: SentenceChange[] = []
  let gone: readonly string[] = []
  for (const { added, removed, value } of parts) {
    if (removed) gone = value
    else if (added) {
      changes.push(...paired(gone, value))
      gone = []
    } else {
      changes.push(...gone.map(removedSentence))
      gone = []
    }
  }
  const told = withMoves([...changes, ...gone.map(removedSentence)])
  return told.length === 0 && before !== after ? [otherParagraphs] : told
}

const otherParagraphs: SentenceChange = {
  kind: 'divided',
  words: [{ kind: 'same', text: 'The same sentences, divided otherwise.' }],
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
function paired(before: readonly string[], after: readonly string[]): SentenceChange[] {
  const left = [...before]
  const changes = after.flatMap((text): SentenceChange[] => {
    for (const [index, old] of left.slice(0, lookahead).entries()) {
      const words = wordsBetween(old, text)
      if (kinshipOf(words) < kinship) continue
      const passed = left.splice(0, index + 1).slice(0, index)
      return [...passed.map(removedSentence), { kind: 'changed', words }]
    }
    return [addedSentence(text)]
  })
  return [...changes, ...left.map(removedSentence)]
}

/** Words added and removed: sentences that differ by more are shown as replaced, as to compare them word by word would take seconds. */
const mostEdits = 2000

function wordsBetween(before: string, after: string): WordRun[] {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: mostEdits })
  if (!parts) return [...removedSentence(before).words, ...addedSentence(after).words]
  return parts.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }))
}

function kinshipOf(words: readonly WordRun[]): number {
  const lengthOf = (...kinds: readonly WordRun['kind'][]) =>
    words.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { text }) => sum + text.trim().length, 0)
  const longer = Math.max(lengthOf('same', 'added'), lengthOf('same', 'removed'))
  return longer === 0 ? 1 : lengthOf('same') / longer
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
