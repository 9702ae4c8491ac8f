/** What is known of a field of the contract when its form field is made. */
import type * as z from 'zod'
import { type FieldMeta, labelOf } from '../../../../../content/schema/field.ts'
import type { Need } from './contract-check.ts'
import { singular } from './singular.ts'

export interface FieldPlan {
  readonly name: string
  readonly meta: FieldMeta
  /** Without `.optional()` and the like. */
  readonly schema: z.core.$ZodType
  readonly need: Need
}

export type FieldBase = ReturnType<typeof baseOf>

/** What the form fields of all kinds have in common. */
export const baseOf = ({ name, meta, need }: FieldPlan) => ({
  name,
  label: labelOf(name, meta),
  required: need === 'always',
  admin: meta.help ? { description: meta.help } : {},
})

/** The choices of a select, in the order of the contract. */
export const optionsOf = (meta: FieldMeta) =>
  Object.entries(meta.options ?? {}).map(([value, label]) => ({ value, label }))

/** What a list and one of its rows are called. */
export const rowLabels = (label: string) => ({ labels: { singular: singular(label), plural: label } })

export const minRows = ({ meta }: FieldPlan) => (meta.min ? { minRows: meta.min } : {})
