/** Puts one cinema first: the nearest, or the one that the visitor has chosen before. */
import { byDistance } from '#site/features/geolocation/by-distance.ts'
import type { ShowtimesGroup } from '#site/features/showtimes/showtimes-data.ts'
import type { Nearest } from './use-nearest.ts'

/** A chain has many cinemas, and a visitor few of them: how many are shown before the others are asked for. */
export const shownAtFirst = 6

export interface OrderedGroup extends ShowtimesGroup {
  /** The distance from the visitor, where their position is known. */
  readonly kilometres?: number | undefined
}

/** @param chosen the address of the visitor's cinema */
export function orderGroups(
  groups: readonly ShowtimesGroup[],
  chosen: string | undefined,
  nearest: Nearest | undefined,
): OrderedGroup[] {
  if (nearest) {
    const placed = groups.map((group) => ({ ...group, geo: nearest.places.get(group.href ?? '') }))
    return byDistance(placed, nearest.visitor).map(({ item, kilometres }) => ({ ...item, kilometres }))
  }
  const isChosen = ({ href }: ShowtimesGroup): boolean => chosen !== undefined && href === chosen
  return [...groups.filter(isChosen), ...groups.filter((group) => !isChosen(group))]
}
