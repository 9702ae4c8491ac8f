import { expect, it } from 'vitest'
import { byState, chosenOnly } from '#site/features/cinema-finder/find-cinemas.ts'

const ipoh = { id: 'ipoh', state: 'Perak', tags: ['state/perak', 'brand/gsc'] }
const melaka = { id: 'melaka', state: 'Melaka', tags: ['state/melaka', 'brand/velvet'] }
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

it('groups by state, in the order of the alphabet', () => {
  expect(byState(all)).toEqual([
    { state: 'Melaka', cinemas: [melaka] },
    { state: 'Perak', cinemas: [nowhere, ipoh] },
  ])
})
