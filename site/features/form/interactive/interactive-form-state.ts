/** All that a form knows once it is touched, and what it begins with. */
import { firstDay } from '#content/schema/answers/answer-problem.ts'
import type { FormField } from '#content/schema/answers/form-field.ts'
import { type FormState, untouched } from '#site/features/form/form-state.ts'
import type { Draft } from './draft.ts'

export interface InteractiveFormState extends FormState {
  /** Key of the submission that it becomes. */
  readonly key: string
  /** Names of the fields that the visitor has left. */
  readonly visitedFields: ReadonlySet<string>
  /** Sentences of the endpoint about fields that were not changed since, by name. */
  readonly serverProblems: ReadonlyMap<string, string>
  readonly wasSubmitted: boolean
}

/** The part of a state in which nothing was found wrong yet. */
export const unjudged = {
  visitedFields: new Set<string>(),
  serverProblems: new Map<string, string>(),
  wasSubmitted: false,
}

export const initialState = (
  key: string,
  draft: Draft | undefined,
  fields: readonly FormField[],
  now: number,
): InteractiveFormState => ({
  ...untouched,
  key,
  ...unjudged,
  answers: draft?.answers ?? {},
  isRestored: Object.values({ ...draft?.answers, ...draft?.files }).some((kept) => kept !== ''),
  lostFiles: draft?.files ?? {},
  firstDays: Object.fromEntries(
    fields.flatMap((field) =>
      field.type === 'date' && field.notBeforeDays !== undefined
        ? [[field.name, firstDay(field.notBeforeDays, now)]]
        : [],
    ),
  ),
})
