/** Groups markers that overlap and places their names. Coordinates and sizes are pixels of the screen. */

interface Point {
  readonly x: number
  readonly y: number
}

export interface Spot<T> extends Point {
  readonly item: T
}

export interface Marker<T> extends Point {
  readonly items: readonly T[]
  /** The side of the point that the name is on; undefined where the name would overlap another marker. */
  readonly name: 'right' | 'left' | 'none'
}

interface Options {
  /** Width of the map. */
  readonly width: number
  /** Whether overlapping markers become a group; false at the highest zoom, where zooming in cannot separate them. */
  readonly mayGroup: boolean
}

/** Two points closer than this cannot be told apart by a finger. */
const reach = 44
/** Room that a name takes beside its point. */
const room = { width: 190, height: 26 }

/** Groups overlapping points, then finds which of the remaining markers have room for a name. */
export function markersFor<T>(spots: readonly Spot<T>[], { width, mayGroup }: Options): Marker<T>[] {
  const groups: Spot<T>[][] = []
  for (const spot of spots) {
    const near = mayGroup && groups.find((group) => isNear(middle(group), spot))
    if (near) near.push(spot)
    else groups.push([spot])
  }
  const points = groups.map((group) => ({ ...middle(group), items: group.map(({ item }) => item) }))
  const taken: Point[] = []
  return points.map((point) => {
    const fitsRight = point.x + room.width <= width
    const side = fitsRight ? 'right' : 'left'
    const name = { x: point.x + (side === 'left' ? -1 : 1) * (room.width / 2), y: point.y }
    const isFree =
      point.items.length === 1 &&
      (fitsRight || point.x >= room.width) &&
      !points.some((other) => other !== point && overlaps(name, other, reach, reach)) &&
      !taken.some((other) => overlaps(name, other, room.width, room.height))
    if (isFree) taken.push(name)
    return { ...point, name: isFree ? side : 'none' }
  })
}

const isNear = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < reach

/** Whether a name overlaps a box of this size; both are given by their centres. */
const overlaps = (name: Point, other: Point, width: number, height: number): boolean =>
  Math.abs(name.x - other.x) < (room.width + width) / 2 && Math.abs(name.y - other.y) < (room.height + height) / 2

const middle = (group: readonly Point[]): Point => ({
  x: group.reduce((sum, { x }) => sum + x, 0) / group.length,
  y: group.reduce((sum, { y }) => sum + y, 0) / group.length,
})
