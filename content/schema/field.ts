/**
 * The vocabulary of fields.
 *
 * Every field of every entry is made by one function of this file (or of `field-kinds.ts`). The function says two things
 * at once: what a value must look like (zod), and what the field is for (its kind, label and help). The exporter's
 * mapping, the reference check and the editing forms of the development CMS are all derived from the second, so a field
 * is described in exactly one place.
 */
import * as z from 'zod'
import type { MediaKind } from './media.ts'

export type FieldKind =
  | 'blocks'
  | 'boolean'
  | 'select'
  | 'multiSelect'
  | 'day'
  | 'fixed'
  | 'group'
  | 'instant'
  | 'multilineText'
  | 'link'
  | 'list'
  | 'measured'
  | 'number'
  | 'prose'
  | 'reference'
  | 'references'
  | 'text'
  | 'textList'
  | 'time'

/** The words that an editor reads beside a field. A label left out is made from the field's name. */
export interface FieldHelp {
  readonly label?: string
  readonly help?: string
  /** The meaning of an empty field, such as `all cinemas`. Editors see it if the field has no other help. */
  readonly emptyMeans?: string
}

export interface FieldMeta extends FieldHelp {
  readonly kind: FieldKind
  /** `reference`, `references`: the types of entry that may be referred to. */
  readonly to?: readonly string[]
  /** `reference`, `references`: the vocabulary a term must belong to. */
  readonly vocabulary?: string
  /** `reference`, `references`: what a file must be; whatever it is, if left out. */
  readonly shows?: MediaKind
  /** `select`, `multiSelect`: value to label, in the order of the form. */
  readonly options?: Readonly<Record<string, string>>
  /** `number`: the unit. */
  readonly unit?: string
  /** `text`, `multilineText`: the longest text allowed, in characters. */
  readonly max?: number
  /** `number`: smallest value. `list`, `references`, …: fewest items. */
  readonly min?: number
}

const registry = z.registry<FieldMeta>()

/** Notes what a schema is for and gives the same schema back. */
export function field<S extends z.ZodType>(schema: S, meta: FieldMeta): S {
  const { emptyMeans } = meta
  registry.add(schema, emptyMeans === undefined ? meta : { help: `Leave empty for ${emptyMeans}.`, ...meta })
  return schema
}

/** The schema inside `.optional()`, `.default()` and `.prefault()`. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  let inner = schema
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault || inner instanceof z.ZodPrefault) {
    inner = inner.def.innerType
  }
  return inner
}

/** The meaning of a schema, if it is a field at all. */
export const findFieldMeta = (schema: z.core.$ZodType): FieldMeta | undefined =>
  registry.get(unwrap(schema) as z.ZodType)

/** The meaning of a field. Throws on a schema that was not made by a function of the vocabulary: a mistake in our code. */
export function fieldMeta(schema: z.core.$ZodType): FieldMeta {
  const meta = findFieldMeta(schema)
  if (!meta)
    throw new Error('A field of the schema was not made by content/schema/field-kinds.ts, so its kind is unknown.')
  return meta
}

/** Whether an entry must have the field. A list without a minimum is not required: nothing listed is an empty list. */
export function isRequired(schema: z.core.$ZodType): boolean {
  return (
    !(schema instanceof z.ZodOptional) &&
    !((schema instanceof z.ZodPrefault || schema instanceof z.ZodDefault) && !fieldMeta(schema).min)
  )
}

/** 'numberOfHalls' → 'Number of halls', for a field that brings no label of its own. */
export function labelOf(name: string, meta: FieldHelp): string {
  if (meta.label) return meta.label
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
