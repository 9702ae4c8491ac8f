import { describe, expect, it } from 'vitest'
import type { FilmSales, Ticketing } from '#content/schema/ticketing.ts'
import { entryOf, pageOf } from '#test/support/inputs/entries.ts'
import { sourceOf } from '#test/support/site/site-source.ts'

const movie = entryOf('movie', 'redline-kl')

it('leads a reference to the entry’s page, with its place', () => {
  const source = sourceOf([movie, pageOf('/rewards')])
  expect(source.link('ref:movie/redline-kl#cast')).toBe('/movie/redline-kl#cast')
  expect(source.link('ref:basicPage/rewards')).toBe('/rewards')
})

it('leads nowhere for a service that is not configured', () => {
  expect(sourceOf([]).link('service:tickets')).toBeUndefined()
  expect(sourceOf([], { TICKETS_URL: 'https://tickets.example/' }).link('service:tickets')).toBe(
    'https://tickets.example/',
  )
  const showtimes = { SHOWTIMES_URL: 'https://tickets.example/cinemas/{id}' }
  expect(sourceOf([], { ...showtimes, TICKETS_URL: 'https://tickets.example/' }).link('service:showtimes')).toBe(
    'https://tickets.example/',
  )
  expect(sourceOf([]).link('service:showtimes')).toBeUndefined()
})

it('refuses a reference to what does not exist', () => {
  expect(() => sourceOf([]).link('ref:movie/gone')).toThrow('movie/gone, which does not exist')
})

it('finds who names an entry in a field, and not who mentions it in a text', () => {
  const synopsis = 'As in [it](ref:movie/neon-warrant).'
  const sequel = entryOf('movie', 'redline-kl-2', { related: ['movie/redline-kl'], synopsis })
  const source = sourceOf([movie, sequel])
  expect(source.referrersOf('movie', 'related', 'movie/redline-kl')).toEqual([sequel])
  expect(source.referrersOf('movie', 'related', 'movie/neon-warrant')).toEqual([])
})

it('sorts by code unit, whatever order the entries came in', () => {
  const source = sourceOf([entryOf('movie', 'b'), entryOf('movie', 'a-1'), entryOf('movie', 'a')])
  expect(source.all('movie').map(({ slug }) => slug)).toEqual(['a', 'a-1', 'b'])
})

describe('what is sold', () => {
  const there = { since: '2026-10-01', formats: ['2d'] }
  const redline = (cinemas: FilmSales['cinemas']): FilmSales => ({
    film: 'movie/redline-kl',
    ids: ['HO1', 'HO2'],
    sale: 'now',
    since: '2026-09-01',
    cinemas,
  })
  const ticketing: Ticketing = {
    cinemas: new Map([['cinema/one', { id: 'C1', sells: true }]]),
    films: new Map([['movie/redline-kl', redline({ 'cinema/one': there })]]),
  }

  it('is told of a film, of a cinema, and of what a cinema sells, without the other cinemas', () => {
    const source = sourceOf([movie], {}, ticketing)
    expect(source.knowsSales).toBe(true)
    expect(source.sales('movie/redline-kl')).toMatchObject({ ids: ['HO1', 'HO2'], sale: 'now' })
    expect(source.cinemaSales('cinema/one')).toEqual({ id: 'C1', sells: true })
    expect(source.soldAt('cinema/one')).toEqual([
      { film: 'movie/redline-kl', ids: ['HO1', 'HO2'], sale: 'now', ...there },
    ])
    expect([source.sales('movie/x'), source.cinemaSales('cinema/two'), source.soldAt('cinema/two')]).toEqual([
      undefined,
      undefined,
      [],
    ])
  })

  it('is told by nobody where the snapshot says nothing, and where the ticketing service is not to be relied on', () => {
    for (const source of [sourceOf([movie]), sourceOf([movie], { SKIP_TICKETING: '1' }, ticketing)])
      expect([
        source.knowsSales,
        source.sales('movie/redline-kl'),
        source.cinemaSales('cinema/one'),
        source.soldAt('cinema/one'),
      ]).toEqual([false, undefined, undefined, []])
  })
})
