import { expect, it } from 'vitest'
import { inRows } from '#site/loaders/in-rows.ts'

const wide = 16 / 9
const poster = 2 / 3

const shares = (ratios: readonly number[]) =>
  inRows(ratios.map((ratio, index) => ({ name: `${index}`, width: ratio * 900, height: 900, alt: '' }))).map(
    ({ share }) => share,
  )

/** How many pictures each row has: the parts of a full row are one. */
function rows(ratios: readonly number[]): number[] {
  const counts: number[] = []
  let [count, filled] = [0, 0]
  for (const share of shares(ratios)) {
    count += 1
    filled += share ?? 1 / ratios.length
    if (filled < 0.98) continue
    counts.push(count)
    ;[count, filled] = [0, 0]
  }
  return count > 0 ? [...counts, count] : counts
}

it('fills every row, and leaves no picture alone in the last one', () => {
  expect(rows([wide])).toEqual([1])
  expect(rows([wide, wide])).toEqual([2])
  expect(rows([wide, wide, wide])).toEqual([3])
  expect(rows([wide, wide, wide, wide])).toEqual([2, 2])
  expect(rows(Array(5).fill(wide))).toEqual([2, 3])
  expect(rows(Array(7).fill(wide))).toEqual([2, 3, 2])
  expect(rows(Array(6).fill(poster))).toEqual([6])
  expect(rows([1.6, 2.2, 1.6, poster, 1, 1.78])).toEqual([2, 4])
})

it('leaves room beside an upright picture that is alone, and none beyond the end of a row', () => {
  expect(shares([poster])[0]).toBeLessThan(0.5)
  expect(shares([])).toEqual([])
  const parts = shares(Array(10).fill(wide)).map((share) => share ?? 0)
  expect(parts.slice(0, 2).reduce((sum, part) => sum + part)).toBeLessThanOrEqual(1)
})
