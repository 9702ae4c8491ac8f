import fc from 'fast-check'
import { expect, it } from 'vitest'
import { displayPeriodOf, maxPageAge } from '#site/loaders/format/display-period.ts'
import { changesOfDisplayPeriods, isShownAt, isWithin } from '#site/shared/time/display-period.ts'
import { isSettledAt } from '#test/support/site/settled.ts'

const asOf = '2026-10-01T04:00:00Z'
const built = Date.parse(asOf)
const span = { from: '2026-10-02T00:00:00Z', to: '2026-10-03T00:00:00Z' }
const instant = (time: number) => new Date(time).toISOString()

it('begins with the first instant and ends before the last', () => {
  expect([-1, 0].map((ms) => isWithin(span, Date.parse(span.from) + ms))).toEqual([false, true])
  expect([-1, 0].map((ms) => isWithin(span, Date.parse(span.to) + ms))).toEqual([true, false])
})

it('holds back what begins later than a page may be looked at, and what is over', () => {
  expect(displayPeriodOf({ asOf }, { from: instant(built + maxPageAge + 1) })).toBeUndefined()
  expect(displayPeriodOf({ asOf }, { to: asOf })).toBeUndefined()
  expect(displayPeriodOf({ asOf }, span)).toMatchObject({ ...span, isNow: false })
  expect(displayPeriodOf({ asOf }, {})).toEqual({ isNow: true })
})

it('shows a visitor of any moment within the age of a page what a build of that moment would show', () => {
  const time = fc.integer({ min: -10, max: 10 }).map((days) => built + days * 43_200_000)
  const age = fc.integer({ min: 0, max: maxPageAge })
  fc.assert(
    fc.property(fc.option(time), fc.option(time), age, (from, to, later) => {
      const wanted = { ...(from === null ? {} : { from: instant(from) }), ...(to === null ? {} : { to: instant(to) }) }
      const now = built + later
      const displayPeriod = displayPeriodOf({ asOf }, wanted)
      const fresh = displayPeriodOf({ asOf: instant(now) }, wanted)
      expect(displayPeriod !== undefined && isShownAt(displayPeriod, now)).toBe(fresh?.isNow ?? false)
      // Before React knows the time, by the attributes.
      expect(displayPeriod !== undefined && isSettledAt(displayPeriod, now)).toBe(fresh?.isNow ?? false)
      // While hydrating it is as the page was built.
      expect(displayPeriod !== undefined && isShownAt(displayPeriod, undefined)).toBe(isWithin(wanted, built))
    }),
  )
})

it('knows when something changes', () => {
  expect(
    changesOfDisplayPeriods([{ displayPeriod: { ...span, isNow: true } }, {}, { displayPeriod: { isNow: true } }]),
  ).toEqual([span.from, span.to])
})
