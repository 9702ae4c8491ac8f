/** Walks the fields of an entry along its schema. The reference check, the mapping and the seeding use it. */

import * as z from 'zod'
import { type FieldMeta, fieldMeta, unwrap } from '#content/schema/field.ts'
import { ownValue } from '#content/schema/own-value.ts'

export interface Visited {
  readonly meta: FieldMeta
  readonly value: unknown
  /** Keys and indexes from the entry down to the value. */
  readonly path: readonly (string | number)[]
}

/** Yields every field that has a value, parents before children, in the order of the schema. */
export function* walkFields(
  schema: z.core.$ZodType,
  value: unknown,
  path: readonly (string | number)[] = [],
): Generator<Visited> {
  for (const { name, meta, inner } of fieldsFor(schema, value)) {
    const item = ownValue(value as Readonly<Record<string, unknown>>, name)
    if (item === undefined) continue
    const here = [...path, name]
    yield { meta, value: item, path: here }
    if (meta.kind === 'group') yield* walkFields(inner, item, here)
    if (inner instanceof z.ZodArray && (meta.kind === 'list' || meta.kind === 'blocks')) {
      for (const [index, row] of (item as unknown[]).entries())
        yield* walkFields(inner.def.element, row, [...here, index])
    }
  }
}

export interface Field {
  readonly name: string
  readonly meta: FieldMeta
  readonly inner: z.core.$ZodType
}

/** Shape → its fields, looked up once: whole snapshots are walked. */
const fieldsOf = new WeakMap<object, readonly Field[]>()

/** The fields of an object, or of the block that it is, in the order of the schema. */
export function fieldsFor(schema: z.core.$ZodType, value: unknown): readonly Field[] {
  const shape = shapeFor(schema, value)
  return fieldsOf.getOrInsertComputed(shape, () =>
    Object.entries(shape).map(([name, field]) => ({ name, meta: fieldMeta(field), inner: unwrap(field) })),
  )
}

const shapesOf = new WeakMap<z.ZodDiscriminatedUnion, Readonly<Record<string, z.ZodRawShape>>>()

/** The fields of an object, or of the member of a union that the value's `type` names. */
export function shapeFor(schema: z.core.$ZodType, value: unknown): Readonly<Record<string, z.core.$ZodType>> {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodObject) return inner.shape
  if (inner instanceof z.ZodDiscriminatedUnion) {
    const shapes = shapesOf.getOrInsertComputed(inner, () => blockShapes(inner))
    const member = ownValue(shapes, String((value as { type?: unknown }).type))
    if (member) return member
  }
  throw new Error('Only objects and blocks have fields.')
}

/** Each block of a union by its `type`. */
export function blockShapes(union: z.ZodDiscriminatedUnion): Readonly<Record<string, z.ZodRawShape>> {
  return Object.fromEntries(
    union.def.options.map((option) => {
      const { shape } = option as z.ZodObject
      const { values } = (shape['type'] as z.ZodLiteral).def
      return [String(values[0]), shape]
    }),
  )
}
