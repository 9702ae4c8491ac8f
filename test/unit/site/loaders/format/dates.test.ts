import { expect, it } from 'vitest'
import { dayInMalaysia } from '#content/schema/time-zone.ts'
import { formatDateRange, formatDayRange } from '#site/loaders/format/date-range.ts'
import { calendarDays, formatDay, formatInstant, lastDay } from '#site/loaders/format/dates.ts'
import { formatTime } from '#site/shared/time/time-of-day.ts'

it('has the day of Malaysia, not of the machine', () => {
  expect(dayInMalaysia('2026-09-30T16:00:00Z')).toBe('2026-10-01')
  expect(dayInMalaysia('2026-09-30T15:59:59Z')).toBe('2026-09-30')
})

it('writes days and hours as people say them', () => {
  expect(formatDay('2026-10-01').text).toBe('1 October 2026')
  expect(formatInstant('2026-10-01T11:30:00Z').text).toBe('Thursday 1\u00a0October\u00a02026, 7:30\u00a0pm')
  expect(formatTime('01:00')).toBe('1:00\u00a0am')
})

it('writes a day of the years in which clocks in Malaysia stood otherwise, as of an old film, as that day', () => {
  for (const day of ['1900-01-01', '1957-08-31', '1981-12-31'])
    expect(Date.parse(`${formatDay(day).text} UTC`)).toBe(Date.parse(day))
})

it('has such a day on the sheet of a calendar, too', () => {
  expect(calendarDays('1957-08-31', '1981-12-31')).toEqual([
    { weekday: 'Sat', day: '31', month: 'Aug' },
    { weekday: 'Thu', day: '31', month: 'Dec' },
  ])
})

it('says the hour of what is over within a day, a night too, and the days of what goes on for longer', () => {
  expect(formatDateRange({ from: '2026-10-31T15:15:00Z', to: '2026-11-01T00:15:00Z' })).toBe(
    'Saturday 31\u00a0October\u00a02026, 11:15\u00a0pm',
  )
  expect(formatDateRange({ from: '2026-09-25T03:00:00Z', to: '2026-10-04T15:59:00Z' })).toBe(
    '25\u00a0September to\u00a04\u00a0October\u00a02026',
  )
})

it('ends with the day before what is over at midnight, and never before it begins', () => {
  expect(formatDateRange({ from: '2026-10-30T02:00:00Z', to: '2026-10-31T16:00:00Z' })).toBe(
    '30 to\u00a031\u00a0October\u00a02026',
  )
  expect(lastDay({ from: '2026-10-30T02:00:00Z', to: '2026-10-31T16:00:01Z' })).toBe('2026-11-01')
  expect(lastDay({ from: '2026-10-30T16:00:00Z', to: '2026-10-30T16:00:00Z' })).toBe('2026-10-31')
})

it('has a sheet of a calendar for one day, and two for a year', () => {
  expect(calendarDays('2026-10-01', '2026-10-01')).toHaveLength(1)
  expect(calendarDays('2026-01-01', '2027-01-01')).toHaveLength(2)
})

it('says once what the first and the last day share, and leaves each day on one line', () => {
  expect(formatDayRange({ from: '2026-10-01', to: '2026-10-31' })).toBe('1 to\u00a031\u00a0October\u00a02026')
  expect(formatDayRange({ from: '2026-09-16', to: '2027-01-31' })).toBe(
    '16\u00a0September\u00a02026 to\u00a031\u00a0January\u00a02027',
  )
  expect(formatDayRange({ from: '2026-10-01', to: '2026-10-01' })).toBe('1\u00a0October\u00a02026')
  expect(formatDayRange({ from: '2026-03-02' })).toBe('From 2\u00a0March\u00a02026')
})
