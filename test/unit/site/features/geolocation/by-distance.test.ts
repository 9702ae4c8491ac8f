import { expect, it } from 'vitest'
import { byDistance } from '#site/features/geolocation/by-distance.ts'

const ipoh = { id: 'ipoh', geo: { latitude: 4.597, longitude: 101.09 } }
const melaka = { id: 'melaka', geo: { latitude: 2.194, longitude: 102.249 } }
const nowhere = { id: 'nowhere' }

it('sorts by distance, with those whose place is unknown last', () => {
  const sorted = byDistance([ipoh, nowhere, melaka], { latitude: 3.147, longitude: 101.693 })
  expect(sorted.map(({ item }) => item.id)).toEqual(['melaka', 'ipoh', 'nowhere'])
  expect(sorted.map(({ kilometres }) => kilometres && Math.round(kilometres))).toEqual([123, 175, undefined])
})
