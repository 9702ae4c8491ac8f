/** What a page holds of what begins and ends, and for how long. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { endOfDay, utcInstant } from '#content/schema/time-zone.ts'
import { displayPeriodOf, maxPageAge, withLastDay } from '#site/loaders/format/display-period.ts'
import { isShownAt } from '#site/shared/time/display-period.ts'

const clock = { asOf: '2026-10-01T02:00:00Z' }
const someInstant = fc
  .integer({ min: -10, max: 10 })
  .chain((days) => fc.integer({ min: 0, max: 86_399 }).map((seconds) => days * 86_400 + seconds))
  .map((seconds) => utcInstant(new Date(Date.parse(clock.asOf) + seconds * 1000)))

it('holds all that is shown at some time while the page may be looked at, and says of each moment whether it is', () => {
  const age = fc.integer({ min: 0, max: maxPageAge })
  fc.assert(
    fc.property(
      fc.option(someInstant, { nil: undefined }),
      fc.option(someInstant, { nil: undefined }),
      age,
      (from, to, age) => {
        const now = Date.parse(clock.asOf) + age
        const isShown = (from === undefined || Date.parse(from) <= now) && (to === undefined || now < Date.parse(to))
        const displayPeriod = displayPeriodOf(clock, { from, to })
        expect(displayPeriod !== undefined && isShownAt(displayPeriod, now)).toBe(isShown)
      },
    ),
  )
})

it('shows what has a last day until that has ended in Malaysia, and what has none for good', () => {
  const entries = [{ to: '2026-09-30' }, { to: '2026-10-01' }, {}] satisfies { to?: string }[]
  expect(withLastDay(clock, entries, ({ to }) => to)).toEqual([
    [{ to: '2026-10-01' }, { to: endOfDay('2026-10-01'), isNow: true, soon: { 'data-ends': endOfDay('2026-10-01') } }],
    [{}, { isNow: true }],
  ])
})
