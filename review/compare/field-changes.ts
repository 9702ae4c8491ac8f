/** How the fields of an entry differ, along its schema. */
import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod'
import { fieldsFor } from '#content/format/walk-fields.ts'
import type { FieldMeta } from '#content/schema/field.ts'
import { labelOf } from '#content/schema/field.ts'
import type { FieldChange, ItemChange } from '#review/entry-change.ts'
import { lowerFirst } from '#review/snapshots/side.ts'
import { type ListEdit, listChanges } from './list-changes.ts'
import { textChanges } from './text-changes.ts'
import { type TitleFor, valueText } from './value-text.ts'

type Values = Readonly<Record<string, unknown>>

interface Place {
  readonly path: string
  readonly label: string
}

/** @param before empty for an entry that is new, as `after` is for one that is gone. */
export function fieldChanges(
  schema: z.core.$ZodType,
  before: Values,
  after: Values,
  titleFor: TitleFor,
  around: Place = { path: '', label: '' },
): FieldChange[] {
  return fieldsFor(schema, Object.keys(after).length > 0 ? after : before).flatMap(({ name, meta, inner }) => {
    const [old, now] = [given(before[name]), given(after[name])]
    if (meta.kind === 'fixed' || isDeepStrictEqual(old, now)) return []
    const label = labelOf(name, meta)
    const place = { path: around.path + name, label: around.label ? `${around.label}, ${lowerFirst(label)}` : label }
    return changesOf({ meta, inner, old, now, place, titleFor })
  })
}

interface Changed {
  readonly meta: FieldMeta
  readonly inner: z.core.$ZodType
  readonly old: unknown
  readonly now: unknown
  readonly place: Place
  readonly titleFor: TitleFor
}

function changesOf({ meta, inner, old, now, place, titleFor }: Changed): FieldChange[] {
  const field = {
    field: place.path,
    label: place.label,
    of: meta.kind,
    ...(meta.unit === undefined ? {} : { unit: meta.unit }),
  }
  switch (meta.kind) {
    case 'group':
      return fieldChanges(inner, values(old), values(now), titleFor, { ...place, path: `${place.path}.` })
    case 'prose':
    case 'multilineText': {
      const sentences = textChanges(String(old ?? ''), String(now ?? ''))
      return sentences.length > 0 ? [{ ...field, kind: 'text', sentences }] : []
    }
    case 'list':
    case 'blocks': {
      const element = (inner as z.ZodArray).def.element
      const rows = (value: unknown) => (value ?? []) as readonly Values[]
      const edits = listChanges(rows(old), rows(now), { whole: JSON.stringify, name: rowName, kind: rowKind })
      return itemsOf(field, edits, {
        textOf: rowText,
        fieldsOf: (before, after) => fieldChanges(element, before, after, titleFor),
      })
    }
    case 'textList':
    case 'multiSelect':
    case 'references': {
      const items = (value: unknown) => (value ?? []) as readonly string[]
      const edits = listChanges(items(old), items(now), { whole: (item) => item })
      const textOf = (item: string) => valueText(meta, item, titleFor)
      const both = [...new Set([...items(old), ...items(now)])].map(textOf)
      return itemsOf(field, edits, {
        // As below: a film that was made anew, say.
        textOf: (item) =>
          both.filter((text) => text === textOf(item)).length > 1 ? `${textOf(item)} (${item})` : textOf(item),
        ...(meta.kind === 'references' ? { entryOf: (item: string) => item } : {}),
      })
    }
    default: {
      const [was, is] = [old, now].map((value) => (value === undefined ? '' : valueText(meta, value, titleFor)))
      // Two that read alike are told apart by what files have of them: films of one title, say.
      const text = (value: unknown, words = '') => (was === is ? `${words} (${spelled(value)})` : words)
      return [
        {
          ...field,
          kind: 'value',
          ...(old === undefined ? {} : { before: text(old, was) }),
          ...(now === undefined ? {} : { after: text(now, is) }),
          ...(old !== undefined && meta.kind === 'reference' ? { entryBefore: String(old) } : {}),
        },
      ]
    }
  }
}

const spelled = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))
const values = (value: unknown): Values => (value ?? {}) as Values

/** Nothing is what files leave out. */
const given = (value: unknown): unknown =>
  value === false || (Array.isArray(value) && value.length === 0) ? undefined : value

interface Described<Item> {
  readonly textOf: (item: Item) => string
  /** @param before empty for an item that is new, as `after` is for one that is gone. */
  readonly fieldsOf?: (before: Partial<Item>, after: Partial<Item>) => FieldChange[]
  /** The key of what the item refers to. */
  readonly entryOf?: (item: Item) => string
}

function itemsOf<Item>(
  field: Omit<Extract<FieldChange, { kind: 'list' }>, 'kind' | 'items'>,
  edits: readonly ListEdit<Item>[],
  { textOf, fieldsOf, entryOf }: Described<Item>,
): FieldChange[] {
  if (edits.length === 0) return []
  const items = edits.map((edit): ItemChange => {
    const { kind, item } = edit
    const before = kind === 'changed' ? edit.before : kind === 'removed' ? item : {}
    return {
      kind,
      text: textOf(item),
      ...(entryOf ? { entry: entryOf(item) } : {}),
      ...('place' in edit && edit.place ? { place: edit.place } : {}),
      ...(fieldsOf && kind !== 'moved' ? { fields: fieldsOf(before, kind === 'removed' ? {} : item) } : {}),
    }
  })
  return [{ ...field, kind: 'list', items }]
}

/** The fields that tell rows apart for a reader, the first that there is. */
const naming = ['title', 'label', 'name', 'heading', 'days', 'author', 'path', 'start', 'file'] as const

const nameIn = (row: Values): string | undefined => naming.map((name) => row[name]).find(Boolean) as string | undefined

const rowKind = (row: Values): string => String(row['type'] ?? '')

/** Rows of the same kind without a name of their own are told apart by their order. */
const rowName = (row: Values): string => `${rowKind(row)} ${nameIn(row) ?? ''}`

function rowText(row: Values): string {
  const name = nameIn(row)
  const type = typeof row['type'] === 'string' ? row['type'] : undefined
  if (name !== undefined && type !== undefined) return `${type} “${name}”`
  if (name !== undefined) return name
  if (type !== undefined) return type
  return Object.values(row).flat().map(String).join(' · ')
}
