/**
 * Fields that many entries of a type have lost at once. A CMS that withholds a field, or what it leads to, hands out entries that only
 * look shorter: none of them is gone, and nothing else would stop it.
 */

import { fieldsFor } from '#content/format/walk-fields.ts'
import { splitKey } from '#content/schema/entry-key.ts'
import { type Entry, entryTypes } from '#content/schema/entry-types.ts'
import type { FieldKind } from '#content/schema/field.ts'
import { ownValue } from '#content/schema/own-value.ts'
import { type ExportProblem, massLossHint } from './problem.ts'
import { isSuspicious } from './reconcile.ts'

/** The kinds of field that a page is made of. Other fields come and go by themselves: days that are over, films that a list names no more. */
const ofPages: ReadonlySet<FieldKind> = new Set(['prose', 'list', 'blocks'])

/** An editor may empty a field of fewer entries than this, even where no entry of the type keeps it. */
const fewest = 3

/** Entries by `<type>/<id>`. */
type Entries = ReadonlyMap<string, Entry>
type Stored = ReadonlyMap<string, { readonly entry: Entry }>

/**
 * @param before the old snapshot
 * @param changed the entries of the new one that differ
 */
export function emptiedFields(before: Stored, changed: Entries): ExportProblem[] {
  const lost = [...changed].flatMap(([key, now]) => {
    const old = before.get(key)?.entry
    return old ? filledFields(old).filter((field) => !filledFields(now).includes(field)) : []
  })
  return [...Map.groupBy(lost, (field) => field)].flatMap(([field, { length }]): ExportProblem[] => {
    const [type = '', name = ''] = field.split('.')
    if (length < fewest) return []
    // The key is looked at first, as `.entry` parses the file.
    const ofType = [...before].filter(([key]) => splitKey(key)[0] === type)
    const had = ofType.filter(([, { entry }]) => filledFields(entry).includes(field))
    if (!isSuspicious(length, had.length) && length < had.length) return []
    return [
      {
        severity: 'blocks',
        entry: type,
        field: name,
        message: `${length} of ${had.length} entries that had something in it have nothing any more`,
        hint: massLossHint,
      },
    ]
  })
}

/** `<type>.<field>` of each that holds something. */
function filledFields(entry: Entry): string[] {
  const values = entry as unknown as Readonly<Record<string, unknown>>
  return fieldsFor(entryTypes[entry.type].schema, entry)
    .filter(({ name, meta }) => ofPages.has(meta.kind) && isFilled(ownValue(values, name)))
    .map(({ name }) => `${entry.type}.${name}`)
}

const isFilled = (value: unknown): boolean => (Array.isArray(value) || typeof value === 'string') && value.length > 0
