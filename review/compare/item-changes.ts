/** How the items of a list differ, as a reviewer reads them. */
import type { FieldChange, ItemChange } from '#review/entry-change.ts'
import type { ListEdit } from './list-changes.ts'

interface Described<Item> {
  readonly textOf: (item: Item) => string
  /** @param before empty for an item that is new, as `after` is for one that is gone. */
  readonly fieldsOf?: (before: Partial<Item>, after: Partial<Item>) => FieldChange[]
  /** The key of what the item refers to. */
  readonly entryOf?: (item: Item) => string
}

export function itemChanges<Item>(
  edits: readonly ListEdit<Item>[],
  { textOf, fieldsOf, entryOf }: Described<Item>,
): ItemChange[] {
  return edits.map((edit): ItemChange => {
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
}
