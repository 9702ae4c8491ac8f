import { expect, it } from 'vitest'
import { dayText, timeText } from '#site/features/invitation/invitation-text.ts'

it('writes day and hour as they were chosen, wherever the device is', () => {
  expect(dayText('2026-11-14')).toMatch(/^Saturday,? 14 November 2026$/)
  expect(timeText('10:30')).toBe('10:30\u00a0am')
  expect(timeText('00:05')).toBe('12:05\u00a0am')
})

it('writes nothing where nothing was chosen', () => {
  expect(dayText('')).toBe('')
  expect(timeText('')).toBe('')
})
