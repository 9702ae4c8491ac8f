/** Every field of every type of the schema, and where entries have it. */
import * as z from 'zod'
import { blockShapes, shapeFor, walkFields } from '#content/format/walk-fields.ts'
import { type Entry, type EntryType, entryTypeNames, entryTypes } from '#content/schema/entry-types.ts'
import { type FieldMeta, fieldMeta, unwrap } from '#content/schema/field.ts'

export interface Field {
  readonly type: EntryType
  /** Such as `basicPage.sections<quote>.author`. */
  readonly name: string
  readonly meta: FieldMeta
  readonly schema: z.core.$ZodType
}

export interface Place {
  readonly entry: Entry
  readonly path: readonly (string | number)[]
  readonly value: unknown
}

/** Groups are left out, as their fields are there, and what no editor enters. */
const isEntered = ({ kind }: FieldMeta): boolean => kind !== 'group' && kind !== 'fixed'

export const fields: readonly Field[] = entryTypeNames.flatMap((type) =>
  [...fieldsBelow(entryTypes[type].schema, type)]
    .map((field) => ({ ...field, type }))
    .filter(({ meta }) => isEntered(meta)),
)

function* fieldsBelow(schema: z.core.$ZodType, name: string): Generator<Omit<Field, 'type'>> {
  const inner = unwrap(schema)
  const shapes =
    inner instanceof z.ZodDiscriminatedUnion
      ? Object.entries(blockShapes(inner)).map(([block, shape]) => [`${name}<${block}>`, shape] as const)
      : [[name, shapeFor(inner, undefined)] as const]
  for (const [above, shape] of shapes) {
    for (const [key, field] of Object.entries(shape)) {
      const meta = fieldMeta(field)
      const here = `${above}.${key}`
      yield { name: here, meta, schema: field }
      const within = unwrap(field)
      if (meta.kind === 'group') yield* fieldsBelow(within, here)
      if (within instanceof z.ZodArray && (meta.kind === 'list' || meta.kind === 'blocks'))
        yield* fieldsBelow(within.def.element, here)
    }
  }
}

/** Where entries have a value, by the name of the field. */
export function placesIn(entries: Iterable<Entry>): Map<string, Place[]> {
  const places = new Map<string, Place[]>()
  for (const entry of entries) {
    for (const { path, value } of walkFields(entryTypes[entry.type].schema, entry))
      places.getOrInsertComputed(nameAt(entry, path), () => []).push({ entry, path, value })
  }
  return places
}

function nameAt(entry: Entry, path: readonly (string | number)[]): string {
  let value: unknown = entry
  let name: string = entry.type
  for (const step of path) {
    value = (value as Record<string | number, unknown>)[step]
    if (typeof step === 'string') name += `.${step}`
    else if (typeof value === 'object' && value !== null && 'type' in value) name += `<${value.type}>`
  }
  return name
}

/** A copy of an entry with another value at a path. */
export function withValue(entry: Entry, path: readonly (string | number)[], value: unknown): Entry {
  const copy = structuredClone(entry)
  let at = copy as unknown as Record<string | number, unknown>
  for (const step of path.slice(0, -1)) at = at[step] as Record<string | number, unknown>
  at[path.at(-1) ?? ''] = value
  return copy
}
