/** Questions with their answers. */
import type { ProseTree } from '#content/format/prose/prose-tree.ts'
import { byOrder } from '#site/loaders/source/order.ts'
import type { Source } from '#site/loaders/source/source.ts'

export interface Question {
  readonly id: string
  readonly title: string
  readonly answer: ProseTree
}

interface ContentQuestion {
  readonly slug: string
  readonly title: string
  readonly order: number
  readonly body: string
}

/** @param group prefix of the ids, where questions of several types are on one page. */
export const questionsOf = (source: Source, entries: readonly ContentQuestion[], group?: string): Question[] =>
  byOrder(entries).map(({ slug, title, body }) => ({
    id: source.anchor(group === undefined ? slug : `${group}-${slug}`),
    title,
    answer: source.prose(body),
  }))

/** Entries about this film or cinema, and entries about all of them. */
export function relevantTo<T>(entries: readonly T[], keysOf: (entry: T) => readonly string[], key: string): T[] {
  return entries.filter((entry) => keysOf(entry).length === 0 || keysOf(entry).includes(key))
}
