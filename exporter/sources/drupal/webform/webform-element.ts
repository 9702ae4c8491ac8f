/** An element of a webform as `webform_rest` hands it out: a render array. Labels are HTML. */
import * as z from 'zod'
import { plainText } from '#content/schema/answers/drupal/plain-text.ts'
import { isObject } from '../is-object.ts'
import { entriesInOrder } from './names-in-order.ts'

const flag = z.union([z.boolean(), z.number(), z.string()]).transform((value) => value === true || Number(value) === 1)
const number = z.union([z.number(), z.string().regex(/^-?\d+(?:\.\d+)?$/)]).transform(Number)
const words = z.string().transform(plainText)

/** A choice: what is sent, and what is shown. */
type Choice = readonly [value: string, label: string]

/** A group of choices holds others. A set of choices that is kept elsewhere is given by its name alone. */
function choicesIn(options: object | string): Choice[] {
  if (typeof options === 'string') return []
  return entriesInOrder<unknown>({ ...options }).flatMap(([value, label]): Choice[] =>
    isObject(label) ? choicesIn(label) : [[value, String(label)]],
  )
}

export const webformElement = z.looseObject({
  '#type': z.string(),
  '#title': words.optional(),
  '#description': words.optional(),
  '#help': words.optional(),
  '#required': flag.optional(),
  '#maxlength': number.optional(),
  '#minlength': number.optional(),
  '#min': number.optional(),
  '#max': number.optional(),
  '#autocomplete': z.string().optional(),
  '#options': z
    .union([z.record(z.string(), z.unknown()), z.array(z.unknown()), z.string()])
    .transform(choicesIn)
    .optional(),
  '#file_extensions': z.string().optional(),
  '#max_filesize': number.optional(),
  '#date_date_min': z.string().optional(),
  '#value': z.union([z.string(), z.number()]).transform(String).optional(),
  '#default_value': z.unknown().optional(),
  '#submit__label': words.optional(),
  '#states': z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).optional(),
  '#target_type': z.string().optional(),
  '#selection_settings': z.looseObject({ target_bundles: z.record(z.string(), z.unknown()).nullish() }).optional(),
  /** Properties of our own, for what Webform has no words for. */
  '#heading': words.optional(),
  '#choices': z.string().optional(),
  '#questions': z
    .record(z.string(), z.array(z.string()))
    .transform((questions) => Object.fromEntries(entriesInOrder(questions)))
    .optional(),
})

export type WebformElement = z.output<typeof webformElement>

/** Key → element, as pairs in the order of the form, which is a part of its revision: the order of an object is not. */
export const webformElements = z.record(z.string(), webformElement).transform(entriesInOrder)
export type WebformElements = z.output<typeof webformElements>
