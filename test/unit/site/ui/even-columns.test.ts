import { expect, it } from 'vitest'
import { evenColumns } from '#site/ui/cards/even-columns.ts'

const columns = (shape: 'poster' | 'square', cards: number) => Object.values(evenColumns(shape, cards) ?? {})

it('leaves no place of a row empty where some number of columns does', () => {
  expect(columns('poster', 15)).toEqual([5, 5])
  expect(columns('poster', 12)).toEqual([6, 6])
  expect(columns('poster', 14)).toEqual([5, 7])
  expect(columns('square', 8)).toEqual([4, 4])
})

it('has the fullest last row elsewhere', () => {
  expect(columns('poster', 8)).toEqual([5, 5])
  expect(columns('poster', 11)).toEqual([6, 6])
})

it('makes one row of a few', () => {
  for (const cards of [1, 4, 5]) expect(columns('poster', cards)).toEqual([cards, cards])
})

it('leaves no poster alone in its row, of any number up to sixty', () => {
  const alone = Array.from({ length: 60 }, (_, index) => index + 1).flatMap((cards) =>
    columns('poster', cards)
      .filter((row) => cards > row && cards % row === 1)
      .map((row) => [cards, row]),
  )
  expect(alone).toEqual([])
})

it('says nothing of wide cards, whose rows are full by other means', () => {
  expect(evenColumns('wide', 8)).toBeUndefined()
})
