/** From what stands in the fields of the page to what a form knows, and from that to what is sent. */
import { asksForCinema, hallFieldsBelow } from '#content/schema/answers/cinema-fields.ts'
import { type Answers, answerTo, type FormField } from '#content/schema/answers/form-field.ts'
import { hiddenAnswers } from '#content/schema/answers/hidden-answers.ts'
import type { FormState } from '#site/features/form/form-state.ts'
import type { Submission } from '#site/features/form-sending/submission.ts'

/** What stands in the fields of the page. */
export interface FormContent {
  readonly answers: Answers
  readonly files: Readonly<Record<string, File>>
  readonly honeypot: string
}

/** Fields that went away with an answer keep theirs, for when they come back; but a hall is one of its cinema. */
export function withContent(
  state: FormState,
  { answers, files }: FormContent,
  fields: readonly FormField[],
): FormState {
  const taken = { ...state.answers, ...answers }
  const hasChanged = ({ name }: FormField) => answerTo(state.answers, name) !== answerTo(taken, name)
  const left = fields
    .filter((field) => asksForCinema(field) && hasChanged(field))
    .flatMap(({ name }) => hallFieldsBelow(fields, name))
  return {
    ...state,
    answers: { ...taken, ...Object.fromEntries(left.map(({ name }) => [name, ''])) },
    files,
    lostFiles: Object.fromEntries(Object.entries(state.lostFiles).filter(([name]) => !(name in files))),
  }
}

/** @param shown the fields that are. @param page path of the page that the form stands on. */
export function sentContent(
  shown: readonly FormField[],
  { answers, files }: FormState,
  page: string,
): Pick<Submission, 'answers' | 'files'> {
  const given = { ...answers, ...hiddenAnswers(shown, page) }
  const sent = shown.flatMap(({ name, type }): [string, string][] => {
    const answer = answerTo(given, name)
    return type === 'upload' || answer.trim() === '' ? [] : [[name, answer]]
  })
  return { answers: Object.fromEntries(sent), files }
}
