import { expect, it } from 'vitest'
import { evenColumns } from '#site/ui/cards/even-columns.ts'

const columns = (
  shape: 'poster' | 'square',
  cards: number,
  onScreens: '--narrow-columns' | '--columns' | '--wide-columns' = '--columns',
) => new Map(Object.entries(evenColumns(shape, cards) ?? {})).get(onScreens)

it('leaves no place of a row empty where some number of columns does', () => {
  expect(columns('poster', 12)).toBe(6)
  expect(columns('poster', 15)).toBe(5)
  expect(columns('square', 8)).toBe(4)
})

it('has the fullest last row elsewhere', () => {
  expect(columns('poster', 8)).toBe(5)
  expect(columns('poster', 11)).toBe(6)
})

it('has up to eight posters in a row on wide screens', () => {
  const rows = [5, 6, 7, 8, 9, 14, 16].map((cards) => columns('poster', cards, '--wide-columns'))
  expect(rows).toEqual([5, 6, 7, 8, 5, 7, 8])
  expect(columns('square', 8, '--wide-columns')).toBeUndefined()
})

it('makes one row of a few', () => {
  for (const cards of [1, 4, 5]) expect(columns('poster', cards)).toBe(cards)
})

it('has five in a row on tablets only where no fewer columns are as full', () => {
  const rows = [4, 5, 6, 8, 9, 10, 12, 15].map((cards) => columns('poster', cards, '--narrow-columns'))
  expect(rows).toEqual([4, 5, 3, 4, 3, 5, 4, 3])
})

it('leaves no poster alone in its row, of as many as a list begins with', () => {
  const counts = Array.from({ length: 30 }, (_, index) => index + 1)
  const alone = (['--narrow-columns', '--columns'] as const).flatMap((screens) =>
    counts.filter((cards) => {
      const row = Number(columns('poster', cards, screens))
      return cards > row && cards % row === 1
    }),
  )
  expect(alone).toEqual([])
})

it('says nothing of wide cards, whose rows are full by other means', () => {
  expect(evenColumns('wide', 8)).toBeUndefined()
})
