/** From what stands in the fields of the page to what a form knows, and from that to what is sent. */
import { asksForCinema, hallFieldsBelow } from '#content/schema/answers/cinema-fields.ts'
import { type Answers, answerTo, type FormField } from '#content/schema/answers/form-field.ts'
import { hiddenAnswers } from '#content/schema/answers/hidden-answers.ts'
import type { FormState } from '#site/features/form/form-state.ts'
import type { Submission } from '#site/features/form-sending/submission.ts'
import type { Draft } from './draft.ts'

/** The answers and files in the fields of the page, as they stand there. */
export interface FormContent {
  readonly answers: Answers
  readonly files: Readonly<Record<string, File>>
  readonly honeypot: string
}

/** The draft that is kept until the form is sent: of files only their names. */
export function draftOf({ key, answers, files, lostFiles }: FormState & Pick<Draft, 'key'>): Draft {
  const names = Object.entries(files).map(([field, file]) => [field, file.name] as const)
  return { key, answers, files: { ...lostFiles, ...Object.fromEntries(names) } }
}

/** Whether there is an answer that the address of the page has not proposed. */
export const isTyped = ({ answers }: FormState, proposed: Answers): boolean =>
  Object.entries(answers).some(([name, answer]) => answer !== '' && answer !== answerTo(proposed, name))

/** Fields that went away with an answer keep theirs, for when they come back; but a hall is one of its cinema. */
export function withContent<S extends FormState>(
  state: S,
  { answers, files }: FormContent,
  fields: readonly FormField[],
): S {
  const taken = { ...state.answers, ...answers }
  const hasChanged = ({ name }: FormField) => answerTo(state.answers, name) !== answerTo(taken, name)
  const left = fields
    .filter((field) => asksForCinema(field) && hasChanged(field))
    .flatMap(({ name }) => hallFieldsBelow(fields, name))
  return {
    ...state,
    answers: { ...taken, ...Object.fromEntries(left.map(({ name }) => [name, ''])) },
    files,
    lostFiles: Object.fromEntries(Object.entries(state.lostFiles).filter(([name]) => !Object.hasOwn(files, name))),
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
