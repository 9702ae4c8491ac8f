import { expect, it } from 'vitest'
import { briefRinggit, formatRinggit } from '#site/shared/money.ts'

it.each([
  [29.9, 'RM\u00a029.90'],
  [0, 'RM\u00a00.00'],
  [1250, 'RM\u00a01,250.00'],
  [1_234_567.5, 'RM\u00a01,234,567.50'],
])('prints %d ringgit as Malaysia does: %s', (amount, text) => {
  expect(formatRinggit(amount)).toBe(text)
})

it.each([
  [3800, 'RM\u00a03,800'],
  [123.333, 'RM\u00a0123.33'],
  [0.5, 'RM\u00a00.50'],
])('says %d ringgit within a sentence as %s', (amount, text) => {
  expect(briefRinggit(amount)).toBe(text)
})
