/** Groups markers that overlap and places their names. Coordinates and sizes are pixels of the screen. */

interface Point {
  readonly x: number
  readonly y: number
}

export interface MapPoint<T> extends Point {
  readonly item: T
}

export interface Marker<T> extends Point {
  readonly items: readonly T[]
  /** The side of the point that the name is on; `none` where it would overlap another marker, or leave the map. */
  readonly name: 'right' | 'left' | 'none'
}

interface Options {
  /** Width of the map in pixels. */
  readonly width: number
  /** Whether overlapping markers become a group; false at the highest zoom, where zooming in cannot separate them. */
  readonly mayGroup: boolean
  /** Pixels; a finger or a mouse cannot distinguish two points closer than this. */
  readonly reach: number
}

/** Room that a name takes beside its point, in pixels. */
const nameSize = { width: 190, height: 26 }

/** Groups overlapping points, then finds which of the remaining markers have room for a name. */
export function markersFor<T>(mapPoints: readonly MapPoint<T>[], { width, mayGroup, reach }: Options): Marker<T>[] {
  const groups: MapPoint<T>[][] = []
  for (const mapPoint of mapPoints) {
    const overlapping = mayGroup && groups.find((group) => distance(centreOf(group), mapPoint) < reach)
    if (overlapping) overlapping.push(mapPoint)
    else groups.push([mapPoint])
  }
  const points = groups.map((group) => ({ ...centreOf(group), items: group.map(({ item }) => item) }))
  const placedNames: Point[] = []
  return points.map((point) => {
    const fitsRight = point.x + nameSize.width <= width
    const side = fitsRight ? 'right' : 'left'
    const name = { x: point.x + (side === 'left' ? -1 : 1) * (nameSize.width / 2), y: point.y }
    const isFree =
      point.items.length === 1 &&
      (fitsRight || point.x >= nameSize.width) &&
      !points.some((other) => other !== point && overlaps(name, other, reach, reach)) &&
      !placedNames.some((other) => overlaps(name, other, nameSize.width, nameSize.height))
    if (isFree) placedNames.push(name)
    return { ...point, name: isFree ? side : 'none' }
  })
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Whether a name overlaps a box of this size; both are given by their centres. */
const overlaps = (name: Point, other: Point, width: number, height: number): boolean =>
  Math.abs(name.x - other.x) < (nameSize.width + width) / 2 &&
  Math.abs(name.y - other.y) < (nameSize.height + height) / 2

const centreOf = (group: readonly Point[]): Point => ({
  x: group.reduce((sum, { x }) => sum + x, 0) / group.length,
  y: group.reduce((sum, { y }) => sum + y, 0) / group.length,
})
