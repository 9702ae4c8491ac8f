/** Which markers a map has room for, in points of the screen. */

export interface Spot<T> {
  readonly item: T
  readonly x: number
  readonly y: number
}

export interface Marker<T> {
  readonly x: number
  readonly y: number
  readonly items: readonly T[]
  /** Whether its name would stand on another marker. */
  readonly isCrowded: boolean
}

/** Nearer than this, two would be hit by one finger. */
const reach = 44
/** How much room the name of a cinema takes up, to the right of its point. */
const name = { width: 190, height: 26 }

/** Puts spots that lie on one another together, and finds out which of the others have room for a name. */
export function markersFor<T>(spots: readonly Spot<T>[], mayGroup = true): Marker<T>[] {
  const groups: Spot<T>[][] = []
  for (const spot of spots) {
    const near =
      mayGroup && groups.find((group) => Math.hypot(middle(group).x - spot.x, middle(group).y - spot.y) < reach)
    if (near) near.push(spot)
    else groups.push([spot])
  }
  const points = groups.map((group) => ({ ...middle(group), items: group.map(({ item }) => item) }))
  const named: { x: number; y: number }[] = []
  return points.map((point) => {
    const isOnPoint = points.some(
      (other) =>
        other !== point &&
        other.x > point.x - reach / 2 &&
        other.x < point.x + name.width + reach / 2 &&
        Math.abs(other.y - point.y) < reach / 2 + name.height / 2,
    )
    const isOnName = named.some(
      (other) => Math.abs(other.x - point.x) < name.width && Math.abs(other.y - point.y) < name.height,
    )
    const isCrowded = point.items.length > 1 || isOnPoint || isOnName
    if (!isCrowded) named.push(point)
    return { ...point, isCrowded }
  })
}

const middle = (group: readonly Spot<unknown>[]) => ({
  x: group.reduce((sum, { x }) => sum + x, 0) / group.length,
  y: group.reduce((sum, { y }) => sum + y, 0) / group.length,
})
