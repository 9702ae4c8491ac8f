/** How a list differs, item by item: an item that stands elsewhere has moved, and is neither gone nor new. */
import { type Identity, matchItems } from './match-items.ts'

export type ListEdit<Item> =
  | { readonly kind: 'added' | 'removed'; readonly item: Item }
  | { readonly kind: 'changed'; readonly before: Item; readonly item: Item; readonly place?: Places }
  | { readonly kind: 'moved'; readonly item: Item; readonly place?: Places }

/** Places of an item that moved, counted from 1; left out where it has the number that it had, as others came or went. */
interface Places {
  readonly from: number
  readonly to: number
}

/** The edits in the order of the new list; what is gone comes last. */
export function listChanges<Item>(
  before: readonly Item[],
  after: readonly Item[],
  identity: Identity<Item>,
): ListEdit<Item>[] {
  const formers = matchItems(before, after, identity)
  const moved = movedPlaces([...formers].sort(([a], [b]) => a - b).map(([to, from]) => [from, to]))
  const edits = after.flatMap((item, to): ListEdit<Item>[] => {
    const from = formers.get(to)
    if (from === undefined) return [{ kind: 'added', item }]
    const place = moved.has(to) && from !== to ? { place: { from: from + 1, to: to + 1 } } : {}
    const old = before[from] as Item
    if (identity.whole(old) !== identity.whole(item)) return [{ kind: 'changed', before: old, item, ...place }]
    return moved.has(to) ? [{ kind: 'moved', item, ...place }] : []
  })
  const kept = new Set(formers.values())
  const gone = before.filter((_, place) => !kept.has(place))
  return [...edits, ...gone.map((item): ListEdit<Item> => ({ kind: 'removed', item }))]
}

/**
 * The new places of as few items as possible that, left out, leave the others in their old order.
 *
 * @param pairs of old and new places, in the new order
 */
function movedPlaces(pairs: readonly (readonly [from: number, to: number])[]): Set<number> {
  const best: { length: number; previous: number }[] = []
  for (const [index, [from]] of pairs.entries()) {
    let found = { length: 1, previous: -1 }
    for (let before = 0; before < index; before++) {
      const length = (best[before]?.length ?? 0) + 1
      if ((pairs[before]?.[0] ?? 0) < from && length > found.length) found = { length, previous: before }
    }
    best.push(found)
  }
  const kept = new Set<number>()
  let index = best.reduce((longest, { length }, at) => (length > (best[longest]?.length ?? 0) ? at : longest), 0)
  while (index >= 0 && index < best.length) {
    kept.add(index)
    index = best[index]?.previous ?? -1
  }
  return new Set(pairs.filter((_, at) => !kept.has(at)).map(([, to]) => to))
}
