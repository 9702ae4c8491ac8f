/** What is said of the length of a text while it is written. */
import { expect, it } from 'vitest'
import { limitOf } from '#site/features/form/limit.ts'

const limits = { minLength: 100, maxLength: 3000 }

it.each([
  [limits, 0, '100 to 3,000 characters', false],
  [{ maxLength: 3000 }, 0, 'Up to 3,000 characters', false],
  [limits, 99, '99 of at least 100 characters', false],
  [limits, 100, '100 of 3,000 characters', false],
  [limits, 2700, '2,700 of 3,000 characters', true],
  [limits, 3012, '3,012 of 3,000 characters: 12 too many', true],
])('of %o, %d are written: %s', (of, length, text, isNear) => {
  expect(limitOf(of, 'x'.repeat(length))).toEqual({ text, isNear, isOver: length > of.maxLength })
})

it('counts as the check of the answer does, a line break as one', () => {
  expect(limitOf({ maxLength: 3 }, 'a\r\nb').isOver).toBe(false)
})
