/** What redirects are called, which have nothing but their paths to be called by. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { slugPattern } from '#content/schema/slug.ts'
import type { Resource } from '#exporter/sources/drupal/json-api/json-api.ts'
import type { ListedEntity } from '#exporter/sources/drupal/list-resource.ts'
import type { SiteMapping } from '#exporter/sources/drupal/mapping/site-mapping.ts'
import { withOwnSlugs } from '#exporter/sources/drupal/own-slugs.ts'
import { slugged } from '#exporter/sources/drupal/slug.ts'
import { recordedMapping } from '#test/drupal/recorded-mapping.ts'
import { json } from '#test/support/local-server.ts'
import { fetchAll, type Otherwise, readingDrupal } from './reading-drupal.ts'
import { recordedJson } from './recorded-drupal.ts'

const mapping: SiteMapping = {
  ...recordedMapping,
  absent: recordedMapping.absent?.filter((type) => type !== 'redirect') ?? [],
}
const index = recordedJson('index-reader') as { links: object }
const href = 'http://cms.test/jsonapi/redirect/redirect'
const withRedirects: Otherwise = ({ pathname }) =>
  pathname === '/jsonapi' ? json({ ...index, links: { ...index.links, 'redirect--redirect': { href } } }) : undefined

const redirect = (path: string, serial: number): Resource => ({
  type: 'redirect--redirect',
  id: `0a1b2c3d-0000-4000-8000-${String(serial).padStart(12, '0')}`,
  attributes: {
    drupal_internal__rid: serial,
    redirect_source: { path, query: [] },
    redirect_redirect: { uri: 'https://www.chain.example/films' },
    status_code: 301,
  },
  relationships: {},
})

async function read(redirects: readonly Resource[]) {
  const { source } = await readingDrupal(() => redirects, mapping, withRedirects)
  await source.connect()
  const listed = await source.list('redirect')
  const documents = await fetchAll(source, 'redirect')
  return listed.map(({ id, revision }) => {
    const document = documents.find((document) => document.id === id)
    return { slug: document?.fields['slug'], revision: document?.revision, listed: revision }
  })
}

const slugs = async (...paths: string[]) =>
  (await read(paths.map((path, at) => redirect(path, at + 1)))).map(({ slug }) => slug)

it('are called by their paths, as long as no two paths make one name', async () => {
  expect(await slugs('films/old', 'About-Us', 'x.html')).toEqual(['films-old', 'about-us', 'x-html'])
})

it('have their number in their name where an older one of another path has that name', async () => {
  expect(await slugs('a/b', 'a-b', 'a.b', 'c')).toEqual(['a-b', 'a-b-2', 'a-b-3', 'c'])
  expect(await slugs('a/b', 'a-b', 'a-b-2')).toEqual(['a-b', 'a-b-2-2', 'a-b-2'])
  expect(await slugs('电影', '戏院')).toEqual(['1', '2'])
})

it('are read again when they get another name, as their own revision does not tell', async () => {
  const [, alone] = await read([redirect('c', 1), redirect('a-b', 2)])
  const [, second] = await read([redirect('a/b', 1), redirect('a-b', 2)])
  expect(second?.listed).not.toBe(alone?.listed)
  expect(second?.revision).toBe(second?.listed)
})

const listed = (path: string, serial: number): ListedEntity => ({
  listed: { id: String(serial), revision: '' },
  known: { type: 'redirect', id: String(serial), resource: 'redirect--redirect', uuid: String(serial), serial },
  slug: slugged(path),
  files: [],
  isShown: true,
})

it('never share a name, and keep what their path makes where it is theirs alone', () => {
  const path = fc.stringMatching(/^[abA][/.-]?[ab1-3]?[/.-]?[1-3]?$/)
  fc.assert(
    fc.property(fc.uniqueArray(path, { maxLength: 12 }), (paths) => {
      const given = paths.map(listed)
      const names = withOwnSlugs(given).map(({ slug, known }) => known.elsewhere?.slug ?? slug)
      expect(new Set(names).size).toBe(names.length)
      for (const name of names) expect(name).toMatch(slugPattern)
      for (const [at, { slug }] of given.entries())
        if (given.filter((other) => other.slug === slug).length === 1) expect(names[at]).toBe(slug)
    }),
  )
})
