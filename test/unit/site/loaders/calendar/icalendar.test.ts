/** Calendar files, read by a reader of the test's own that knows RFC 5545 and nothing of the writer. */

import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayMs, utcInstant } from '#content/schema/time-zone.ts'
import { loadSnapshot } from '#content/snapshot/load.ts'
import { type CalendarEvent, calendarFiles } from '#site/loaders/calendar/calendar-event.ts'
import { icalendar } from '#site/loaders/calendar/icalendar.ts'
import { repository } from '#test/support/repository.ts'
import { ShownSite } from '#test/support/site/shown-site.ts'

const publisher = { siteUrl: 'https://gsc.example', name: 'GSC', madeAt: '2026-10-01T04:00:00Z' }
const release: CalendarEvent = {
  uid: 'movie-redline-kl',
  title: 'Redline KL: in cinemas',
  description: 'One road, one night.',
  place: 'GSC',
  path: '/movie/redline-kl',
  from: '2026-12-31',
}

/** Content lines with their folds undone (3.1). */
const linesOf = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)
/** A TEXT value as it was meant (3.3.11). */
const meant = (value: string): string => value.replaceAll(/\\([\\;,nN])/g, (_, sign) => (/n/i.test(sign) ? '\n' : sign))
const property = (file: string, name: string): string | undefined =>
  linesOf(file.slice(file.indexOf('BEGIN:VEVENT')))
    .find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
    ?.slice(name.length + 1)

it('has no end that is not later than the beginning', () => {
  const at = '2026-10-31T12:00:00Z'
  const file = (from: string, to: string) => icalendar({ ...release, from, to }, publisher)
  expect(property(file(at, at), 'DTEND')).toBeUndefined()
  expect(property(file(at, '2026-10-31T11:00:00Z'), 'DTEND')).toBeUndefined()
  expect(property(file(at, '2026-10-31T12:01:00Z'), 'DTEND')).toBe('TZID=Asia/Kuala_Lumpur:20261031T200100')
  expect(property(file('2026-10-31', '2026-10-01'), 'DTEND')).toBe('VALUE=DATE:20261101')
})

it('has a release as a whole day on which nobody is busy', () => {
  expect(linesOf(icalendar(release, publisher))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//GSC//Site//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:movie-redline-kl@gsc.example',
    'DTSTAMP:20261001T040000Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'TRANSP:TRANSPARENT',
    'SUMMARY:Redline KL: in cinemas',
    'DESCRIPTION:One road\\, one night.',
    'LOCATION:GSC',
    'URL:https://gsc.example/movie/redline-kl',
    'END:VEVENT',
    'END:VCALENDAR',
  ])
})

it('has an event at its hours in Malaysia, with the zone that they are in', () => {
  const file = icalendar({ ...release, from: '2026-10-31T16:30:00Z', to: '2026-10-31T22:00:00Z' }, publisher)
  expect(property(file, 'DTSTART')).toBe('TZID=Asia/Kuala_Lumpur:20261101T003000')
  expect(property(file, 'DTEND')).toBe('TZID=Asia/Kuala_Lumpur:20261101T060000')
  expect(linesOf(file)).toEqual(
    expect.arrayContaining(['BEGIN:VTIMEZONE', 'TZID:Asia/Kuala_Lumpur', 'TZOFFSETTO:+0800']),
  )
  expect(file).not.toContain('TRANSP')
  expect(icalendar({ ...release, from: '2026-10-31T16:30:00Z' }, publisher)).not.toContain('DTEND')
})

// Long and short, with all that has a meaning of its own, in letters of one to four octets.
const letters = fc.constantFrom(...'aZ 9,;:\\"\n', 'é', '電', '影', 'த', '🎬', '👨‍👩‍👧')
const texts = fc.array(letters, { maxLength: 200 }).map((all) => all.join(''))
const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
const lastDay = Date.parse('2999-12-31')
const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

describe('whatever is in it', () => {
  it('says what was meant', () => {
    fc.assert(
      fc.property(texts, texts, texts, (title, description, place) => {
        const file = icalendar({ ...release, title, description, place }, publisher)
        expect(meant(property(file, 'SUMMARY') ?? '')).toBe(title)
        expect(meant(property(file, 'DESCRIPTION') ?? '')).toBe(description)
        expect(meant(property(file, 'LOCATION') ?? '')).toBe(place)
      }),
    )
  })

  it('has lines of 75 octets at most, each of whole characters, and no other line than the standard’s', () => {
    fc.assert(
      fc.property(texts, texts, (title, description) => {
        const file = icalendar({ ...release, title, description }, publisher)
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        for (const line of file.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
          expect(line.isWellFormed()).toBe(true)
        }
        expect(linesOf(file).map((line) => /^[A-Z-]+(?=[:;])/.exec(line)?.[0])).not.toContain(undefined)
      }),
    )
  })

  it('has no character that a line must not have', () => {
    const any = fc.string({ unit: 'binary', maxLength: 60 })
    fc.assert(
      fc.property(any, (title) => {
        const file = icalendar({ ...release, title }, publisher)
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\u0000-\u001f\u007f]/)
      }),
    )
  })

  it('ends a whole-day event on the day after its last, over the ends of months and years', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 40 }), (first, length) => {
        const last = new Date(Math.min(first.getTime() + length * dayMs, lastDay))
        const file = icalendar({ ...release, from: dayOf(first), to: dayOf(last) }, publisher)
        const end = property(file, 'DTEND')?.replace('VALUE=DATE:', '') ?? ''
        const parsed = Date.UTC(Number(end.slice(0, 4)), Number(end.slice(4, 6)) - 1, Number(end.slice(6)))
        expect(parsed - Date.parse(dayOf(last))).toBe(dayMs)
      }),
    )
  })
})

describe('of any time that content may name', () => {
  const formOf = /^(?:VALUE=DATE:\d{8}|TZID=Asia\/Kuala_Lumpur:\d{8}T\d{6})$/

  it('has times as the standard writes them', () => {
    const bound = { min: new Date('1900-01-01T00:00:00Z'), max: new Date('2999-12-31T23:59:59Z'), noInvalidDate: true }
    const spells = fc.tuple(fc.date(bound), fc.date(bound), fc.boolean())
    fc.assert(
      fc.property(spells, ([one, other, isTimed]) => {
        const [from = '', to = ''] = [one, other].map(utcInstant).map((at) => (isTimed ? at : at.slice(0, 10)))
        const file = icalendar({ ...release, from, to }, { ...publisher, madeAt: utcInstant(other) })
        expect(property(file, 'DTSTART')).toMatch(formOf)
        expect(property(file, 'DTEND') ?? property(file, 'DTSTART')).toMatch(formOf)
        expect(property(file, 'DTSTAMP')).toMatch(/^\d{8}T\d{6}Z$/)
      }),
      { examples: [[[bound.min, bound.max, false]], [[bound.min, bound.max, true]]] },
    )
  })
})

describe('of the sample', async () => {
  const { entries } = await loadSnapshot(join(repository, 'content'))
  const { source } = new ShownSite(new Map([...entries].map(([key, { entry }]) => [key, entry])))
  const files = calendarFiles(source)

  it('there is a file for each release, event and festival that is ahead, and none for what is over', () => {
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        '/movie/chrome-orchid.ics',
        '/event/midnight-marathon.ics',
        '/film-festival/lantern-film-festival.ics',
      ]),
    )
    expect(files.has('/movie/redline-kl.ics')).toBe(false)
    expect(new Set([...files.values()].map(({ uid }) => uid)).size).toBe(files.size)
    for (const [file, event] of files) expect(icalendar(event, publisher), file).toMatch(/DTSTART;/)
  })
  it('an event of several days takes nobody’s time, and one of an evening has its hours', () => {
    const fileOf = (path: string) => icalendar(files.get(path) as CalendarEvent, publisher)
    const recurring = fileOf('/event/quiet-screening-morning.ics')
    expect(property(recurring, 'DTSTART')).toBe('VALUE=DATE:20260110')
    expect(property(recurring, 'DTEND')).toBe('VALUE=DATE:20261213')
    expect(recurring).toContain('TRANSP:TRANSPARENT')
    expect(fileOf('/event/midnight-marathon.ics')).toMatch(/DTSTART;TZID=/)
  })

  it('an event is at the venue that its page names, which need not be in a cinema, and at the cinemas that this does not name', () => {
    const placeOf = (slug: string) => files.get(`/event/${slug}.ics`)?.place
    expect(placeOf('films-on-the-green')).toBe(
      'The padang behind GSC Padang Hijau, Alor Setar, and the field beside GSC Laman Cakera, Cyberjaya',
    )
    expect(placeOf('luna-concert-on-screen')).toMatch(/^Six GSC cinemas, in their largest halls, GSC /)
  })
})
