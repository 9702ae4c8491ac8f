import { expect, it } from 'vitest'
import { clockText, dayInMalaysia, dayText, instantText, isInstantWithin } from '#site/data/time.ts'

it('has the day of Malaysia, not of the machine', () => {
  expect(dayInMalaysia('2026-09-30T16:00:00Z')).toBe('2026-10-01')
  expect(dayInMalaysia('2026-09-30T15:59:59Z')).toBe('2026-09-30')
})

it('writes days and hours as people say them', () => {
  expect(dayText('2026-10-01').text).toBe('1 October 2026')
  expect(instantText('2026-10-01T11:30:00Z').text).toBe('Thursday 1 October 2026, 7:30 pm')
  expect(clockText('01:00')).toBe('1:00 am')
})

it('begins with the first instant and ends before the last', () => {
  const range = { from: '2026-10-01T00:00:00Z', to: '2026-10-02T00:00:00Z' }
  expect(isInstantWithin(range, '2026-10-01T00:00:00Z')).toBe(true)
  expect(isInstantWithin(range, '2026-10-02T00:00:00Z')).toBe(false)
})
