/** Entries whose only change is a removed reference to a deleted entry. They are reported with the deletion. */
import type { EntryChange, FieldChange } from '#review/entry-change.ts'
import { countedEntries } from '#review/snapshots/side.ts'

/** Key of what is gone → those that named it, and changed in nothing else. */
export function lostMentions(changes: readonly EntryChange[]): ReadonlyMap<string, readonly EntryChange[]> {
  // A file that is gone has no notice of its own: the entries that showed it have one.
  const gone = new Set(
    changes.filter(({ kind, type }) => kind === 'removed' && type !== 'file').map(({ entry }) => entry),
  )
  const lost = new Map<string, EntryChange[]>()
  for (const change of changes) {
    if (change.kind !== 'changed' || change.moved || change.formerTitle !== undefined) continue
    const fields = change.fields.map(lostIn)
    if (fields.length === 0 || !fields.every((inField) => inField?.every((entry) => gone.has(entry)))) continue
    for (const entry of new Set(fields.flatMap((inField) => inField ?? [])))
      lost.getOrInsertComputed(entry, () => []).push(change)
  }
  return lost
}

/** Keys of what the references led to that a field has lost; undefined where something else happened to it. */
function lostIn(field: FieldChange): string[] | undefined {
  // What held only where that was holds everywhere now.
  if (field.forAll) return undefined
  if (field.of === 'references' && field.kind === 'list')
    return field.items.every(({ kind }) => kind === 'removed') ? field.items.map(({ entry = '' }) => entry) : undefined
  return field.kind === 'value' && field.entryBefore !== undefined && field.after === undefined
    ? [field.entryBefore]
    : undefined
}

/** `4 films and 1 film list no longer name it` */
export function mentionsText(lost: readonly EntryChange[]): string {
  const counts = [...Map.groupBy(lost, ({ type }) => type)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([type, { length }]) => countedEntries(length, type))
  const verb = lost.length === 1 ? 'names' : 'name'
  return `${new Intl.ListFormat('en-GB').format(counts)} no longer ${verb} it`
}
