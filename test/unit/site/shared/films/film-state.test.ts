/** Badge, tab, ticket button and structured data say the same of a film, whatever its dates, its sale and the time. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ticketPeriods } from '#site/loaders/films/ticket-periods.ts'
import { badgeTextAt, filmBadgeOf } from '#site/shared/badge.ts'
import {
  changesOf,
  type FilmPhase,
  type FilmTimes,
  filmPhases,
  filmStateAt,
  type Sale,
} from '#site/shared/films/film-state.ts'
import { filmTabsAt } from '#site/shared/films/film-tabs.ts'
import { isWithin } from '#site/shared/time/display-period.ts'

const sales: readonly Sale[] = ['now', 'advance', 'none', 'ended', 'unknown']
const hour = 3_600_000
const start = Date.parse('2026-10-01T00:00:00+08:00')

/** Every order in which the three instants can stand to each other and to the present, and every one of them left out. */
const instant = fc.option(
  fc.integer({ min: 0, max: 60 * 24 }).map((hours) => new Date(start + hours * hour).toISOString()),
  { nil: undefined },
)
const film: fc.Arbitrary<FilmTimes> = fc
  .record({ sale: fc.constantFrom(...sales), opensAt: instant, from: instant, to: instant })
  .map(({ sale, opensAt, from, to }) => ({
    sale,
    ...(opensAt ? { opensAt } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  }))
const time = fc.integer({ min: -24, max: 62 * 24 }).map((hours) => start + hours * hour)

/** What each part of a page says, of which nobody but the state decides. */
function saidAt(times: FilmTimes, now: number) {
  const card = { id: 'film', badge: filmBadgeOf(times, new Date(start).toISOString()) }
  const tabs = filmTabsAt(
    [
      { tab: 'now-showing', cards: [card], first: [] },
      { tab: 'coming-soon', cards: [], first: [] },
      { tab: 'advanced-sales', cards: [], first: [] },
      { tab: 'film-festival', cards: [card] },
    ],
    now,
  )
  const tab = tabs.filter(({ cards }) => cards.length > 0).map(({ tab }) => tab)
  const offers = ticketPeriods(times)
  return {
    ...filmStateAt(times, now),
    tone: badgeTextAt(card.badge, now).tone,
    tab,
    offered: offers.filter(({ from, to }) => isWithin({ from, to }, now)).map(({ phase }) => phase),
    offeredLater: offers.some(({ from }) => from !== undefined && Date.parse(from) > now),
  }
}

const may: Readonly<
  Record<FilmPhase, { tickets: readonly string[]; tones: readonly string[]; tab: readonly string[] }>
> = {
  coming: { tickets: ['none'], tones: ['coming'], tab: ['coming-soon', 'film-festival'] },
  opening: { tickets: ['later'], tones: ['coming'], tab: ['coming-soon', 'film-festival'] },
  advance: { tickets: ['open'], tones: ['sales'], tab: ['advanced-sales', 'film-festival'] },
  now: { tickets: ['none', 'open'], tones: ['running', 'ending'], tab: ['now-showing', 'film-festival'] },
  over: { tickets: ['none'], tones: ['over'], tab: [] },
}

describe('a film', () => {
  it('is said to be the same by its badge, tab, tickets and offers to search engines, in every combination', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(film, time, (times, now) => {
        const { phase, tickets, tone, tab, offered, offeredLater } = saidAt(times, now)
        seen.add(`${times.sale} ${phase} ${tickets}`)
        expect(may[phase].tickets).toContain(tickets)
        expect(may[phase].tones).toContain(tone)
        expect(tab).toEqual(may[phase].tab)
        expect(offered).toEqual(tickets === 'open' ? [phase] : [])
        if (phase === 'over') expect(offeredLater).toBe(false)
      }),
      { numRuns: 3000, seed: 20_261_002 },
    )
    // Otherwise the combinations were not all of them.
    for (const phase of filmPhases) expect([...seen].filter((words) => words.includes(` ${phase} `))).not.toEqual([])
  })

  it('never goes back to a state that it has left', () => {
    fc.assert(
      fc.property(film, time, time, (times, one, other) => {
        const places = [Math.min(one, other), Math.max(one, other)].map((now) =>
          filmPhases.indexOf(filmStateAt(times, now).phase),
        )
        expect(places[0]).toBeLessThanOrEqual(places[1] ?? -1)
      }),
      { numRuns: 2000, seed: 20_261_002 },
    )
  })

  it('changes at the instants that it names, and at no other', () => {
    fc.assert(
      fc.property(film, time, (times, now) => {
        const changes = changesOf(times).map((change) => Date.parse(change))
        const next = Math.min(...changes.filter((change) => change > now), Number.MAX_SAFE_INTEGER)
        expect(filmStateAt(times, next - 1)).toEqual(filmStateAt(times, now))
      }),
      { numRuns: 2000, seed: 20_261_002 },
    )
  })

  it('is sold only when and where the ticketing service sells it, or where nobody knows', () => {
    fc.assert(
      fc.property(film, time, (times, now) => {
        const { tickets } = filmStateAt(times, now)
        const isOpen = times.opensAt !== undefined && now >= Date.parse(times.opensAt)
        if (times.sale === 'ended') expect(tickets).toBe('none')
        if (times.sale === 'none' && !isOpen) expect(tickets).not.toBe('open')
        if (times.opensAt !== undefined && !isOpen) expect(tickets).not.toBe('open')
        if (tickets === 'later') expect(times.opensAt).toBeDefined()
      }),
      { numRuns: 2000, seed: 20_261_002 },
    )
  })

  const times: FilmTimes = {
    sale: 'advance',
    opensAt: '2026-10-05T10:00:00+08:00',
    from: '2026-10-15T00:00:00+08:00',
    to: '2026-11-02T00:00:00+08:00',
  }
  it.each([
    ['2026-10-01T04:00:00Z', 'opening', 'later', 'Coming soon'],
    ['2026-10-05T01:59:59Z', 'opening', 'later', 'Coming soon'],
    ['2026-10-05T02:00:00Z', 'advance', 'open', 'Advanced sales'],
    ['2026-10-14T15:59:59Z', 'advance', 'open', 'Advanced sales'],
    ['2026-10-14T16:00:00Z', 'now', 'open', 'Now showing'],
    ['2026-10-31T16:00:00Z', 'now', 'open', 'Ends today'],
    ['2026-11-01T16:00:00Z', 'over', 'none', 'No longer showing'],
  ])('at %s: %s', (at, phase, tickets, text) => {
    expect(filmStateAt(times, Date.parse(at))).toEqual({ phase, tickets })
    expect(filmBadgeOf(times, at).text).toBe(text)
  })
})

describe('the tabs', () => {
  const cardOf = (id: string, from: string, sale: Sale = 'now') => ({
    id,
    badge: filmBadgeOf({ sale, from: `${from}T00:00:00+08:00` }, '2026-10-01T00:00:00Z'),
  })
  const [old, recent, chosen, next, later] = [
    cardOf('old', '2026-09-01'),
    cardOf('recent', '2026-09-20'),
    cardOf('chosen', '2026-08-01'),
    cardOf('next', '2026-10-08', 'advance'),
    cardOf('later', '2026-12-01', 'none'),
  ]
  const tabs = [
    { tab: 'now-showing', cards: [old, recent, chosen], first: ['chosen', 'later'] },
    { tab: 'coming-soon', cards: [later], first: [] },
    { tab: 'advanced-sales', cards: [next], first: ['next'] },
  ]
  const at = (now: string) => filmTabsAt(tabs, Date.parse(now)).map(({ cards }) => cards.map(({ id }) => id))

  it('begin with what editors chose, and go on by the day of release', () => {
    expect(at('2026-10-01T00:00:00Z')).toEqual([['chosen', 'recent', 'old'], ['later'], ['next']])
  })

  it('hand a film on when its day has come', () => {
    expect(at('2026-10-08T00:00:00Z')).toEqual([['chosen', 'next', 'recent', 'old'], ['later'], []])
    expect(at('2026-12-02T00:00:00Z')).toEqual([['chosen', 'later', 'next', 'recent', 'old'], [], []])
  })
})
