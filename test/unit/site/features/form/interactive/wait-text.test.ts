import { expect, it } from 'vitest'
import { waitText } from '#site/features/form/interactive/wait-text.ts'

it.each([
  [1, 'a minute'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [3600, '60 minutes'],
  [3601, '2 hours'],
  [86_400, '24 hours'],
])('says of %i seconds: %s', (seconds, words) => {
  expect(waitText(seconds)).toBe(words)
})
