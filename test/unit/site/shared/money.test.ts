import { expect, it } from 'vitest'
import { briefRinggit, formatRinggit } from '#site/shared/money.ts'

it.each([
  [29.9, 'RM 29.90'],
  [0, 'RM 0.00'],
  [1250, 'RM 1,250.00'],
  [1_234_567.5, 'RM 1,234,567.50'],
])('prints %d ringgit as Malaysia does: %s', (amount, text) => {
  expect(formatRinggit(amount)).toBe(text)
})

it.each([
  [3800, 'RM 3,800'],
  [123.333, 'RM 123.33'],
  [0.5, 'RM 0.50'],
])('says %d ringgit within a sentence as %s', (amount, text) => {
  expect(briefRinggit(amount)).toBe(text)
})
