/** What a form knows after each thing that happens to it: a pure function of what it knew before. */
import type { FormField } from '#content/schema/answers/form-field.ts'
import { formProblems } from '#content/schema/answers/form-problems.ts'
import { visibleFields } from '#content/schema/answers/visible-fields.ts'
import { withHalls } from '#content/schema/answers/with-halls.ts'
import { type FormState, type Sending, untouched } from '#site/features/form/form-state.ts'
import type { Outcome } from '#site/features/form-sending/submission.ts'
import { type FormContent, withContent } from './form-content.ts'
import { type InteractiveFormState, unjudged } from './interactive-form-state.ts'

export interface FormContext {
  readonly fields: readonly FormField[]
  /** The halls of a cinema, by its name in the form. */
  readonly hallsOf: (cinema: string) => readonly string[]
  /** Milliseconds since 1970. */
  readonly now: number
}

type FormEvent =
  /** `name` of the field; without one, what stands in the fields already is taken over. */
  | { readonly type: 'changed'; readonly content: FormContent; readonly name?: string | undefined }
  | { readonly type: 'left'; readonly content: FormContent; readonly name: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'progressed'; readonly sending: Sending }
  | { readonly type: 'answered'; readonly outcome: Outcome }
  /** What is sent next is another message, with this key. */
  | { readonly type: 'renewed'; readonly key: string }
  | { readonly type: 'cleared'; readonly key: string }
  | { readonly type: 'challengeToggled'; readonly isVisible: boolean }

export function reduceForm(state: InteractiveFormState, event: FormEvent, context: FormContext): InteractiveFormState {
  const next = afterEvent(state, event, context)
  const { wasSubmitted, visitedFields } = next
  const problems = [...problemsOf(next, context)].filter(([name]) => wasSubmitted || visitedFields.has(name))
  return { ...next, problems: new Map(problems) }
}

function afterEvent(state: InteractiveFormState, event: FormEvent, context: FormContext): InteractiveFormState {
  switch (event.type) {
    case 'changed': {
      const serverProblems = new Map([...state.serverProblems].filter(([name]) => name !== event.name))
      return { ...withContent(state, event.content, context.fields), serverProblems }
    }
    case 'left': {
      const visitedFields = new Set([...state.visitedFields, event.name])
      return { ...withContent(state, event.content, context.fields), visitedFields }
    }
    case 'submitted': {
      const submitted = { ...state, wasSubmitted: true, serverProblems: unjudged.serverProblems }
      return problemsOf(submitted, context).size > 0 ? stoppedAtMistakes(submitted) : submitted
    }
    case 'progressed':
      return { ...state, sending: event.sending }
    case 'answered':
      return afterAnswer(state, event.outcome, context)
    case 'renewed':
      return { ...state, key: event.key }
    case 'cleared': {
      const { answers, isRestored, files, lostFiles, sending, mistakenAttempts } = untouched
      return { ...state, ...unjudged, key: event.key, answers, isRestored, files, lostFiles, sending, mistakenAttempts }
    }
    case 'challengeToggled':
      return { ...state, isChallengeVisible: event.isVisible }
  }
}

function afterAnswer(state: InteractiveFormState, outcome: Outcome, context: FormContext): InteractiveFormState {
  if (outcome.kind === 'sent') return { ...state, sending: { phase: 'sent' } }
  if (outcome.kind === 'failed') return { ...state, sending: { phase: 'failed', failure: outcome } }
  const shown = new Set(shownIn(state, context).map(({ name }) => name))
  const serverProblems = new Map([...outcome.problems].filter(([name]) => shown.has(name)))
  // A problem of no shown field can be mended by nobody.
  if (serverProblems.size === 0) return { ...state, sending: { phase: 'failed', failure: { reason: 'refused' } } }
  // Whoever has left the page and come back has not pressed the button here.
  return stoppedAtMistakes({ ...state, wasSubmitted: true, serverProblems })
}

const stoppedAtMistakes = (state: InteractiveFormState): InteractiveFormState => ({
  ...state,
  sending: { phase: 'ready' },
  mistakenAttempts: state.mistakenAttempts + 1,
})

type FieldContext = Pick<FormContext, 'fields' | 'hallsOf'>

const fieldsIn = ({ answers }: FormState, { fields, hallsOf }: FieldContext) => withHalls(fields, answers, hallsOf)

/** The fields that the answers leave to be shown. */
export const shownIn = (state: FormState, context: FieldContext) =>
  visibleFields(fieldsIn(state, context), state.answers)

function problemsOf(state: InteractiveFormState, context: FormContext): ReadonlyMap<string, string> {
  const own = formProblems(fieldsIn(state, context), state.answers, state.files, context.now)
  return new Map(
    shownIn(state, context).flatMap(({ name }): [string, string][] => {
      const problem = own.get(name) ?? state.serverProblems.get(name)
      return problem ? [[name, problem]] : []
    }),
  )
}
