import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { badgeOf } from '#site/shared/badge.ts'
import { TimeBadge } from '#site/ui/badge/time-badge.tsx'

const evening = { from: '2026-10-10T11:00:00Z', to: '2026-10-10T14:00:00Z' }

const wordsOf = (kind: 'event' | 'offer', instant: string, isOnList = true): string =>
  renderToStaticMarkup(createElement(TimeBadge, { badge: badgeOf(kind, evening, instant), isOnList })).replace(
    /<[^>]*>/g,
    '',
  )

describe('the badge of an event on a list', () => {
  it.each([
    ['2026-09-01T00:00:00Z', ''],
    ['2026-10-08T00:00:00Z', 'Starts in 2 days'],
    ['2026-10-10T12:00:00Z', ''],
    ['2026-10-10T15:00:00Z', 'Past event'],
  ])('says on %s only what its days do not: "%s"', (instant, words) => {
    expect(wordsOf('event', instant)).toBe(words)
  })

  it('says on its own page that it is to come', () => {
    expect(wordsOf('event', '2026-09-01T00:00:00Z', false)).toBe('Upcoming')
  })

  it('says of an offer, which stands among those that run, that it is to come', () => {
    expect(wordsOf('offer', '2026-09-01T00:00:00Z')).toBe('Coming soon')
  })
})
