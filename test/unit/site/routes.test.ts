import { expect, it } from 'vitest'
import { termUrls } from '#content/schema/types/site.ts'
import { href } from '#site/href.ts'
import { parentOf } from '#site/loaders/content-pages/breadcrumbs.ts'
import { sitePages } from '#site/loaders/source/site-pages.ts'
import { isValidSlug, type RouteId, routeIds, routes } from '#site/routes.ts'
import { entryOf, pageOf } from '#test/support/inputs/entries.ts'
import { listingPaths, routePaths, slugPaths } from '#test/support/site/route-paths.ts'
import { committedSource, sourceOf } from '#test/support/site/site-source.ts'

it('has every route of the specification', () => {
  const paths = new Set<string>(Object.values(routes).map(({ path }) => path))
  const wanted = [
    ...routePaths,
    ...slugPaths.map((path) => `${path}/:slug`),
    ...listingPaths.flatMap((path) => [path, `${path}/:slug`]),
  ]
  expect(wanted.filter((path) => !paths.has(path))).toEqual([])
})

it('has a page of the committed content for every route', async () => {
  const used = new Set(sitePages(await committedSource()).map(({ route }) => route))
  const unused = Object.keys(routes).filter((id) => !used.has(id as keyof typeof routes))
  // Every basic page of the sample has a row of its own.
  expect(unused).toEqual(['other'])
})

it('gives each page of the committed content the template that its editor chose', async () => {
  const source = await committedSource()
  const other = sitePages(source).filter(
    ({ entry, page }) => entry.startsWith('basicPage/') && source.entry('basicPage', entry).template !== page,
  )
  // What is listed may have a page of its own.
  expect(other.filter(({ entry }) => source.entry('basicPage', entry).template !== 'listing')).toEqual([])
})

it('has the pages of terms where the content has their addresses', () => {
  const rows = Object.values(routes).flatMap((row) =>
    'terms' in row ? [[row.terms, row.path.replace(':slug', ':key')]] : [],
  )
  expect(Object.fromEntries(rows)).toEqual(termUrls)
})

it('writes links from a name and its parameters', () => {
  expect(href('movies')).toBe('/movies')
  expect(href('movie', { slug: 'redline-kl' })).toBe('/movie/redline-kl')
  // @ts-expect-error A film's page needs its slug.
  expect(() => href('movie')).toThrow('needs "slug"')
})

it('shows a page that no row names at its own path, with its own template', () => {
  const source = sourceOf([pageOf('/summer-party', { template: 'campaign' })])
  expect(sitePages(source)).toEqual([
    { path: '/summer-party', route: 'other', page: 'campaign', entry: 'basicPage/summer-party' },
  ])
})

it('takes a page below /events as an event campaign, whatever its name', () => {
  const source = sourceOf([pageOf('/events/lights-down', { template: 'event-campaign' })])
  expect(sitePages(source)[0]).toMatchObject({ path: '/events/lights-down', route: 'eventCampaign' })
})

it('leaves out a page that is not published', () => {
  expect(sitePages(sourceOf([entryOf('movie', 'redline-kl')])).map(({ path }) => path)).toEqual(['/movie/redline-kl'])
})

it('takes the slugs of the content, and refuses what cannot be one', async () => {
  const paths = sitePages(await committedSource()).filter(({ route }) => routes[route].path.endsWith('/:slug'))
  expect(paths.filter(({ path }) => !isValidSlug(path.split('/').at(-1)))).toEqual([])
  expect(isValidSlug(undefined)).toBe(true)
  for (const slug of ['', 'Redline', 'redline--kl', '-kl', 'a b', '..', 'a/b', 'a\n'])
    expect(isValidSlug(slug), slug).toBe(false)
})

it('leads up from every row to the home page', () => {
  for (const id of routeIds) {
    const above: RouteId[] = []
    for (let row = parentOf(id); row !== 'home'; row = parentOf(row)) {
      expect(above, id).not.toContain(row)
      above.push(row)
    }
  }
  expect(parentOf('restaurant')).toBe('restaurantIndex')
  expect(parentOf('restaurantIndex')).toBe('outletIndex')
  expect(parentOf('screenCategory')).toBe('internationalScreens')
})
