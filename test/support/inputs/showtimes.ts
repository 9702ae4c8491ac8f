/** Answers of live showtimes as the contract allows them, the unlikely ones among them. */
import fc from 'fast-check'
import { accessMarks } from '#content/schema/access-marks.ts'
import type { Showtime, Showtimes } from '#content/schema/showtimes.ts'
import { dayMs, localInstant, startOfDay } from '#content/schema/time-zone.ts'

const hourMs = 3_600_000

const ids = (prefix: string, count: number) => fc.integer({ min: 1, max: count }).map((number) => `${prefix}${number}`)

/** A beginning of a business day: from six in the morning to six. */
const startOf = (businessDate: string) =>
  fc
    .integer({ min: 6 * 60, max: 30 * 60 - 1 })
    .map((minutes) => localInstant(new Date(Date.parse(startOfDay(businessDate)) + minutes * 60_000).toISOString()))

const showtimeOn = (businessDate: string): fc.Arbitrary<Showtime> =>
  fc
    .record({
      id: ids('S-', 40),
      film: ids('F', 5),
      cinema: ids('C', 5),
      hall: fc.string({ maxLength: 8 }),
      startsAt: startOf(businessDate),
      formats: fc.uniqueArray(fc.constantFrom('2d' as const, '3d' as const, 'experience/maxima' as const)),
      access: fc.uniqueArray(fc.constantFrom(...(Object.keys(accessMarks) as (keyof typeof accessMarks)[]))),
      language: fc.constantFrom('en', 'ms', 'zh', 'x-none'),
      subtitles: fc.uniqueArray(fc.constantFrom('ms', 'zh')),
      seats: fc.constantFrom('many', 'few', 'none', 'unknown'),
      sale: fc.constantFrom('open', 'notYet', 'closed'),
      opensAt: fc.option(startOf(businessDate), { nil: undefined }),
      link: fc.option(fc.constant('https://tickets.example/order/showtimes/1/seats'), { nil: undefined }),
    })
    .map(({ opensAt, link, ...showtime }) => ({
      ...showtime,
      endsAt: localInstant(new Date(Date.parse(showtime.startsAt) + 2 * hourMs).toISOString()),
      ...(opensAt === undefined ? {} : { opensAt }),
      ...(link === undefined ? {} : { link }),
    }))

/** From the first of October on, asked for on that day. */
export const showtimesAnswers: fc.Arbitrary<Showtimes> = fc
  .tuple(
    startOf('2026-10-01'),
    ...Array.from({ length: 7 }, (_, offset) => {
      const businessDate = new Date(Date.parse('2026-10-01') + offset * dayMs).toISOString().slice(0, 10)
      return fc.array(showtimeOn(businessDate), { maxLength: 12 }).map((showtimes) => ({ businessDate, showtimes }))
    }),
  )
  .map(([asOf, ...days]) => ({ asOf, days }))
