/** The names of rows of lists, and their identity across snapshots. */

import type * as z from 'zod'
import { fieldsFor } from '#content/format/walk-fields.ts'
import { ownValue } from '#content/schema/own-value.ts'
import { type TitleFor, valueText } from './value-text.ts'

type Row = Readonly<Record<string, unknown>>

/** The fields that tell rows apart for a reader, the first that there is. */
const naming = ['title', 'label', 'name', 'heading', 'days', 'author', 'path', 'start', 'file'] as const

const namingFieldOf = (row: Row) => naming.find((name) => row[name])

export const rowKind = (row: Row): string => String(row['type'] ?? '')

/** Rows of the same kind without a name of their own are distinguished by their order. */
export const rowName = (row: Row): string => `${rowKind(row)} ${row[namingFieldOf(row) ?? ''] ?? ''}`

export function rowText(row: Row, schema: z.core.$ZodType, titleFor: TitleFor): string {
  const field = fieldsFor(schema, row).find(({ name }) => name === namingFieldOf(row))
  const name = field && valueText(field.meta, ownValue(row, field.name), titleFor)
  const kind = rowKind(row)
  if (name !== undefined && kind) return `${kind} “${name}”`
  return name ?? (kind || Object.values(row).flat().map(String).join(' · '))
}
