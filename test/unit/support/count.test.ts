import { expect, it } from 'vitest'
import { countOf, countsOf } from '#test/support/bench/count.ts'

it.each(['', '0', '-1', '1.5', '1e3', '10_000', ' 7', '--help'])('takes “%s” for no count, and says so', (text) => {
  expect(() => countOf(text)).toThrow(`“${text}” is no count`)
})

it('takes the counts that were given, else others', () => {
  expect(countsOf(['200', '1000'], [5])).toEqual([200, 1000])
  expect(countsOf([], [5])).toEqual([5])
})
