import { type Coordinates, distanceBetween } from '#site/shared/geo/distance.ts'

/** Kilometres: farther than anything on Earth. */
const farthest = 1e5

/** The nearest first; those without coordinates last. */
export function byDistance<T>(items: readonly (T & { readonly geo?: Coordinates | undefined })[], from: Coordinates) {
  return items
    .map((item) => ({ item, kilometres: item.geo && distanceBetween(from, item.geo) }))
    .sort((a, b) => (a.kilometres ?? farthest) - (b.kilometres ?? farthest))
}
