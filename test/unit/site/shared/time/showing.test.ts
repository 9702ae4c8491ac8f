import fc from 'fast-check'
import { expect, it } from 'vitest'
import { longestPageAge, showingOf } from '#site/loaders/format/showing.ts'
import { changesOfShowings, isShownAt, isWithin } from '#site/shared/time/showing.ts'
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
  expect(showingOf({ asOf }, { from: instant(built + longestPageAge + 1) })).toBeUndefined()
  expect(showingOf({ asOf }, { to: asOf })).toBeUndefined()
  expect(showingOf({ asOf }, span)).toMatchObject({ ...span, isNow: false })
  expect(showingOf({ asOf }, {})).toEqual({ isNow: true })
})

it('shows a visitor of any moment within the age of a page what a build of that moment would show', () => {
  const time = fc.integer({ min: -10, max: 10 }).map((days) => built + days * 43_200_000)
  const age = fc.integer({ min: 0, max: longestPageAge })
  fc.assert(
    fc.property(fc.option(time), fc.option(time), age, (from, to, later) => {
      const wanted = { ...(from === null ? {} : { from: instant(from) }), ...(to === null ? {} : { to: instant(to) }) }
      const now = built + later
      const showing = showingOf({ asOf }, wanted)
      const fresh = showingOf({ asOf: instant(now) }, wanted)
      expect(showing !== undefined && isShownAt(showing, now)).toBe(fresh?.isNow ?? false)
      // Before React knows the time, by the attributes.
      expect(showing !== undefined && isSettledAt(showing, now)).toBe(fresh?.isNow ?? false)
      // While hydrating it is as the page was built.
      expect(showing !== undefined && isShownAt(showing, undefined)).toBe(isWithin(wanted, built))
    }),
  )
})

it('knows when something changes', () => {
  expect(changesOfShowings([{ showing: { ...span, isNow: true } }, {}, { showing: { isNow: true } }])).toEqual([
    span.from,
    span.to,
  ])
})
