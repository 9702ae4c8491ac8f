/** What a link answers for the visitor: `/book-a-hall?cinema=gsc-padang-hijau&pax=12`, from where these were chosen. */
import type { Answers } from '#content/schema/answers/form-field.ts'
import type { FormView } from '#site/loaders/content-pages/forms/form.ts'

/** Proposed are only options that may be chosen, and numbers within their limits, so that no link puts words into the visitor's mouth. */
export function proposedAnswers({ fields }: Pick<FormView, 'fields'>, search: string): Answers {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const answer = query.get(field.name)
      return answer !== null && isOffered(field, answer) ? [[field.name, answer]] : []
    }),
  )
}

function isOffered(field: FormView['fields'][number], answer: string): boolean {
  if ('options' in field) return field.options.some(({ value }) => value === answer)
  if (field.type !== 'number' || !/^\d{1,9}$/.test(answer)) return false
  const { min = 0, max = Number.POSITIVE_INFINITY } = field
  return Number(answer) >= min && Number(answer) <= max
}

const stateKey = 'formProposed'

/** Whether this entry of the history proposes something for the first time. */
export const isProposedAnew = (): boolean => !isMarked(history.state)

/** Marks this entry of the history: it proposes nothing anew. A place of the page has an entry of its own, without the mark. */
export function recordProposed(): void {
  if (!isMarked(history.state)) history.replaceState({ ...history.state, [stateKey]: true }, '')
}

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && stateKey in state
