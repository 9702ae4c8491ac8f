import { expect, it } from 'vitest'
import { mapParts } from '#site/features/cinema-finder/map/map-parts.ts'
import type { FinderCinema } from '#site/loaders/cards/cinema.ts'

const cinemaAt = (id: string, longitude: number) => ({ id, geo: { latitude: 3, longitude } }) as FinderCinema

it('gives either part of the country a map of its own, with the cinemas and the visitor who are there', () => {
  const placeless = { id: 'placeless' } as FinderCinema
  const visitor = { latitude: 6, longitude: 116 }
  const parts = mapParts([cinemaAt('kuching', 110.3), placeless, cinemaAt('ipoh', 101.1)], visitor)
  expect(parts.map(({ name, cinemas, visitor }) => [name, cinemas.map(({ id }) => id), visitor])).toEqual([
    ['Peninsular Malaysia', ['ipoh'], undefined],
    ['Sarawak and Sabah', ['kuching'], visitor],
  ])
})

it('leaves one map to cinemas that are all in one part, unless the visitor is in the other', () => {
  expect(mapParts([cinemaAt('ipoh', 101.1)], undefined)).toEqual([])
  expect(mapParts([cinemaAt('ipoh', 101.1)], { latitude: 3, longitude: 101.7 })).toEqual([])
  expect(mapParts([cinemaAt('ipoh', 101.1)], { latitude: 1.5, longitude: 110.3 })).toHaveLength(2)
})
