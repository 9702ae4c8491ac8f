import { expect, it } from 'vitest'
import { formatRinggit } from '#site/shared/money.ts'

it.each([
  [29.9, 'RM 29.90'],
  [0, 'RM 0.00'],
  [1250, 'RM 1,250.00'],
  [1_234_567.5, 'RM 1,234,567.50'],
])('prints %d ringgit as Malaysia does: %s', (amount, text) => {
  expect(formatRinggit(amount)).toBe(text)
})
