import { describe, expect, it } from 'vitest'
import { offerBadge } from '#site/loaders/cards/entry-badges.ts'
import { badgeOf, wordsAt } from '#site/shared/badge.ts'
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

  it('never ends where no end is said', () => {
    expect(badgeOf('offer', { from: span.from }, '2036-01-01T00:00:00Z')).toMatchObject({ text: 'On now' })
  })
})

it('gives the browser what it needs to say the same later', () => {
  const badge = badgeOf('offer', span, '2026-10-09T16:00:00Z')
  expect(badgeOf('offer', span, '2026-10-20T16:00:00Z')).toMatchObject(
    wordsAt(badge, Date.parse('2026-10-20T16:00:00Z')),
  )
})

it('counts the last day of a promotion as a whole, across the end of a month and of a year', () => {
  const source = sourceOf([])
  expect(offerBadge(source, { from: '2026-09-01', to: '2026-09-30' }).to).toBe('2026-10-01T00:00:00+08:00')
  expect(offerBadge(source, { from: '2026-12-31', to: '2026-12-31' }).to).toBe('2027-01-01T00:00:00+08:00')
})
