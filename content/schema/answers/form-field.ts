/** The fields of a form, as checks need them. */
import type * as z from 'zod'
import { ownValue } from '#content/schema/own-value.ts'
import type { formFields } from '#content/schema/types/site.ts'

/** An option as checks know it: what is sent, and what visitors read. */
interface Choice {
  readonly value: string
  readonly label: string
}

type WithChoices<F> = F extends { options: unknown } ? Omit<F, 'options'> & { readonly options: readonly Choice[] } : F

export type FormField = WithChoices<z.infer<typeof formFields>>
export type FormFieldOf<T extends FormField['type']> = Extract<FormField, { type: T }>

/** A field that visitors see. */
export type VisibleField = Exclude<FormField, FormFieldOf<'hidden'>>

/** Name of a field → what was answered. A tick is `true`, no tick is empty. */
export type Answers = Readonly<Record<string, string>>

/** The facts of a file that are known before it is sent. */
export interface AttachedFile {
  readonly name: string
  readonly type: string
  /** Bytes. */
  readonly size: number
}

export type AttachedFiles = Readonly<Record<string, AttachedFile>>

export const answerTo = (answers: Answers, name: string): string => ownValue(answers, name) ?? ''
