import type { Tree } from '#content/format/prose-tree.ts'
import { textOf } from '#content/format/prose-tree.ts'

export interface Group {
  readonly id: string
  readonly title: string
  readonly questions: readonly { readonly id: string; readonly title: string; readonly answer: Tree }[]
}

/** The questions that have every word somewhere in them; those with all words in the question itself come first. */
export function findQuestions<G extends Group>(groups: readonly G[], query: string): G[] {
  const words = plain(query).split(' ').filter(Boolean)
  if (words.length === 0) return [...groups]
  const has = (text: string) => words.every((word) => text.includes(word))
  return groups
    .map((group) => {
      const found = group.questions.filter(({ title, answer }) => has(`${plain(title)} ${plain(answerText(answer))}`))
      return {
        ...group,
        questions: found.toSorted((a, b) => Number(has(plain(b.title))) - Number(has(plain(a.title)))),
      }
    })
    .filter(({ questions }) => questions.length > 0)
}

export const countOf = (groups: readonly Group[]): number =>
  groups.reduce((sum, { questions }) => sum + questions.length, 0)

const answerText = (answer: Tree): string => answer.map(textOf).join(' ')

/** Without capitals, accents and marks between words: `Café, RM5` is found by `cafe rm5`. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
