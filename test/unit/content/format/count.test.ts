import { expect, it } from 'vitest'
import { counted } from '#content/format/count.ts'

it.each([
  [0, '0 seats'],
  [1, '1 seat'],
  [2580, '2,580 seats'],
])('counts %i', (count, words) => {
  expect(counted(count, 'seat')).toBe(words)
})

it('takes a plural that has no s at the end of the noun', () => {
  expect([1, 2].map((count) => counted(count, 'person', 'people'))).toEqual(['1 person', '2 people'])
})
