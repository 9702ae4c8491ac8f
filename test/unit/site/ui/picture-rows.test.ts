import { expect, it } from 'vitest'
import { sharesOf } from '#site/ui/pictures/rows.ts'

const wide = 16 / 9
const poster = 2 / 3

/** How many pictures each row has: the parts of a full row are one. */
function rows(ratios: readonly number[]): number[] {
  const counts: number[] = []
  let [count, filled] = [0, 0]
  for (const share of sharesOf(ratios)) {
    count += 1
    filled += share
    if (filled < 0.999) continue
    counts.push(count)
    ;[count, filled] = [0, 0]
  }
  return count > 0 ? [...counts, count] : counts
}

it('fills every row, and leaves no picture alone in the last one where it need not', () => {
  expect(rows([wide, wide])).toEqual([2])
  expect(rows([wide, wide, wide])).toEqual([3])
  expect(rows([wide, wide, wide, wide])).toEqual([2, 2])
  expect(rows(Array(5).fill(wide))).toEqual([2, 3])
  expect(rows(Array(7).fill(wide))).toEqual([2, 2, 3])
  expect(rows(Array(6).fill(poster))).toEqual([6])
  expect(rows([1.6, 2.2, 1.6, poster, 1, 1.78])).toEqual([2, 4])
})

it('does not stretch an upright picture that is alone', () => {
  expect(sharesOf([poster])[0]).toBeLessThan(0.5)
  expect(sharesOf([wide])).toEqual([1])
  expect(sharesOf([])).toEqual([])
})
