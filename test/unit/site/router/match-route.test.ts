import { expect, it } from 'vitest'
import { createMatcher } from '#site/router/match-route.ts'
import { routes } from '#site/routes.ts'

const match = createMatcher(routes)

it.each(Object.entries(routes))('finds the row %s at its own address', (id, { path }) => {
  const address = path.replace('*', 'some/page').replace(':slug', 'some-page')
  const params = path.includes(':slug') ? { slug: 'some-page' } : {}
  for (const written of [address, `${address}/`, address.toUpperCase()])
    expect(match(written)).toEqual({ id, params: written === address.toUpperCase() ? upper(params) : params })
})

const upper = (params: object) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value.toUpperCase()]))

it('prefers what says more, in whichever order the rows stand', () => {
  const rows = { all: { path: '/*' }, any: { path: '/events/:slug' }, one: { path: '/events/takeover' } }
  for (const table of [rows, Object.fromEntries(Object.entries(rows).toReversed())]) {
    const find = createMatcher(table)
    expect(['/events/takeover', '/events/else', '/events', '/events/a/b'].map((path) => find(path)?.id)).toEqual([
      'one',
      'any',
      'all',
      'all',
    ])
  }
})

it('reads what is encoded, segment by segment', () => {
  expect(match('/%6Dovies')?.id).toBe('movies')
  expect(match('/movie/caf%C3%A9')?.params).toEqual({ slug: 'café' })
  expect(match('/movie/a%2Fb')).toEqual({ id: 'movie', params: { slug: 'a/b' } })
  expect(match('/movie/%E0%A4%A')?.params).toEqual({ slug: '%E0%A4%A' })
})

it('finds nothing where no row fits', () => {
  expect(createMatcher({ home: { path: '/' }, film: { path: '/movie/:slug' } })('/movie')).toBeUndefined()
})
