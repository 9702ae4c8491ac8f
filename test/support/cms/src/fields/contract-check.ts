/**
 * Checks a value of a form against the contract, and says what is wrong in words for an editor.
 *
 * An optional group is special: its fields are required as soon as one of them is filled in, so whether a field is needed
 * can only be told from the document.
 */
import type * as z from 'zod'
import { cleanLine, cleanLines } from '../../../../../content/schema/clean-text.ts'
import { fieldMeta } from '../../../../../content/schema/field.ts'
import { sentenceOf } from './issue-sentence.ts'

/** Whether a field must be filled in: always, never, or once the optional group `up` steps above it has any value. */
export type Need = 'always' | 'never' | { readonly up: number }

/** What the checks use of the options that Payload passes. */
export interface CheckOptions {
  readonly data?: unknown
  readonly path?: readonly (string | number)[]
  readonly req?: { readonly context?: Record<string, unknown> }
}

/** The context of a request that seeds: entries refer to each other in circles, so targets may come later. */
export const seeding = { seeding: true } as const

export const isSeeding = ({ req }: CheckOptions): boolean => req?.context?.['seeding'] === true

export const needWithin = (need: Need, required: boolean): Need => {
  if (!required || need === 'never') return 'never'
  return need === 'always' ? 'always' : { up: need.up + 1 }
}

/** Makes a `validate` of Payload out of a schema of the contract. A text is judged as the exporter will read it. */
export const checkBy = (schema: z.core.$ZodType, need: Need) => (value: unknown, options: CheckOptions) => {
  if (isEmpty(value)) return isNeeded(need, options) ? 'Please fill this in.' : true
  if (holdsNul(value)) return 'Holds a character (NUL) at which the database would cut it off. Type it anew.'
  const result = (schema as z.ZodType).safeParse(asExported(schema, value))
  return result.success || result.error.issues.map(sentenceOf).join(' ')
}

const holdsNul = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(holdsNul) : typeof value === 'string' && value.includes('\u0000')

function asExported(schema: z.core.$ZodType, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => asExported(schema, item))
  if (typeof value !== 'string') return value
  const { kind } = fieldMeta(schema)
  if (kind === 'multilineText') return cleanLines(value)
  return kind === 'text' || kind === 'textList' ? cleanLine(value) : value
}

export function isNeeded(need: Need, { data, path = [] }: CheckOptions): boolean {
  if (typeof need === 'string') return need === 'always'
  const group = path
    .slice(0, -need.up)
    .reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], data)
  return !isEmpty(group)
}

// `kind` says which part of a link counts and has a default; rows bring an id: neither is something an editor filled in.
const unspoken = new Set(['kind', 'id', 'blockType', 'blockName'])

/** Nothing said: no text, no items, unticked, or a group of nothing but these. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true
  if (Array.isArray(value)) return value.length === 0
  if (typeof value !== 'object' || value instanceof Date) return false
  return Object.entries(value).every(([key, item]) => unspoken.has(key) || isEmpty(item))
}
