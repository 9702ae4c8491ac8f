import { expect, it } from 'vitest'
import { dayMs, nextMidnight, timeZone } from '#content/schema/time-zone.ts'
import { dayTexts } from '#site/shared/time/day-text.ts'
import { weekdayAt } from '#site/shared/time/time-of-day.ts'

it('says each day of some years as Intl does', () => {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  const said = (time: number) => format.format(time).replaceAll(',', '')
  const start = Date.parse('2026-01-01T15:59:59Z')
  const times = Array.from({ length: 1000 }, (_, day) => start + day * dayMs).flatMap((time) => [time, time + 1000])
  const words = times.map((time) => `${weekdayAt(time)} ${Object.values(dayTexts(time)).join(' ')}`)
  expect(words).toEqual(times.map(said))
})

it('knows when the next day begins in Malaysia, also where one begins at this moment', () => {
  const next = (time: string) => new Date(nextMidnight(Date.parse(time))).toISOString()
  expect(next('2026-10-01T15:59:59.999Z')).toBe('2026-10-01T16:00:00.000Z')
  expect(next('2026-10-01T16:00:00Z')).toBe('2026-10-02T16:00:00.000Z')
  expect(next('2026-10-01T20:00:00Z')).toBe('2026-10-02T16:00:00.000Z')
})
