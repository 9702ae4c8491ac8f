/** What visitors will notice of addresses: what they show, where they lead, and that they answer no more. */
import { expect, it } from 'vitest'
import { entryOf } from '#test/support/inputs/entries.ts'
import { noticesOf } from './notices-of.ts'

const film = (slug: string, title: string, id = slug) => entryOf('movie', slug, { id, title })

it('an address that another page has by then is said to show that page', () => {
  const [gone, other] = [film('a', 'Redline KL'), film('b', 'Neon Warrant')]
  expect(noticesOf([gone, other], [film('a', 'Neon Warrant', 'b')]).edits).toEqual([
    'Film “Redline KL” is gone; `/movie/a` now shows film “Neon Warrant”.',
    'Film “Neon Warrant” moves from `/movie/b` to `/movie/a`, and `/movie/b` answers that there is no such page.',
  ])
  expect(noticesOf([gone, other], [film('c', 'Redline KL', 'a'), film('a', 'Neon Warrant', 'b')]).edits).toContain(
    'Film “Redline KL” moves from `/movie/a` to `/movie/c`, and `/movie/a` now shows film “Neon Warrant”.',
  )
})

it('a move is said to be one where the old address leads to the new one', () => {
  const [before, after] = [film('a', 'Redline KL'), film('c', 'Redline KL', 'a')]
  const redirect = (to: string) => entryOf('redirect', 'old', { from: '/movie/a', to })
  expect(noticesOf([before], [after, redirect('/movie/c')]).edits).toContain(
    'Film “Redline KL” moves from `/movie/a` to `/movie/c`.',
  )
  expect(noticesOf([before], [after, redirect('/')]).edits).toContain(
    'Film “Redline KL” moves from `/movie/a` to `/movie/c`, and `/movie/a` leads to `/`.',
  )
})

it('an address that is redirected no more is told, and where one leads only where that is new', () => {
  const redirect = (overrides = {}) => [entryOf('redirect', 'old', { from: '/old', to: '/', ...overrides })]
  const edits = (...sides: readonly [before: ReturnType<typeof redirect>, after: ReturnType<typeof redirect>]) =>
    noticesOf(...sides).edits
  expect(edits(redirect(), redirect({ from: '/older' }))).toEqual([
    '`/old` is redirected no more. `/older` now leads to `/`.',
  ])
  expect(edits(redirect(), redirect({ to: '/not-found' }))).toEqual(['`/old` now leads to `/not-found`.'])
  expect(edits(redirect(), [])).toEqual(['`/old` is redirected no more.'])
  expect(edits(redirect(), redirect({ title: 'An old page' }))).toEqual([])
})

it('a redirect is told to be for good or for the time being where that is another, with what it means', () => {
  const redirect = (permanent: boolean, to = '/') => [entryOf('redirect', 'old', { from: '/old', to, permanent })]
  expect(noticesOf(redirect(false), redirect(true)).edits).toEqual([
    '`/old` is now redirected for good: search engines forget it, and browsers may remember where it led.',
  ])
  expect(noticesOf(redirect(true), redirect(false)).edits).toEqual([
    '`/old` is now redirected for the time being: search engines keep it.',
  ])
  expect(noticesOf(redirect(false), redirect(true, '/not-found')).edits).toEqual([
    '`/old` now leads to `/not-found`. It is now redirected for good: search engines forget it, and browsers may remember where it led.',
  ])
  expect(noticesOf([], redirect(true)).edits).toEqual(['`/old` now leads to `/`.'])
})

it('a redirect from a page that is gone is told where the page is, and how long it is for is told all the same', () => {
  const redirect = (permanent: boolean, from: string) => [
    entryOf('redirect', 'old', { from, to: '/not-found', permanent }),
  ]
  const gone = film('a', 'Redline KL')
  expect(noticesOf([gone, ...redirect(false, '/old')], redirect(true, '/movie/a')).edits).toEqual([
    'Film “Redline KL” is gone; `/movie/a` leads to `/not-found`.',
    '`/old` is redirected no more. `/movie/a` is now redirected for good: search engines forget it, and browsers may remember where it led.',
  ])
})
