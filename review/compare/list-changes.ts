/** How a list differs, item by item: an item that stands elsewhere has moved, and is neither gone nor new. */

export type ListEdit<Item> =
  | { readonly kind: 'added' | 'removed'; readonly item: Item }
  | { readonly kind: 'changed'; readonly before: Item; readonly item: Item }
  | { readonly kind: 'moved'; readonly item: Item; readonly place: { readonly from: number; readonly to: number } }

interface Identity<Item> {
  /** Two items with the same text are the same item, unchanged. */
  readonly whole: (item: Item) => string
  /** Two items with the same text are one that was changed; undefined for those that are never. */
  readonly name?: (item: Item) => string | undefined
}

/** In the order of the new list; what is gone comes last. */
export function listChanges<Item>(
  before: readonly Item[],
  after: readonly Item[],
  { whole, name }: Identity<Item>,
): ListEdit<Item>[] {
  const [old, now] = [placed(before, whole), placed(after, whole)]
  const gone = [...old].filter(([key]) => !now.has(key)).map(([, place]) => place)
  const moved = movedPlaces([...now].flatMap(([key, to]) => pairOf(old.get(key), to)))
  const edits = [...now].flatMap(([key, to]): ListEdit<Item>[] => {
    const item = after[to] as Item
    const from = old.get(key)
    if (from !== undefined) return moved.has(to) ? [{ kind: 'moved', item, place: { from: from + 1, to: to + 1 } }] : []
    const index = gone.findIndex((place) => {
      const former = name?.(before[place] as Item)
      return former !== undefined && former === name?.(item)
    })
    if (index < 0) return [{ kind: 'added', item }]
    const [place = 0] = gone.splice(index, 1)
    return [{ kind: 'changed', before: before[place] as Item, item }]
  })
  return [...edits, ...gone.map((place): ListEdit<Item> => ({ kind: 'removed', item: before[place] as Item }))]
}

const pairOf = (from: number | undefined, to: number): [number, number][] => (from === undefined ? [] : [[from, to]])

/** Item → its place; the second of two that are the same is another one. */
function placed<Item>(list: readonly Item[], whole: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>()
  return new Map(
    list.map((item, place) => {
      const key = whole(item)
      const count = counts.get(key) ?? 0
      counts.set(key, count + 1)
      return [`${count} ${key}`, place]
    }),
  )
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
