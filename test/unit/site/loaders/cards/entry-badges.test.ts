import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { during, offerBadge, onCard, oneDayBadge, withChanges } from '#site/loaders/cards/entry-badges.ts'
import { maxPageAge } from '#site/loaders/format/display-period.ts'
import { type Badge, badgeOf, badgeTextAt, filmBadgeOf, isSaidOnCard, type Tone } from '#site/shared/badge.ts'
import { isShownAt } from '#site/shared/time/display-period.ts'
import { isSettledAt } from '#test/support/site/settled.ts'
import { sourceOf } from '#test/support/site/site-source.ts'

/** From the first moment of 10 October to the last of 20 October, in Malaysia. */
const span = { from: '2026-10-10T00:00:00+08:00', to: '2026-10-21T00:00:00+08:00' }

describe('what runs for some days', () => {
  it.each([
    ['2026-10-02T15:59:59Z', 'Coming soon', 'coming'],
    ['2026-10-02T16:00:00Z', 'Starts in 7 days', 'coming'],
    ['2026-10-08T16:00:00Z', 'Starts tomorrow', 'coming'],
    ['2026-10-09T15:59:59Z', 'Starts tomorrow', 'coming'],
    ['2026-10-09T16:00:00Z', 'On now', 'running'],
    ['2026-10-12T15:59:59Z', 'On now', 'running'],
    ['2026-10-12T16:00:00Z', 'Ends in 7 days', 'ending'],
    ['2026-10-17T04:00:00Z', 'Ends in 3 days', 'ending'],
    ['2026-10-18T16:00:00Z', 'Ends tomorrow', 'ending'],
    ['2026-10-19T16:00:00Z', 'Ends today', 'ending'],
    ['2026-10-20T15:59:59Z', 'Ends today', 'ending'],
    ['2026-10-20T16:00:00Z', 'Ended', 'over'],
  ])('at %s: %s', (instant, text, tone) => {
    expect(badgeOf('offer', span, instant)).toEqual({ kind: 'offer', ...span, text, tone })
  })

  it('says "today" of what begins at an hour of this day', () => {
    const evening = { from: '2026-10-10T11:30:00Z', to: '2026-10-10T15:00:00Z' }
    expect(badgeOf('event', evening, '2026-10-10T00:00:00Z').text).toBe('Starts today')
    expect(badgeOf('event', evening, '2026-10-10T11:30:00Z').text).toBe('On now')
    expect(badgeOf('event', evening, '2026-10-10T15:00:00Z').text).toBe('Past event')
  })

  it('says of an evening that goes on after midnight that it is on, and counts no days', () => {
    const party = { from: '2026-10-10T20:00:00+08:00', to: '2026-10-11T02:00:00+08:00' }
    expect(badgeOf('event', party, '2026-10-10T21:00:00+08:00').text).toBe('On now')
    expect(badgeOf('event', party, '2026-10-11T01:00:00+08:00').text).toBe('On now')
  })

  it('never ends where no end is said', () => {
    expect(badgeOf('offer', { from: span.from }, '2036-01-01T00:00:00Z')).toMatchObject({ text: 'On now' })
  })
})

it('gives the browser what it needs to say the same later', () => {
  const badge = badgeOf('offer', span, '2026-10-09T16:00:00Z')
  expect(badgeOf('offer', span, '2026-10-20T16:00:00Z')).toMatchObject(
    badgeTextAt(badge, Date.parse('2026-10-20T16:00:00Z')),
  )
})

it('counts the last day of a promotion as a whole, across the end of a month and of a year', () => {
  const source = sourceOf([])
  expect(offerBadge(source, { from: '2026-09-01', to: '2026-09-30' }).to).toBe('2026-10-01T00:00:00+08:00')
  expect(offerBadge(source, { from: '2026-12-31', to: '2026-12-31' }).to).toBe('2027-01-01T00:00:00+08:00')
})

it.each([
  ['2026-11-13T19:30:00+08:00', '2026-11-13T23:59:59+08:00', 'On now'],
  ['2026-11-13T19:30:00+08:00', '2026-11-14T00:00:00+08:00', 'Past event'],
  ['2026-11-13T23:00:00+08:00', '2026-11-13T23:30:00+08:00', 'On now'],
  ['2026-11-13T23:00:00+08:00', '2026-11-14T00:30:00+08:00', 'On now'],
  ['2026-11-13T23:00:00+08:00', '2026-11-14T03:00:00+08:00', 'Past event'],
])('says of a screening at %s, whose end nobody has said, at %s: %s', (date, instant, text) => {
  expect(badgeTextAt(oneDayBadge(sourceOf([]), { date }), Date.parse(instant)).text).toBe(text)
})

describe('on a page of any age that it may have', () => {
  const source = sourceOf([])
  const built = Date.parse(source.asOf)
  const hourMs = 3_600_000
  const instant = fc
    .integer({ min: -15 * 24, max: 15 * 24 })
    .map((hours) => new Date(built + hours * hourMs).toISOString())
  const limits = fc.array(instant, { maxLength: 3 }).map((instants) => instants.sort())
  const badge = fc.oneof(
    fc
      .tuple(fc.constantFrom('offer', 'event'), limits)
      .map(
        ([kind, [from, to]]): Badge => badgeOf(kind, { ...(from ? { from } : {}), ...(to ? { to } : {}) }, source.asOf),
      ),
    fc.tuple(fc.constantFrom('now', 'advance', 'none', 'unknown'), limits).map(([sale, [opensAt, from, to]]): Badge => {
      const times = { ...(opensAt ? { opensAt } : {}), ...(from ? { from } : {}), ...(to ? { to } : {}) }
      return filmBadgeOf({ sale, ...times }, source.asOf)
    }),
  )
  const age = fc.integer({ min: 0, max: maxPageAge / hourMs }).map((hours) => hours * hourMs)
  const later = fc.integer({ min: 0, max: 60 * 24 }).map((hours) => hours * hourMs)
  const tones = fc.constantFrom<readonly Tone[]>(
    ['over'],
    ['coming'],
    ['coming', 'sales'],
    ['ending'],
    ['sales', 'running', 'ending'],
  )

  it('what goes by a badge is shown just when it says so, before and after React knows the time', () => {
    fc.assert(
      fc.property(badge, tones, age, later, (badge, tones, age, later) => {
        const displayPeriod = during(source, badge, ({ tone }) => tones.includes(tone))
        const isSaidAt = (time: number) => tones.includes(badgeTextAt(badge, time).tone)
        expect(displayPeriod !== undefined && isShownAt(displayPeriod, built + later)).toBe(isSaidAt(built + later))
        expect(displayPeriod !== undefined && isSettledAt(displayPeriod, built + age)).toBe(isSaidAt(built + age))
      }),
    )
  })

  it('an entry’s own page has all that its badge says', () => {
    fc.assert(
      fc.property(badge, age, (badge, age) => {
        const { soon = [] } = withChanges(source, badge)
        const last = soon.findLast((instant) => Date.parse(instant) <= built + age) ?? source.asOf
        expect(badgeTextAt(badge, built + age).text).toBe(badgeTextAt(badge, Date.parse(last)).text)
      }),
    )
  })

  it('a card’s badge ends as it has nothing more to say', () => {
    fc.assert(
      fc.property(badge, age, (badge, age) => {
        const { ends } = onCard(source, badge)
        const isEnded = ends !== undefined && Date.parse(ends) <= built + age
        if (isEnded) expect(isSaidOnCard(badgeTextAt(badge, built + age))).toBe(false)
        if (ends !== undefined) expect(isSaidOnCard(badgeTextAt(badge, Date.parse(ends) - 1))).toBe(true)
      }),
    )
  })
})
