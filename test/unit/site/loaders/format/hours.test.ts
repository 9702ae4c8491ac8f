import { expect, it } from 'vitest'
import { type Hours, hoursRows, weeklyHours } from '#site/loaders/format/hours.ts'
import { openingAt } from '#site/shared/time/opening-hours.ts'

const row = (days: string): Hours => ({ days, opens: '10:00', closes: '23:00' })
const said = (day: string, ...days: readonly string[]) =>
  openingAt(weeklyHours(days.map(row)), Date.parse(`${day}T12:00:00+08:00`))?.text
const [monday, sunday] = ['2026-10-05', '2026-10-04']

it('tells browsers of a house that is closed on a day that no row names', () => {
  expect(said(monday, 'Tuesday to Sunday')).toBe('Opens tomorrow at 10:00\u00a0am')
})

it('tells browsers of a house that is open on the day that stands beside public holidays', () => {
  expect(said(sunday, 'Monday to Friday', 'Saturday, Sunday & public holidays')).toBe('Open until 11:00\u00a0pm')
})

it('takes a row that is about no weekday for an exception', () => {
  expect(said(monday, 'Monday to Thursday', 'Friday to Sunday', 'School holidays')).toBe('Open until 11:00\u00a0pm')
  expect(said(monday, 'Daily', 'Ramadan')).toBe('Open until 11:00\u00a0pm')
})

it('says each row in words, whatever is understood of it', () => {
  expect(hoursRows([row('Ramadan'), row('Friday')]).map(({ days, hours }) => `${days}: ${hours}`)).toEqual([
    'Ramadan: 10:00\u00a0am to 11:00\u00a0pm',
    'Friday: 10:00\u00a0am to 11:00\u00a0pm',
  ])
})
