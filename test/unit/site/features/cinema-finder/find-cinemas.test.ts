import { expect, it } from 'vitest'
import { byDistance, byState, chosenOnly } from '#site/features/cinema-finder/find-cinemas.ts'

const ipoh = {
  id: 'ipoh',
  state: 'Perak',
  tags: ['state/perak', 'brand/gsc'],
  geo: { latitude: 4.597, longitude: 101.09 },
}
const melaka = {
  id: 'melaka',
  state: 'Melaka',
  tags: ['state/melaka', 'brand/velvet'],
  geo: { latitude: 2.194, longitude: 102.249 },
}
const nowhere = { id: 'nowhere', state: 'Perak', tags: ['state/perak', 'brand/velvet'] }
const all = [melaka, nowhere, ipoh]

it('keeps those that every choice allows', () => {
  expect(chosenOnly(all, [])).toEqual(all)
  expect(chosenOnly(all, [['state', 'perak']])).toEqual([nowhere, ipoh])
  expect(
    chosenOnly(all, [
      ['state', 'perak'],
      ['brand', 'velvet'],
    ]),
  ).toEqual([nowhere])
  expect(chosenOnly(all, [['state', 'velvet']])).toEqual([])
})

it('sorts by distance, with those whose place is unknown last', () => {
  const sorted = byDistance(all, { latitude: 3.147, longitude: 101.693 })
  expect(sorted.map(({ cinema }) => cinema.id)).toEqual(['melaka', 'ipoh', 'nowhere'])
  expect(sorted.map(({ kilometres }) => kilometres && Math.round(kilometres))).toEqual([123, 175, undefined])
})

it('groups by state, in the order of the alphabet', () => {
  expect(byState(all)).toEqual([
    { state: 'Melaka', cinemas: [melaka] },
    { state: 'Perak', cinemas: [nowhere, ipoh] },
  ])
})
