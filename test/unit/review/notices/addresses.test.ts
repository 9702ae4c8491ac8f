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
  expect(edits(redirect(), redirect({ title: 'An old page', permanent: true }))).toEqual([])
})
