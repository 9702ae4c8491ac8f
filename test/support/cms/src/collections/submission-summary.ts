/** What editors read of a submission: its answers by their labels, and in the list from whom it is and how it begins. */
import type { Field } from 'payload'
import { shorten } from '../../../../../content/format/shorten.ts'
import { type Answers, answerTo, type FormField } from '../../../../../content/schema/answers/form-field.ts'

interface SubmissionSummary {
  readonly from: string
  readonly firstWords: string
}

/** Kept, so that they can be sorted and searched by; in the submission itself they would say twice what stands there. */
const inListOnly = { condition: () => false, readOnly: true } as const

export const summaryFields: Field[] = [
  { name: 'from', type: 'text', label: 'From', admin: inListOnly },
  { name: 'firstWords', type: 'text', label: 'First words', admin: inListOnly },
]

/** Of each answer: as the form asked then, for when it asks otherwise. */
export const answerFields: Field[] = [
  { name: 'label', type: 'text' },
  { name: 'choice', type: 'text' },
]

const longest = 90

export function summaryOf(shown: readonly FormField[], answers: Answers): SubmissionSummary {
  const to = (field: FormField | undefined) => (field ? answerTo(answers, field.name).trim() : '')
  const name = shown.find((field) => field.type === 'text' && field.autocomplete === 'name')
  const email = shown.find(({ type }) => type === 'email')
  const words =
    shown.find(({ type }) => type === 'textarea') ?? shown.find((field) => field.type === 'text' && field !== name)
  const [firstChoice] = shown.flatMap(({ name: of }) => labelsOf(shown, of, answerTo(answers, of)).choice ?? [])
  return {
    from: [to(name), to(email)].filter(Boolean).join(', ') || 'Without a name',
    firstWords: shorten(to(words).replaceAll(/\s+/g, ' '), longest) || (firstChoice ?? '–'),
  }
}

/** The label of a field, and of what was chosen there. */
export function labelsOf(shown: readonly FormField[], name: string, value: string) {
  const field = shown.find((field) => field.name === name)
  const choice = field && 'options' in field ? field.options.find((option) => option.value === value)?.label : undefined
  const ticked = field?.type === 'checkbox' && value === 'true' ? 'Yes' : undefined
  // What is sent without asking has no label.
  return {
    label: field && 'label' in field ? field.label : name,
    ...((choice ?? ticked) ? { choice: choice ?? ticked } : {}),
  }
}
