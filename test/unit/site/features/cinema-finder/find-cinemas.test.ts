import { expect, it } from 'vitest'
import { byState } from '#site/features/cinema-finder/find-cinemas.ts'

const ipoh = { id: 'ipoh', state: 'Perak' }
const melaka = { id: 'melaka', state: 'Melaka' }
const nowhere = { id: 'nowhere', state: 'Perak' }
const all = [melaka, nowhere, ipoh]

it('groups by state, in the order of the alphabet', () => {
  expect(byState(all)).toEqual([
    { state: 'Melaka', cinemas: [melaka] },
    { state: 'Perak', cinemas: [nowhere, ipoh] },
  ])
})
