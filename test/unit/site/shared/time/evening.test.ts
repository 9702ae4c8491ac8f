import { expect, it } from 'vitest'
import { eveningAt } from '#site/shared/time/evening.ts'

const at = (instant: string) => eveningAt(Date.parse(instant))

it.each([
  ['2026-10-03T06:00:00+08:00', 'Saturday 3 October'],
  ['2026-10-03T23:59:59+08:00', 'Saturday 3 October'],
  ['2026-10-04T00:30:00+08:00', 'Saturday 3 October'],
  ['2026-10-04T05:59:59+08:00', 'Saturday 3 October'],
  ['2026-10-04T06:00:00+08:00', 'Sunday 4 October'],
])('at %s tonight is %s', (instant, words) => {
  expect(at(instant).words).toBe(words)
})

it('says when the next one takes its place', () => {
  expect(at('2026-10-04T00:30:00+08:00').endsAt).toBe(Date.parse('2026-10-04T06:00:00+08:00'))
})
