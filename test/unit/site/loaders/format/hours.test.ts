import { expect, it } from 'vitest'
import { type Hours, hoursRows, weeklyHours } from '#site/loaders/format/hours.ts'
import { openingAt } from '#site/shared/time/opening-hours.ts'

const row = (days: string): Hours => ({ days, opens: '10:00', closes: '23:00' })
/** On 5 October 2026, a Monday. */
const saidOnMonday = (...days: readonly string[]) =>
  openingAt(weeklyHours(days.map(row)), Date.parse('2026-10-05T12:00:00+08:00'))?.text

it('tells browsers nothing of a house whose closed days may be those of a row that is not understood', () => {
  expect(saidOnMonday('Mon-Thu', 'Friday to Sunday')).toBeUndefined()
  expect(saidOnMonday('Tuesday to Sunday')).toBe('Opens tomorrow at 10:00\u00a0am')
})

it('takes a row that is not understood for an exception, where others tell of every day of the week', () => {
  expect(saidOnMonday('Monday to Thursday', 'Friday to Sunday', 'School holidays')).toBe('Open until 11:00\u00a0pm')
})

it('says each row in words, whatever is understood of it', () => {
  expect(hoursRows([row('Mon-Thu'), row('Friday')]).map(({ days, hours }) => `${days}: ${hours}`)).toEqual([
    'Mon-Thu: 10:00\u00a0am to 11:00\u00a0pm',
    'Friday: 10:00\u00a0am to 11:00\u00a0pm',
  ])
})
