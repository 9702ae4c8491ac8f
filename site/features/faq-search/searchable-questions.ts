/** What a question is found by, and what is left of the groups where some are found. */
import type { ProseNode, ProseTree } from '#content/format/prose-tree.ts'
import type { Searchable } from '#site/features/search-index/use-list-search.ts'

export interface Group {
  readonly id: string
  readonly title: string
  readonly questions: readonly { readonly id: string; readonly title: string; readonly answer: ProseTree }[]
}

export const searchableQuestions: Searchable<readonly Group[]> = {
  documentsOf: (groups) =>
    groups.flatMap(({ questions }) =>
      questions.map(({ id, title, answer }) => ({ id, title, text: answer.map(wordsOf).join(' ') })),
    ),
}

/** With room between elements, as the items of a list have no words in common. */
const wordsOf = (node: ProseNode): string =>
  typeof node === 'string' ? node : (node.slice(2) as ProseNode[]).map(wordsOf).join(' ')

/** The groups keep their order, as they are what one jumps to; within them, the best question comes first. @param ids undefined for all of them. */
export function keepFound<G extends Group>(groups: readonly G[], ids: readonly string[] | undefined): readonly G[] {
  if (!ids) return groups
  const ranks = new Map(ids.map((id, rank) => [id, rank]))
  const rankOf = ({ id }: { readonly id: string }) => ranks.get(id) ?? 0
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ id }) => ranks.has(id)).sort((a, b) => rankOf(a) - rankOf(b)),
    }))
    .filter(({ questions }) => questions.length > 0)
}

export const countOf = (groups: readonly Group[]): number =>
  groups.reduce((sum, { questions }) => sum + questions.length, 0)
