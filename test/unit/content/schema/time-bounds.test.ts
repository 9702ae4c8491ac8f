/** The days and instants that content may name: whatever is reckoned from one can be written like it. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day, instant } from '#content/schema/field-kinds.ts'
import {
  businessDate,
  dayAfter,
  dayInMalaysia,
  dayMs,
  endOfDay,
  localInstant,
  nextMidnight,
  startOfDay,
  utcInstant,
} from '#content/schema/time-zone.ts'

const bounds = { min: new Date('1900-01-01T00:00:00Z'), max: new Date('2999-12-31T23:59:59Z'), noInvalidDate: true }
const instants = fc.date(bounds).map(utcInstant)
const days = instants.map((text) => text.slice(0, 10))
const [isDay, isInstant] = [/^\d{4}-\d\d-\d\d$/, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|\+08:00)$/]

const messages = (schema: typeof day | typeof instant, value: string): string[] | undefined =>
  schema()
    .safeParse(value)
    .error?.issues.map(({ message }) => message)

describe('a day or an instant of the content', () => {
  it.each(['0000-01-01', '0001-01-01', '1899-12-31', '3000-01-01', '9999-12-31'])('is not %s', (text) => {
    const reason = 'must be in the years 1900 to 2999'
    expect(messages(day, text)).toEqual([reason])
    expect(messages(instant, `${text}T23:59:59Z`)).toEqual([reason])
  })

  it('is refused for one reason where it is none at all', () => {
    expect(messages(day, 'soon')).toHaveLength(1)
    expect(messages(day, '1900-02-30')).toHaveLength(1)
    expect(messages(instant, '2026-10-01')).toHaveLength(1)
  })

  it('has days and instants around it that are written with four figures of a year', () => {
    fc.assert(
      fc.property(instants, days, (at, on) => {
        expect(messages(instant, at) ?? messages(day, on)).toBeUndefined()
        for (const text of [dayInMalaysia(at), businessDate(at), dayAfter(on)]) expect(text).toMatch(isDay)
        const midnight = utcInstant(new Date(nextMidnight(Date.parse(at))))
        for (const text of [localInstant(at), startOfDay(on), endOfDay(on), midnight]) expect(text).toMatch(isInstant)
        expect(Date.parse(endOfDay(on)) - Date.parse(startOfDay(on))).toBe(dayMs)
        expect(Date.parse(localInstant(at))).toBe(Date.parse(at))
      }),
      {
        examples: [
          ['1900-01-01T00:00:00Z', '1900-01-01'],
          ['2999-12-31T23:59:59Z', '2999-12-31'],
        ],
      },
    )
  })
})
