/**
 * Decides, from what the CMS lists and what we have, what must be read and what is gone. Pure.
 *
 * A CMS announces no deletions, so the full list decides: an entry that is absent from it is gone, and one with another
 * revision is read. A CMS does not change an entry's revision when the target of a reference is deleted or published, so two
 * more groups are read: entries that refer to a deleted one, and entries that wait for one that is published now.
 */
import { splitKey } from '#content/schema/entry-key.ts'
import type { EntryType } from '#content/schema/entry-types.ts'
import type { Source } from './sources/source.ts'

/** `<type>/<id>` → revision, for all types that are being read. */
export type Revisions = Map<string, string>

export interface SnapshotView extends Pick<Source, 'keyOfWaiting'> {
  /** Revisions of the entries in the working snapshot. */
  readonly revisions: Revisions
  /** `<type>/<id>` of an entry → what it refers to that was not published. */
  readonly waiting: ReadonlyMap<string, readonly string[]>
  /** Keys of the entries that refer to an entry. */
  readonly referrers: (key: string) => Iterable<string>
}

export interface Plan {
  readonly read: ReadonlyMap<EntryType, readonly string[]>
  readonly gone: readonly string[]
}

export function reconcile(listed: Revisions, known: SnapshotView): Plan {
  const gone = [...known.revisions.keys()].filter((key) => !listed.has(key))
  const stale = new Set(
    [...listed].filter(([key, revision]) => known.revisions.get(key) !== revision).map(([key]) => key),
  )
  for (const key of gone) for (const referrer of known.referrers(key)) stale.add(referrer)
  const isListed = (target: string) => listed.has(known.keyOfWaiting?.(target) ?? target)
  for (const [key, targets] of known.waiting) if (targets.some(isListed)) stale.add(key)
  const read = new Map<EntryType, string[]>()
  for (const key of stale) {
    if (!listed.has(key)) continue
    const [type, id] = splitKey(key)
    read.set(type, [...(read.get(type) ?? []), id])
  }
  return { read, gone }
}

/** A larger share of a type's entries deleted at once is taken for a fault of the CMS. */
const suspiciousShare = 0.3
/** Fewer deletions than this are taken for an editor's work, unless nothing is left of the type. */
const suspiciousCount = 5
/** Types without which the site cannot be built. */
const indispensable: ReadonlySet<EntryType> = new Set(['settings', 'menu'])

/** Whether so many are lost at once that a person should look first. @param of how many there were */
export const isSuspicious = (lost: number, of: number): boolean =>
  lost >= suspiciousCount && lost > of * suspiciousShare

/** The types that would lose so many entries that a person should look first. @param listed the keys that are left. */
export function massDeletions(
  before: readonly string[],
  listed: { has(key: string): boolean },
): { type: EntryType; before: number; gone: number }[] {
  const perType = new Map<EntryType, { before: number; gone: number }>()
  for (const key of before) {
    const [type] = splitKey(key)
    const count = perType.get(type) ?? { before: 0, gone: 0 }
    perType.set(type, { before: count.before + 1, gone: count.gone + (listed.has(key) ? 0 : 1) })
  }
  return [...perType]
    .map(([type, count]) => ({ type, ...count }))
    .filter(
      ({ type, before, gone }) =>
        isSuspicious(gone, before) || (gone > 0 && gone === before && (before > 1 || indispensable.has(type))),
    )
}
