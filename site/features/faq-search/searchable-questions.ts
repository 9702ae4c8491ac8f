/** Texts by which a question is found, and the groups filtered by what was found. */
import type { ProseNode } from '#content/format/prose/prose-tree.ts'
import type { Searchable } from '#site/features/search-index/use-list-search.ts'
import type { Question } from '#site/loaders/content-pages/questions.ts'

export interface Group {
  readonly id: string
  readonly title: string
  readonly href?: string | undefined
  readonly questions: readonly Question[]
}

export const searchableQuestions: Searchable<readonly Group[]> = {
  documentsOf: (groups) =>
    groups.flatMap(({ questions }) =>
      questions.map(({ id, title, answer }) => ({ id, title, text: answer.map(wordsOf).join(' ') })),
    ),
}

/** The text of a node, with spaces between elements so that words of two list items do not join. */
const wordsOf = (node: ProseNode): string =>
  typeof node === 'string' ? node : (node.slice(2) as ProseNode[]).map(wordsOf).join(' ')

/**
 * Keeps the order of the groups, as visitors jump to them; sorts the best question first within each.
 * @param ids the ids found, best first; undefined for all questions.
 */
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
