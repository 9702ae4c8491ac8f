/** Questions by category. */
import { byOrder } from '#site/loaders/source/order.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { type Question, questionsOf } from './questions.ts'

export interface QuestionGroup {
  readonly id: string
  readonly title: string
  readonly questions: readonly Question[]
}

export const questionGroups = (source: Source): QuestionGroup[] =>
  byOrder(source.all('taxonomy').filter(({ vocabulary }) => vocabulary === 'faq-category'))
    .map(({ id, key, title }) => ({
      id: key,
      title,
      questions: questionsOf(
        source,
        source.all('faq').filter(({ category }) => category === `taxonomy/${id}`),
      ),
    }))
    .filter(({ questions }) => questions.length > 0)
