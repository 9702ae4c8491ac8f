import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openingAt, type WeeklyHours } from '#site/shared/time/opening-hours.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
/** The flagship: one in the morning is still the evening before. */
const flagship: readonly WeeklyHours[] = [
  { week: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '09:45', closes: '01:00' },
  { week: ['Friday', 'Saturday'], opens: '09:45', closes: '03:00' },
  { week: ['PublicHolidays'], opens: '09:30', closes: '03:00' },
]
const sundays: readonly WeeklyHours[] = [{ week: ['Sunday'], opens: '10:00', closes: '18:00' }]
const said = (hours: readonly WeeklyHours[], instant: string) => openingAt(hours, Date.parse(instant))?.text

// 1 October 2026 is a Thursday.
it.each([
  ['2026-10-01T09:44:59+08:00', 'Opens at 9:45\u00a0am'],
  ['2026-10-01T09:45:00+08:00', 'Open until 1:00\u00a0am'],
  ['2026-10-02T00:59:59+08:00', 'Open until 1:00\u00a0am'],
  ['2026-10-02T01:00:00+08:00', 'Opens at 9:45\u00a0am'],
  ['2026-10-04T02:30:00+08:00', 'Open until 3:00\u00a0am'],
])('at %s a house that closes after midnight says “%s”', (instant, text) => {
  expect(said(flagship, instant)).toBe(text)
})

it.each([
  ['2026-10-01T12:00:00+08:00', 'Opens on Sunday at 10:00\u00a0am'],
  ['2026-10-03T12:00:00+08:00', 'Opens tomorrow at 10:00\u00a0am'],
  ['2026-10-04T06:00:00+08:00', 'Opens at 10:00\u00a0am'],
  ['2026-10-04T18:00:00+08:00', 'Opens on Sunday at 10:00\u00a0am'],
])('at %s a house that opens on Sundays says “%s”', (instant, text) => {
  expect(said(sundays, instant)).toBe(text)
})

it('says nothing of a house whose days it does not understand', () => {
  expect(openingAt([{ week: ['PublicHolidays'], opens: '09:30', closes: '03:00' }], 0)).toBeUndefined()
  expect(openingAt([], 0)).toBeUndefined()
})

it('says of a house that never closes that it is open now, and of hours that meet when the last of them end', () => {
  expect(said([{ week: weekdays, opens: '06:00', closes: '06:00' }], '2026-10-01T12:00:00+08:00')).toBe('Open now')
  const twice = [
    { week: weekdays, opens: '10:00', closes: '14:00' },
    { week: weekdays, opens: '14:00', closes: '23:00' },
  ]
  expect(said(twice, '2026-10-01T12:00:00+08:00')).toBe('Open until 11:00\u00a0pm')
})

const pad = (number: number): string => String(number).padStart(2, '0')
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30, 45))
  .map(([h, m]) => `${pad(h)}:${pad(m)}`)
const hours = fc.array(fc.record({ week: fc.subarray([...weekdays], { minLength: 1 }), opens: time, closes: time }), {
  minLength: 1,
  maxLength: 3,
})
const instants = fc.integer({ min: Date.parse('2026-01-01T00:00:00Z'), max: Date.parse('2028-01-01T00:00:00Z') })

it('says the same until the instant that it names, and never one that has passed', () => {
  fc.assert(
    fc.property(hours, instants, fc.double({ min: 0, max: 0.999, noNaN: true }), (hours, now, share) => {
      const opening = openingAt(hours, now)
      if (!opening) throw new Error('One of the seven days is among them.')
      expect(opening.changesAt).toBeGreaterThan(now)
      const later = Math.floor(now + (opening.changesAt - now) * share)
      expect(openingAt(hours, later)).toEqual(opening)
    }),
  )
})

it('is open exactly within the hours of the day, or of the day before that reach over midnight', () => {
  const minutesOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
  fc.assert(
    fc.property(hours, instants, (hours, now) => {
      // Clocks in Malaysia, without the code under test: eight hours ahead, a week that begins on a Monday.
      const minutes = Math.floor(now / 60_000) + 8 * 60
      const [day, minute] = [Math.floor(minutes / 1440), ((minutes % 1440) + 1440) % 1440]
      const name = (day: number) => weekdays[(((day + 3) % 7) + 7) % 7] ?? ''
      const isOpen = hours.some(({ week, opens, closes }) => {
        const [from, to] = [minutesOf(opens), minutesOf(closes)]
        const end = to <= from ? to + 1440 : to
        return (
          (week.includes(name(day) as 'Monday') && minute >= from && minute < end) ||
          (week.includes(name(day - 1) as 'Monday') && minute + 1440 >= from && minute + 1440 < end)
        )
      })
      expect(openingAt(hours, now)?.isOpen).toBe(isOpen)
    }),
  )
})
