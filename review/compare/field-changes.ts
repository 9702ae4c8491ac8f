/** How the fields of an entry differ, along its schema. */

import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod'
import { fieldsFor, shapeFor } from '#content/format/walk-fields.ts'
import { type FieldMeta, isRequired, labelOf } from '#content/schema/field.ts'
import { ownValue } from '#content/schema/own-value.ts'
import type { ChangedField, FieldChange, ItemChange } from '#review/entry-change.ts'
import { itemChanges } from './item-changes.ts'
import { listChanges } from './list-changes.ts'
import { rowKind, rowName, rowText } from './rows.ts'
import { textChanges } from './text-changes.ts'
import { type TitleFor, valueText } from './value-text.ts'

type Values = Readonly<Record<string, unknown>>

interface Around {
  /** Path of the group that the fields are in, with a dot at its end; empty for those of an entry or of a row. */
  readonly path: string
  /** Labels of the groups, from the outermost on. */
  readonly groups: readonly string[]
}

interface States {
  /** Empty for an entry that is new. */
  readonly before: Values
  /** Empty for an entry that is gone. */
  readonly after: Values
}

export function fieldChanges(
  schema: z.core.$ZodType,
  { before, after }: States,
  titleFor: TitleFor,
  around: Around = { path: '', groups: [] },
): FieldChange[] {
  return fieldsFor(schema, Object.keys(after).length > 0 ? after : before).flatMap(({ name, meta, inner }) => {
    const [old, now] = [given(ownValue(before, name)), given(ownValue(after, name))]
    if (meta.kind === 'fixed' || isDeepStrictEqual(old, now)) return []
    return changesOf({ name, meta, inner, old, now, around, titleFor })
  })
}

interface Changed {
  readonly name: string
  readonly meta: FieldMeta
  readonly inner: z.core.$ZodType
  readonly old: unknown
  readonly now: unknown
  readonly around: Around
  readonly titleFor: TitleFor
}

function changesOf({ name, meta, inner, old, now, around: { path, groups }, titleFor }: Changed): FieldChange[] {
  const field: ChangedField = {
    field: path + name,
    label: labelOf(name, meta),
    ...(groups.length > 0 ? { groups } : {}),
    of: meta.kind,
    ...(meta.unit === undefined ? {} : { unit: meta.unit }),
    ...forAllOf(meta, old, now),
  }
  switch (meta.kind) {
    case 'group':
      return groupChanges(field, { inner, old, now, titleFor })
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
      const items = itemChanges(edits, {
        textOf: (row) => rowText(row, element, titleFor),
        fieldsOf: (before, after) => fieldChanges(element, { before, after }, titleFor),
      })
      return listOf(field, items)
    }
    case 'textList':
    case 'multiSelect':
    case 'references': {
      const keys = (value: unknown) => (value ?? []) as readonly string[]
      const edits = listChanges(keys(old), keys(now), { whole: (item) => item })
      const textOf = (item: string) => valueText(meta, item, titleFor)
      const both = [...new Set([...keys(old), ...keys(now)])].map(textOf)
      const items = itemChanges(edits, {
        // As below: a film that was made anew, say.
        textOf: (item) =>
          both.filter((text) => text === textOf(item)).length > 1 ? `${textOf(item)} (${item})` : textOf(item),
        ...(meta.kind === 'references' ? { entryOf: (item: string) => item } : {}),
      })
      return listOf(field, items)
    }
    default: {
      const [was, is] = [old, now].map((value) => (value === undefined ? '' : valueText(meta, value, titleFor)))
      // Two that read alike, such as films of one title, are distinguished by their values in files.
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

const listOf = (field: ChangedField, items: readonly ItemChange[]): FieldChange[] =>
  items.length > 0 ? [{ ...field, kind: 'list', items }] : []

function groupChanges(
  field: ChangedField,
  { inner, old, now, titleFor }: Pick<Changed, 'inner' | 'old' | 'now' | 'titleFor'>,
): FieldChange[] {
  // A group in which nothing is required is there with its first field: those come and go one by one.
  const isThing = Object.values(shapeFor(inner, now)).some(isRequired)
  const isWhole = isThing && (old === undefined || now === undefined)
  const fields = fieldChanges(inner, { before: values(old), after: values(now) }, titleFor, {
    path: `${field.field}.`,
    groups: isWhole ? [] : [...(field.groups ?? []), field.label],
  })
  return isWhole ? [{ ...field, kind: 'group', change: now === undefined ? 'removed' : 'added', fields }] : fields
}

function forAllOf({ emptyMeans }: FieldMeta, old: unknown, now: unknown): Pick<FieldChange, 'forAll'> {
  if (emptyMeans === undefined || (old !== undefined && now !== undefined)) return {}
  return { forAll: { means: emptyMeans, when: now === undefined ? 'after' : 'before' } }
}

const spelled = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))
const values = (value: unknown): Values => (value ?? {}) as Values

/** Undefined for what files leave out. */
const given = (value: unknown): unknown =>
  value === false || (Array.isArray(value) && value.length === 0) ? undefined : value
