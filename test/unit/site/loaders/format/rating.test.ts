import { expect, it } from 'vitest'
import { formatRating, ratingOf } from '#site/loaders/format/rating.ts'

it('is the average of those who gave stars', () => {
  expect(ratingOf([{ rating: 4.5 }, {}, { rating: 4 }, { rating: 3 }])).toEqual({ average: 3.8, count: 3 })
  expect(formatRating([{ rating: 4.5 }, { rating: 4 }])).toBe('4.3 of 5 on average')
})

it('is not said where there is nothing to average', () => {
  expect(formatRating([{ rating: 4 }, {}])).toBeUndefined()
  expect(formatRating([])).toBeUndefined()
})
