import { expect, it } from 'vitest'
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
})

it('refuses a reference to what does not exist', () => {
  expect(() => sourceOf([]).link('ref:movie/gone')).toThrow('movie/gone, which does not exist')
})

it('finds who refers to an entry', () => {
  const list = entryOf('movieList', 'now', { movies: ['movie/redline-kl'] })
  expect(sourceOf([movie, list]).referring('movieList', 'movie/redline-kl')).toEqual([list])
})

it('sorts by code unit, whatever order the entries came in', () => {
  const source = sourceOf([entryOf('movie', 'b'), entryOf('movie', 'a-1'), entryOf('movie', 'a')])
  expect(source.all('movie').map(({ slug }) => slug)).toEqual(['a', 'a-1', 'b'])
})
