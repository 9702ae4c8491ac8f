import { expect, it } from 'vitest'
import { dayInWords, timeInWords } from '#site/features/invitation/invitation-words.ts'

it('writes day and hour as they were chosen, wherever the device is', () => {
  expect(dayInWords('2026-11-14')).toMatch(/^Saturday,? 14 November 2026$/)
  expect(timeInWords('10:30')).toBe('10:30\u00a0am')
  expect(timeInWords('00:05')).toBe('12:05\u00a0am')
})

it('writes nothing where nothing was chosen', () => {
  expect(dayInWords('')).toBe('')
  expect(timeInWords('')).toBe('')
})
