/** Matches the items of a list with those of its older version. */

export interface Identity<Item> {
  /** Two items with the same text are the same item, unchanged. */
  readonly whole: (item: Item) => string
  /** Two items with the same text are one that was changed. */
  readonly name?: (item: Item) => string
  /** Items of a kind: where the only one that is gone and the only new one follow the same item, they are one with another name. */
  readonly kind?: (item: Item) => string
}

/** New place → old place, counted from 0. Of several that are alike, the first is the first that there was. */
export function matchItems<Item>(
  before: readonly Item[],
  after: readonly Item[],
  { whole, name, kind }: Identity<Item>,
): Map<number, number> {
  const formers = new Map<number, number>()
  /** @param mostAlike where more items than that have a key, it does not say which is which. */
  const pairBy = (keyOf: KeyOf<Item>, maxAlike = Number.POSITIVE_INFINITY): void => {
    const kept = new Set(formers.values())
    const gone = leftOver(before, keyOf, (place) => (kept.has(place) ? place : undefined))
    for (const [key, fresh] of leftOver(after, keyOf, (place) => formers.get(place))) {
      const old = gone.get(key) ?? []
      if (Math.max(old.length, fresh.length) > maxAlike) continue
      for (const [index, place] of old.slice(0, fresh.length).entries()) formers.set(fresh[index] as number, place)
    }
  }
  pairBy(whole)
  if (name) pairBy(name)
  if (kind) pairBy((item, follows) => `${follows} ${kind(item)}`, 1)
  return formers
}

/** @param follows old place of the last item before it that is known again, or -1. */
type KeyOf<Item> = (item: Item, follows: number) => string

/** Key → the places of the items that are not known again yet. @param formerOf old place of one that is. */
function leftOver<Item>(
  list: readonly Item[],
  keyOf: KeyOf<Item>,
  formerOf: (place: number) => number | undefined,
): Map<string, number[]> {
  const places = new Map<string, number[]>()
  let follows = -1
  for (const [place, item] of list.entries()) {
    const former = formerOf(place)
    if (former === undefined) places.getOrInsertComputed(keyOf(item, follows), () => []).push(place)
    else follows = former
  }
  return places
}
