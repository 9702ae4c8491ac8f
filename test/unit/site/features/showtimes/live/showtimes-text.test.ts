import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { businessDate, localInstant } from '#content/schema/time-zone.ts'
import {
  dayName,
  isLate,
  languagesOf,
  named,
  noShowtimes,
  relativeDay,
  stateOf,
  timeOf,
} from '#site/features/showtimes/live/showtimes-text.ts'
import type { LiveShowtime } from '#site/features/showtimes/response/parse-showtimes.ts'
import { showtimesAnswers } from '#test/support/inputs/showtimes.ts'

describe('days', () => {
  const at = (localTime: string) => (day: string) => relativeDay(day, Date.parse(localTime))

  it('are called as one says them where the cinemas are', () => {
    const name = at('2026-10-01T12:00:00+08:00')
    expect(['2026-10-01', '2026-10-02', '2026-10-03'].map(name)).toEqual(['Today', 'Tomorrow', 'Sat'])
    expect(dayName('2026-10-03')).toBe('Saturday 3 October')
    expect(dayName('1981-12-31')).toBe('Thursday 31 December')
  })

  it('after midnight are still tonight’s, and the new day is today', () => {
    const name = at('2026-10-02T00:05:00+08:00')
    expect(['2026-10-01', '2026-10-02', '2026-10-03'].map(name)).toEqual(['Tonight', 'Today', 'Tomorrow'])
  })

  it('have no more showtimes where those of the evening may have begun, and else none yet', () => {
    const said = (day: string) => noShowtimes(day, Date.parse('2026-10-02T00:05:00+08:00'))
    expect(['2026-10-01', '2026-10-02'].map(said)).toEqual([
      'No more showtimes on this day.',
      'No showtimes on this day yet.',
    ])
  })
})

describe('times', () => {
  it('are what the clock on the wall of the cinema shows, whatever the zone of the browser', () => {
    const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
    const wall = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Kuala_Lumpur',
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
    })
    fc.assert(
      fc.property(instants, (date) => {
        const shown = wall.format(date).replace(/\s/g, '\u00a0')
        expect(timeOf(localInstant(date.toISOString()))).toBe(shown.replace(/^0:/, '12:'))
      }),
    )
  })

  it('after midnight are late ones of their evening', () => {
    fc.assert(
      fc.property(showtimesAnswers, ({ days }) => {
        for (const { businessDate: day, showtimes } of days)
          for (const showtime of showtimes) {
            expect(businessDate(new Date(showtime.startsAt).toISOString())).toBe(day)
            expect(isLate(showtime, day)).toBe(/T0[0-5]:/.test(showtime.startsAt))
          }
      }),
    )
  })
})

describe('marks', () => {
  const marks = { '2d': '2D', 'experience/maxima': 'Maxima' }
  const showtime: LiveShowtime = {
    id: 'S-1',
    film: 'F1',
    cinema: 'C1',
    hall: 'Hall 1',
    startsAt: '2026-10-01T19:00:00+08:00',
    endsAt: '2026-10-01T21:00:00+08:00',
    formats: ['experience/maxima'],
    access: ['audio-described'],
    language: 'en',
    subtitles: ['ms', 'zh'],
    seats: 'many',
    sale: 'open',
  }

  it('are format and languages, in words', () => {
    expect(named(showtime.formats, marks)).toEqual(['Maxima'])
    expect(languagesOf(showtime)).toBe('English · Malay and Chinese subtitles')
    expect(languagesOf({ ...showtime, subtitles: [] })).toBe('English')
  })

  it('that nobody has words for are not shown', () => {
    const strange = {
      ...showtime,
      formats: ['experience/new', 'constructor'],
      language: 'not a tag!',
      subtitles: ['x'],
    }
    expect(named(strange.formats, marks)).toEqual([])
    expect(languagesOf(strange)).toBe('')
  })
})

describe('what can be bought', () => {
  const noon = Date.parse('2026-10-01T12:00:00+08:00')
  const later = '2026-12-05T10:00:00+08:00'
  const state = (
    ...[sale, seats, opensAt]: ['open' | 'notYet' | 'closed', 'many' | 'few' | 'none' | 'unknown', string?]
  ) => stateOf({ sale, seats, ...(opensAt === undefined ? {} : { opensAt }) }, noon)

  it('is what is on sale and not sold out', () => {
    expect(state('open', 'many')).toEqual({ is: 'open', text: '', isOnSale: true })
    expect(state('open', 'unknown')).toEqual({ is: 'open', text: '', isOnSale: true })
    expect(state('open', 'few')).toMatchObject({ text: 'Few left', isOnSale: true })
    expect(state('open', 'none')).toMatchObject({ text: 'Sold out', isOnSale: false })
    expect(state('closed', 'many')).toMatchObject({ text: 'Sale closed', isOnSale: false })
  })

  it('opens by the clock', () => {
    expect(state('notYet', 'many', later)).toMatchObject({ text: 'On sale 5 Dec, 10:00\u00a0am', isOnSale: false })
    expect(stateOf({ sale: 'notYet', seats: 'many', opensAt: later }, Date.parse(later))).toMatchObject({
      isOnSale: true,
    })
    expect(state('notYet', 'many')).toMatchObject({ text: 'Not on sale yet', isOnSale: false })
  })
})
