import fc from 'fast-check'
import { expect, it } from 'vitest'
import { expiryOf, freshnessOf } from '#site/features/showtimes/response/freshness.ts'

const minute = 60_000
const receivedAt = Date.parse('2026-10-01T04:00:00Z')
const after = (minutes: number) => freshnessOf(receivedAt, receivedAt + minutes * minute)

it('keeps an answer for five minutes without asking, and shows none that is twenty minutes old', () => {
  expect([after(0), after(4.99), after(5), after(19.99), after(20), after(600)]).toEqual([
    ...['fresh', 'fresh'],
    ...['aging', 'aging'],
    ...['over', 'over'],
  ])
  expect(freshnessOf(receivedAt, expiryOf(receivedAt))).toBe('over')
})

it('only ever ages, and trusts no clock that was set back', () => {
  const order = ['fresh', 'aging', 'over']
  fc.assert(
    fc.property(fc.nat({ max: 90 * minute }), fc.nat({ max: 90 * minute }), (a, b) => {
      const [earlier, later] = [Math.min(a, b), Math.max(a, b)].map((age) => freshnessOf(receivedAt, receivedAt + age))
      expect(order.indexOf(later ?? '')).toBeGreaterThanOrEqual(order.indexOf(earlier ?? ''))
      if (a > 0) expect(freshnessOf(receivedAt, receivedAt - a)).toBe('over')
    }),
  )
})
