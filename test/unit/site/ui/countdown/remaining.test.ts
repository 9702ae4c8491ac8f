import { expect, it } from 'vitest'
import { remainingAt, untilNextMinute } from '#site/ui/countdown/remaining.ts'

const until = '2026-12-01T10:30:00Z'

it.each([
  ['2026-11-29T08:29:00Z', { days: 2, hours: 2, minutes: 1 }],
  ['2026-11-30T10:30:00Z', { days: 1, hours: 0, minutes: 0 }],
  ['2026-11-30T10:30:00.001Z', { days: 1, hours: 0, minutes: 0 }],
  ['2026-11-30T10:31:00Z', { days: 0, hours: 23, minutes: 59 }],
  ['2026-12-01T09:30:00Z', { days: 0, hours: 1, minutes: 0 }],
  ['2026-12-01T10:28:59Z', { days: 0, hours: 0, minutes: 2 }],
  ['2026-12-01T10:29:59.999Z', { days: 0, hours: 0, minutes: 1 }],
])('counts from %s', (now, remaining) => {
  expect(remainingAt(until, Date.parse(now))).toEqual(remaining)
})

it.each(['2026-12-01T10:30:00Z', '2026-12-01T10:30:00.001Z', '2030-01-01T00:00:00Z'])('is over at %s', (now) => {
  expect(remainingAt(until, Date.parse(now))).toBeUndefined()
})

it('says the same instant alike, however it is written', () => {
  const now = Date.parse('2026-11-01T00:00:00Z')
  expect(remainingAt('2026-12-01T18:30:00+08:00', now)).toEqual(remainingAt(until, now))
})

it.each([
  ['2026-12-01T10:28:30Z', 30_000],
  ['2026-12-01T10:28:00Z', 60_000],
  ['2026-12-01T10:29:59.999Z', 1],
])('changes its numbers on the minute: from %s in %d ms', (now, ms) => {
  expect(untilNextMinute(until, Date.parse(now))).toBe(ms)
})
