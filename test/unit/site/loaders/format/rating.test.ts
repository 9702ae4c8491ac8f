import { expect, it } from 'vitest'
import { formatRating } from '#site/loaders/format/rating.ts'

it('is the average of those who gave stars', () => {
  expect(formatRating([{ rating: 4.5 }, {}, { rating: 4 }, { rating: 3 }])).toBe('3.8 of 5 on average')
  expect(formatRating([{ rating: 4.5 }, { rating: 4 }])).toBe('4.3 of 5 on average')
})

it('is not said where there is nothing to average', () => {
  expect(formatRating([{ rating: 4 }, {}])).toBeUndefined()
  expect(formatRating([])).toBeUndefined()
})
