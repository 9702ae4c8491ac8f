import { maxRelated } from './detail-page.ts'

/** A few of those that come after an entry in a list, and at its end those at its beginning: so that each page leads to others. */
export function following<Item extends { readonly id: string }>(list: readonly Item[], { id }: Item): Item[] {
  const place = list.findIndex((item) => item.id === id)
  return [...list.slice(place + 1), ...list.slice(0, Math.max(place, 0))].slice(0, maxRelated)
}
