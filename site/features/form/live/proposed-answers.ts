/** Choices that a link makes for the visitor: `/book-a-hall?cinema=gsc-padang-hijau`, from the page of that cinema. */
import type { Answers } from '#content/schema/answers/form-field.ts'
import type { FormView } from '#site/loaders/content-pages/form.ts'

/** Only what may be chosen, so that no link puts words into the visitor's mouth. */
export function proposedAnswers({ fields }: Pick<FormView, 'fields'>, search: string): Answers {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const answer = query.get(field.name)
      const isOffered = 'options' in field && field.options.some(({ value }) => value === answer)
      return answer !== null && isOffered ? [[field.name, answer]] : []
    }),
  )
}

const stateKey = 'formProposed'

/** Whether it is for the first time that this entry of the history proposes something; once asked, it no longer is. */
export function isProposedAnew(): boolean {
  const state: unknown = history.state
  if (typeof state === 'object' && state !== null && stateKey in state) return false
  history.replaceState({ ...(typeof state === 'object' ? state : {}), [stateKey]: true }, '')
  return true
}
