import { describe, expect, it } from 'vitest'
import type { Entry } from '#content/schema/entry-types.ts'
import { checkSnapshot } from '#content/snapshot/check.ts'
import { byKey, entryOf, pageOf } from '#test/support/inputs/entries.ts'

const terms = ['food', 'cars'].map((key) =>
  entryOf('taxonomy', `faq-category-${key}`, { key, vocabulary: 'faq-category' }),
)
const genre = entryOf('taxonomy', 'genre-action')

const issuesOf = (...entries: readonly Entry[]) => checkSnapshot(byKey(...terms, genre, ...entries))

describe('the check of a snapshot', () => {
  it('is content when everything resolves', () => {
    const body = 'See [us](ref:basicPage/about#team), [cars](/about?x=1#team) and [mail](mailto:a@gsc.example).'
    expect(issuesOf(entryOf('faq', 'a', { body }), pageOf('/about'))).toEqual([])
  })

  it('finds a reference to an entry that does not exist, in a field and in prose', () => {
    const body = 'See [it](ref:movie/gone).\n\n<Figure file="file/gone" />'
    expect(issuesOf(entryOf('faq', 'a', { category: 'taxonomy/gone', body }))).toMatchObject([
      { entry: 'faq/a', field: 'category', missing: 'taxonomy/gone' },
      { entry: 'faq/a', field: 'body', missing: 'movie/gone' },
      { entry: 'faq/a', field: 'body', missing: 'file/gone' },
    ])
  })

  it('finds references inside the sections of a page', () => {
    const sections = [{ type: 'cards', items: [{ title: 'A', image: 'file/gone' }] }]
    expect(issuesOf(pageOf('/about', { sections }))).toMatchObject([
      { field: 'sections.0.items.0.image', missing: 'file/gone' },
    ])
  })

  it('finds a term of another vocabulary', () => {
    expect(issuesOf(entryOf('faq', 'a', { category: 'taxonomy/genre-action' }))).toMatchObject([
      { field: 'category', message: expect.stringContaining('a term of "genre"') },
    ])
  })

  it('finds two entries that want the same address', () => {
    expect(issuesOf(pageOf('/about'), pageOf('/about', { id: 'other' }))).toMatchObject([
      { entry: 'basicPage/other', field: 'path' },
    ])
  })

  it('finds two entries without pages that want the same file', () => {
    const [one, twin] = [entryOf('redirect', 'a'), entryOf('redirect', 'b', { slug: 'a', from: '/older' })]
    expect(issuesOf(pageOf('/'), one, twin)).toMatchObject([
      {
        entry: 'redirect/b',
        field: 'slug',
        message: expect.stringMatching(/^redirect\/a has the same file, .*\.json$/),
      },
    ])
  })

  it('finds a page at the address of an entry of another type', () => {
    expect(issuesOf(entryOf('faq', 'popcorn'), pageOf('/faq/popcorn'))).toMatchObject([
      { message: expect.stringContaining('/faq/popcorn') },
    ])
  })

  it('knows the pages of terms: a link may lead there, and no other entry have their address', () => {
    expect(issuesOf(entryOf('faq', 'a', { body: '[All about food](/faq/food)' }))).toEqual([])
    expect(issuesOf(entryOf('faq', 'food'))).toMatchObject([
      { entry: 'faq/food', field: 'slug', message: expect.stringContaining('taxonomy/faq-category-food') },
    ])
    const twin = entryOf('taxonomy', 'faq-category-meals', { key: 'cars', vocabulary: 'faq-category' })
    expect(issuesOf(twin)).toMatchObject([{ entry: 'taxonomy/faq-category-meals', field: 'key' }])
  })

  it('finds a link to an address without a page', () => {
    expect(issuesOf(entryOf('faq', 'a', { body: 'See [it](/gone).' }))).toMatchObject([
      { field: 'body', message: expect.stringContaining('/gone') },
    ])
  })

  it.each([
    ['a button', '<CallToAction label="Go" link={"/gone?a=1&b=2"} />', '/gone', 1, 1],
    ['angle brackets', 'See.\n\nThen [it](</gone>)', '/gone', 3, 6],
  ])('finds a link to an address without a page in %s, with its place', (_, body, path, line, column) => {
    expect(issuesOf(entryOf('faq', 'a', { body }))).toMatchObject([
      { field: 'body', line, column, message: expect.stringContaining(path) },
    ])
  })

  it.each([
    ['[x](<ref:movie/gone>)'],
    ['[x]( ref:movie/gone )'],
    ['<CallToAction label="Go" link={"ref:movie/gone#a&b"} />'],
  ])('finds what does not exist in %s', (body) => {
    expect(issuesOf(entryOf('faq', 'a', { body }))).toMatchObject([{ missing: 'movie/gone', line: 1 }])
  })

  it.each([
    ['`[words](/address)`'],
    ['The words link="/nowhere" and file="file/gone".'],
    ['```\n[a](ref:movie/gone)\n```'],
    ['[a \\[b\\](/c) d](https://a.example)'],
  ])('takes no words for a link: %s', (body) => {
    expect(issuesOf(entryOf('faq', 'a', { body }))).toEqual([])
  })

  it('takes a redirected address for a page', () => {
    expect(issuesOf(entryOf('faq', 'a', { body: 'See [it](/old).' }), entryOf('redirect', 'old'), pageOf('/'))).toEqual(
      [],
    )
  })

  it('refuses redirects from a page, to nowhere, in chains and in loops', () => {
    const redirect = (slug: string, from: string, to: string) => entryOf('redirect', slug, { from, to })
    const fields = (...entries: readonly Entry[]) =>
      issuesOf(pageOf('/'), ...entries).map(({ entry, field }) => `${entry} ${field}`)
    expect(fields(redirect('a', '/', '/'))).toContain('redirect/a from')
    expect(fields(redirect('a', '/a', '/nowhere'))).toEqual(['redirect/a to'])
    expect(fields(redirect('a', '/a', '/b'), redirect('b', '/b', '/'))).toEqual(['redirect/a to'])
    expect(fields(redirect('a', '/a', '/b'), redirect('b', '/b', '/a'))).toEqual(['redirect/a to', 'redirect/b to'])
    expect(fields(redirect('a', '/a', '/a'))).toEqual(['redirect/a to'])
  })

  const redirectsTo = (...redirects: readonly (readonly [from: string, to: string])[]) =>
    issuesOf(
      pageOf('/'),
      pageOf('/movies'),
      ...redirects.map(([from, to], index) => entryOf('redirect', `r${index}`, { from, to })),
    ).map(({ entry, field, message }) => `${entry} ${field}: ${message}`)

  it('refuses two redirects from one address', () => {
    expect(redirectsTo(['/a', '/'], ['/a', '/movies'])).toEqual(['redirect/r1 from: redirect/r0 redirects /a as well'])
  })

  it.each([
    '/movies/index.html',
    '/movies/index.html/x',
    '/index.html.br',
    '/sitemap.xml',
    '/sitemap.xml/old',
    '/robots.txt.gz',
    '/404.html',
    '/news/feed.xml',
    '/_headers',
    '/_redirects',
    '/nginx.conf',
    '/assets',
    '/assets/old.js',
    '/media/old.jpg',
  ])('refuses a redirect from %s, which is a file of the site or lies below one', (from) => {
    expect(redirectsTo([from, '/'])).toEqual([`redirect/r0 from: ${from} is a file of the site`])
  })

  it('refuses a redirect from a file of an address that is redirected', () => {
    expect(redirectsTo(['/a/index.html', '/'], ['/a', '/'])).toEqual([
      'redirect/r0 from: /a/index.html is a file of the site',
    ])
  })

  it.each(['/index.php', '/Movies', '/movies/old', '/old/index.html', '/asset', '/feed.xml', '/caf%C3%A9'])(
    'takes a redirect from %s',
    (from) => {
      expect(redirectsTo([from, '/movies?tab=now#top'])).toEqual([])
    },
  )

  it.each(['/b', '/b/', '/b?x=1', '/b#x', '/b/?x#y', '/%62'])('sees that %s is redirected itself', (to) => {
    expect(redirectsTo(['/a', to], ['/b', '/'])).toContain(`redirect/r0 to: ${to} is redirected itself`)
  })

  it('finds the page behind another spelling of its address, and files that every site has', () => {
    expect(redirectsTo(['/caf%C3%A9', '/'], ['/feed', '/news/feed.xml'])).toEqual([])
    const body = 'See [it](/café), [this](/caf%c3%a9) and [that](/%).'
    const old = entryOf('redirect', 'old', { from: '/caf%C3%A9' })
    expect(issuesOf(entryOf('faq', 'a', { body }), old, pageOf('/'))).toMatchObject([
      { message: 'links to /%, where there is no page' },
    ])
  })

  it('refuses a page at an address that hosts or files of ours have taken', () => {
    expect(issuesOf(entryOf('faq', 'index'), entryOf('faq', 'payload'), entryOf('faq', 'media'))).toMatchObject([
      { entry: 'faq/index', field: 'slug', message: expect.stringContaining('its address cannot be /faq/index') },
    ])
  })
})
