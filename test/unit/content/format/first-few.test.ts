import { expect, it } from 'vitest'
import { firstFew } from '#content/format/first-few.ts'

it.each([
  [[], {}, ''],
  [['a', 'b'], {}, 'a, b'],
  [['a', 'b', 'c'], { most: 2 }, 'a, b and 1 more'],
  [['a', 'b', 'c'], { most: 2, between: '; ' as const }, 'a; b; and 1 more'],
  [new Set(Array.from({ length: 1206 }, (_, index) => `${index}`)), {}, '0, 1, 2, 3, 4 and 1,201 more'],
])('names the first of %j, and says how many there are besides', (texts, options, text) => {
  expect(firstFew(texts, options)).toBe(text)
})
