import { expect, it } from 'vitest'
import { columnsOfCells } from '#content/format/prose/table-columns.ts'

const [one, wide, high, both] = [{}, { colSpan: 2 }, { rowSpan: 2 }, { colSpan: 2, rowSpan: 3 }]

it.each([
  ['stand side by side', [[one, one], [one]], [[0, 1], [0]]],
  ['stand behind a wide one', [[wide, one]], [[0, 2]]],
  ['stand beside a high one above them', [[high, one], [one], [one]], [[0, 1], [1], [0]]],
  [
    'stand around a high one',
    [
      [one, high, one],
      [one, one],
    ],
    [
      [0, 1, 2],
      [0, 2],
    ],
  ],
  ['stand behind one that is both, for as many rows as it has', [[both], [one], [one], [one]], [[0], [2], [2], [0]]],
  ['that span nothing span one', [[{ colSpan: 0, rowSpan: 0 }, one], [one]], [[0, 1], [0]]],
])('cells %s', (_, rows, columns) => {
  expect(columnsOfCells(rows)).toEqual(columns)
})
