/** What editors say of a film, and what the ticketing service says, make its state. The clock stands at noon of 1 October 2026. */
import { describe, expect, it } from 'vitest'
import { noTicketing, type Ticketing } from '#content/schema/ticketing.ts'
import { filmTimes } from '#site/loaders/source/film-times.ts'
import { filmStateAt } from '#site/shared/films/film-state.ts'
import { entryOf } from '#test/support/inputs/entries.ts'
import { sourceOf } from '#test/support/site/site-source.ts'

interface Case {
  readonly film: Readonly<Record<string, unknown>>
  readonly sold?: { readonly sale: 'now' | 'advance'; readonly opensAt?: string } | 'no' | 'unknown'
  readonly isListed?: boolean
}

function stateOf({ film, sold = 'unknown', isListed = false }: Case) {
  const entry = entryOf('movie', 'redline-kl', { ticketingId: 'HO1', ...film })
  const list = entryOf('movieList', 'list', { tab: 'coming-soon', movies: isListed ? ['movie/redline-kl'] : [] })
  const sales = { film: 'movie/redline-kl', ids: ['HO1'], since: '2026-09-01', cinemas: {} }
  const ticketing: Ticketing = {
    cinemas: new Map([['cinema/one', { id: 'C1', sells: true }]]),
    films: typeof sold === 'object' ? new Map([['movie/redline-kl', { ...sales, ...sold }]]) : new Map(),
  }
  const source = sourceOf([entry, list], {}, sold === 'unknown' ? noTicketing : ticketing)
  const times = filmTimes(source, entry)
  return times && Object.values(filmStateAt(times, Date.parse(source.asOf))).join(', ')
}

const running = { releaseDate: '2026-09-17' }
const coming = { releaseDate: '2026-10-29' }

describe('a film', () => {
  it.each<[string, Case, string | undefined]>([
    ['on its run that is sold', { film: running, sold: { sale: 'now' } }, 'now, open'],
    ['on its run, where nobody knows what is sold', { film: running, isListed: true }, 'now, open'],
    [
      'on its run without a ticketing id',
      { film: { ...running, ticketingId: undefined }, sold: 'no', isListed: true },
      'now, open',
    ],
    ['out for weeks that is no longer sold', { film: running, sold: 'no', isListed: true }, 'over, none'],
    ['just out that is not sold yet', { film: { releaseDate: '2026-09-29' }, sold: 'no' }, 'now, none'],
    [
      'that runs until a day, and is not sold',
      { film: { ...running, lastDay: '2026-10-20' }, sold: 'no' },
      'now, none',
    ],
    [
      'whose last day is over, and that is sold still',
      { film: { ...running, lastDay: '2026-09-30' }, sold: { sale: 'now' } },
      'over, none',
    ],
    ['that left the lists, where nobody knows what is sold', { film: running }, 'over, none'],
    ['that comes, and is not sold', { film: coming, sold: 'no' }, 'coming, none'],
    [
      'whose service has the regular run on sale before its day',
      { film: coming, sold: { sale: 'now' } },
      'advance, open',
    ],
    ['in advance sale', { film: coming, sold: { sale: 'advance', opensAt: '2026-10-01T02:00:00Z' } }, 'advance, open'],
    [
      'whose advance sale opens later',
      { film: coming, sold: { sale: 'advance', opensAt: '2026-10-01T04:00:01Z' } },
      'opening, later',
    ],
    [
      'promised for a day to come',
      { film: { ...coming, advancedSalesFrom: '2026-10-10' }, sold: 'no' },
      'opening, later',
    ],
    [
      'promised for a day that is over',
      { film: { ...coming, advancedSalesFrom: '2026-09-10' }, sold: 'no' },
      'coming, none',
    ],
    [
      'promised, where nobody knows what is sold',
      { film: { ...coming, advancedSalesFrom: '2026-09-10' } },
      'advance, open',
    ],
    ['promised after its release', { film: { ...coming, advancedSalesFrom: '2026-11-10' } }, 'coming, none'],
    ['without a day that editors list', { film: {}, isListed: true }, 'coming, none'],
    ['without a day that is sold', { film: {}, sold: { sale: 'now' } }, 'now, open'],
    ['of which nobody says anything', { film: {}, sold: 'no' }, undefined],
  ])('%s', (_, given, state) => {
    expect(stateOf(given)).toBe(state)
  })
})
