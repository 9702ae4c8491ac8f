/** How many entries of each type there were and are, with the export's guard against the loss of a whole type. */
import { type EntryType, entryTypeNames, entryTypes } from '#content/schema/entry-types.ts'
import { massDeletions } from '#exporter/reconcile.ts'
import type { EntryChange } from '#review/entry-change.ts'
import type { TypeNumbers } from '#review/report.ts'
import type { Side } from '#review/snapshots/side.ts'

export function typeNumbers(base: Side, head: Side, changes: readonly EntryChange[]): TypeNumbers[] {
  const [before, after] = [countsOf(base), countsOf(head)]
  // What the CMS made anew under the address of another is not lost.
  const gone = new Set(changes.filter(({ kind }) => kind === 'removed').map(({ entry }) => entry))
  const left = { has: (key: string) => !gone.has(key) }
  const suspicious = new Set(massDeletions([...base.content.entries.keys()], left).map(({ type }) => type))
  return entryTypeNames.flatMap((type): TypeNumbers[] => {
    const count = (kind: EntryChange['kind']) =>
      changes.filter((change) => change.type === type && change.kind === kind).length
    const [added, changed, removed] = [count('added'), count('changed'), count('removed')]
    if (added + changed + removed === 0) return []
    return [
      {
        type,
        plural: entryTypes[type].plural,
        before: before.get(type) ?? 0,
        after: after.get(type) ?? 0,
        added,
        changed,
        removed,
        suspicious: suspicious.has(type),
      },
    ]
  })
}

function countsOf({ content }: Side): Map<EntryType, number> {
  const counts = new Map<EntryType, number>()
  for (const { type } of content.entries.values()) counts.set(type, (counts.get(type) ?? 0) + 1)
  return counts
}
