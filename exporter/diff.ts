/** Finds the changes that an export makes, in the terms of the content. Pure. */

import { isDeepStrictEqual } from 'node:util'
import { titleOf } from '#content/schema/entry-key.ts'
import { type Entry, fieldsOf } from '#content/schema/entry-types.ts'
import { fieldMeta, labelOf } from '#content/schema/field.ts'
import { ownValue } from '#content/schema/own-value.ts'
import { entryPath } from '#content/snapshot/paths.ts'

export interface Change {
  readonly kind: 'added' | 'changed' | 'removed'
  /** `<type>/<id>` */
  readonly entry: string
  readonly title: string
  /** Labels of the fields that differ; for `changed` only. */
  readonly fields: readonly string[]
  /** The page's old and new address, where it moved. */
  readonly moved?: { readonly from: string; readonly to: string }
}

/** Compares two states of a snapshot; entries by `<type>/<id>`. Sorted by key. */
export function changesBetween(before: ReadonlyMap<string, Entry>, after: ReadonlyMap<string, Entry>): Change[] {
  const changes: Change[] = []
  for (const key of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    const [old, now] = [before.get(key), after.get(key)]
    if (!old && now) changes.push({ kind: 'added', entry: key, title: titleOf(now), fields: [] })
    if (old && !now) changes.push({ kind: 'removed', entry: key, title: titleOf(old), fields: [] })
    if (old && now && old !== now && !isDeepStrictEqual(old, now)) changes.push(changed(key, old, now))
  }
  return changes
}

function changed(entry: string, old: Entry, now: Entry): Change {
  const values = (of: Entry) => of as unknown as Readonly<Record<string, unknown>>
  const fields = Object.entries(fieldsOf(now.type))
    .filter(([name]) => !isDeepStrictEqual(ownValue(values(old), name), ownValue(values(now), name)))
    .map(([name, schema]) => labelOf(name, fieldMeta(schema)))
  const [from, to] = [entryPath(old), entryPath(now)]
  const moved = from && to && from !== to ? { moved: { from, to } } : {}
  return { kind: 'changed', entry, title: titleOf(now), fields, ...moved }
}
