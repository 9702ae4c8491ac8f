/**
 * Decides, from what the CMS lists and what we have, what must be read and what is gone. Pure.
 *
 * A CMS tells neither of deletions nor of entries whose references changed under them, so nothing is believed but the full
 * list: what is absent from it is gone; what stands in it under another revision is read. Two rules follow references,
 * as a CMS does not touch an entry when what it refers to vanishes or comes back: who refers to something gone is read
 * again, and so is who waits for something that is there now.
 */
import type { EntryType } from '#content/schema/entry-types.ts'

/** `<type>/<id>` → revision, for all types that are being read. */
export type Revisions = Map<string, string>

export interface Known {
  /** What we hold, by `<type>/<id>`. */
  readonly revisions: Revisions
  /** What entries we hold refer to that is not published. */
  readonly waiting: ReadonlyMap<string, readonly string[]>
  /** Who refers to an entry, among those that we hold. */
  readonly referrers: (key: string) => Iterable<string>
}

export interface Plan {
  readonly read: ReadonlyMap<EntryType, readonly string[]>
  readonly gone: readonly string[]
}

export function reconcile(listed: Revisions, known: Known): Plan {
  const gone = [...known.revisions.keys()].filter((key) => !listed.has(key))
  const stale = new Set(
    [...listed].filter(([key, revision]) => known.revisions.get(key) !== revision).map(([key]) => key),
  )
  for (const key of gone) for (const referrer of known.referrers(key)) stale.add(referrer)
  for (const [key, targets] of known.waiting) if (targets.some((target) => listed.has(target))) stale.add(key)
  const read = new Map<EntryType, string[]>()
  for (const key of stale) {
    if (!listed.has(key)) continue
    const [type, id] = splitKey(key)
    read.set(type, [...(read.get(type) ?? []), id])
  }
  return { read, gone }
}

export function splitKey(key: string): [EntryType, string] {
  const slash = key.indexOf('/')
  return [key.slice(0, slash) as EntryType, key.slice(slash + 1)]
}

/** Losing this share of a type's entries at once looks like a fault of the CMS, not like an editor's work. */
const suspiciousShare = 0.3
/** Below this many, an editor may well clear out a type by hand. */
const suspiciousCount = 5
/** The site cannot do without them. */
const indispensable: ReadonlySet<EntryType> = new Set(['settings', 'menu'])

/** The types that would lose so many entries that a person should look first. */
export function massDeletions(
  before: readonly string[],
  listed: Revisions,
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
        (gone >= suspiciousCount && gone / before > suspiciousShare) ||
        (gone > 0 && gone === before && (before > 1 || indispensable.has(type))),
    )
}
