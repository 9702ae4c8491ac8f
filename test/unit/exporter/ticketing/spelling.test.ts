import fc from 'fast-check'
import { expect, it } from 'vitest'
import { utcInstant, utcOffset } from '#content/schema/time-zone.ts'
import { businessDate, instant } from '#exporter/ticketing/spelling.ts'

const space = fc.constantFrom('', ' ', '\t ', '\r\n')
const time = fc.date({ min: new Date('2000-01-01'), max: new Date('2900-01-01'), noInvalidDate: true })

it('reads an instant in each spelling of services, with white space at its ends', () => {
  const spellings = (date: Date) => {
    const local = new Date(date.getTime() + 8 * 3_600_000).toISOString().slice(0, 19)
    return [date.toISOString(), local, local + utcOffset, `${local}+0800`, `/Date(${date.getTime()})/`]
  }
  fc.assert(
    fc.property(time, space, space, (date, before, after) => {
      for (const text of spellings(date)) expect(instant.parse(before + text + after)).toBe(utcInstant(date))
    }),
  )
})

it('reads a business day with white space at its ends, and with its midnight', () => {
  for (const text of ['2026-01-01', ' 2026-01-01', '2026-01-01T00:00:00 '])
    expect(businessDate.parse(text)).toBe('2026-01-01')
})

it.each(['', 'soon', '2026-13-01T10:00:00', '2026-01-01T10:00:00+08'])('takes %j for no instant', (text) => {
  expect(instant.safeParse(text).success).toBe(false)
})
