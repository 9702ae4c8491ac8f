/** What visitors answer, in the terms of the form that an editor made. */
import type * as z from 'zod'
import type { formFields } from '#content/schema/types/site.ts'

/** Of a choice, checks know what is sent, and what visitors read. */
interface Choice {
  readonly value: string
  readonly label: string
}

type WithChoices<F> = F extends { options: unknown } ? Omit<F, 'options'> & { readonly options: readonly Choice[] } : F

export type FormField = WithChoices<z.infer<typeof formFields>>
export type FormFieldOf<T extends FormField['type']> = Extract<FormField, { type: T }>

/** What a visitor sees of a form. */
export type VisibleField = Exclude<FormField, FormFieldOf<'hidden'>>

/** By the name of the field. A tick is `true`, no tick nothing. */
export type Answers = Readonly<Record<string, string>>

/** What is known of a file before it is sent. */
export interface AttachedFile {
  readonly name: string
  readonly type: string
  readonly size: number
}

export type AttachedFiles = Readonly<Record<string, AttachedFile>>

export const answerTo = (answers: Answers, name: string): string =>
  Object.hasOwn(answers, name) ? (answers[name] ?? '') : ''
