import { expect, it } from 'vitest'
import { markersFor } from '#site/features/cinema-finder/map/markers.ts'
import { malaysiaOutline, rounded } from '#site/shared/geo/malaysia-outline.ts'

const options = { width: 1000, mayGroup: true, reach: 44 }

it('shows spots as one that a finger could not tell apart, and gives a name to those with room', () => {
  const spots = [
    { item: 'a', x: 100, y: 100 },
    { item: 'b', x: 120, y: 110 },
    { item: 'c', x: 500, y: 300 },
  ]
  expect(markersFor(spots, options)).toEqual([
    { x: 110, y: 105, items: ['a', 'b'], name: 'none' },
    { x: 500, y: 300, items: ['c'], name: 'right' },
  ])
  expect(markersFor(spots, { ...options, mayGroup: false })).toHaveLength(3)
})

it('puts no name on another marker, on another name, or beyond the edge', () => {
  const spots = [
    { item: 'left', x: 100, y: 100 },
    { item: 'on its name', x: 200, y: 105 },
    { item: 'at the edge', x: 950, y: 400 },
    { item: 'above', x: 600, y: 600 },
    { item: 'its name would lie on the one above', x: 560, y: 620 },
  ]
  expect(markersFor(spots, options).map(({ name }) => name)).toEqual(['none', 'right', 'left', 'right', 'none'])
})

it('gives no name where a narrow map has room on neither side', () => {
  const [marker] = markersFor([{ item: 'middle', x: 150, y: 100 }], { ...options, width: 300 })
  expect(marker?.name).toBe('none')
})

it('rounds a coast without leaving the country', () => {
  const square = [
    [0, 0],
    [0, 4],
    [4, 4],
    [4, 0],
  ] as const
  expect(rounded(square)).toHaveLength(8)
  expect(rounded(square)).toContainEqual([0, 1])
  const points = malaysiaOutline.flat()
  expect(
    points.every(([latitude, longitude]) => latitude > 0.8 && latitude < 7.2 && longitude > 99 && longitude < 120),
  ).toBe(true)
})
