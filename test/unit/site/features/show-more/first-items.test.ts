/** A button is shown only where it hides more than it takes room. */
import { expect, it } from 'vitest'
import { firstItems } from '#site/features/show-more/first-items.ts'

const list = (length: number) => Array.from({ length }, (_, at) => at)

it('shows the first of a list, and all of it where only one or two would be left', () => {
  expect(firstItems(list(4), 6)).toEqual(list(4))
  expect(firstItems(list(6), 6)).toEqual(list(6))
  expect(firstItems(list(8), 6)).toEqual(list(8))
  expect(firstItems(list(9), 6)).toEqual(list(6))
})
