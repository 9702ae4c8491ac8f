/** Questions by category. */
import { href } from '#site/href.ts'
import { byOrder } from '#site/loaders/source/order.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { termsOf } from '#site/loaders/source/vocabulary.ts'
import { type Question, questionsOf } from './questions.ts'

export interface QuestionGroup {
  readonly id: string
  readonly title: string
  /** Path of the page of its own, which only categories have. */
  readonly href?: string
  readonly questions: readonly Question[]
}

export const questionGroups = (source: Source): QuestionGroup[] =>
  questionCategories(source).map(({ key, title, entries }) => ({
    id: key,
    title,
    href: href('faq', { slug: key }),
    questions: questionsOf(source, entries),
  }))

/** The categories that have questions. */
export const questionCategories = (source: Source) =>
  termsOf(source, 'faq-category')
    .map(({ id, key, title }) => ({
      key,
      title,
      entries: byOrder(source.referrersOf('faq', 'category', `taxonomy/${id}`)),
    }))
    .filter(({ entries }) => entries.length > 0)
