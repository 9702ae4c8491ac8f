/** Where links of a Drupal lead on our site: in Link fields, in texts, and in menus. */
import { describe, expect, it } from 'vitest'
import type { FieldMeta } from '#content/schema/field.ts'
import { EntityIndex, type KnownEntity } from '#exporter/sources/drupal/entity-index.ts'
import { drupalReaders } from '#exporter/sources/drupal/field-readers.ts'

const known = (
  type: KnownEntity['type'],
  id: string,
  resource: string,
  serial: number,
  alias?: string,
): KnownEntity => ({
  type,
  id,
  resource,
  uuid: id,
  serial,
  alias,
})

const book = new EntityIndex()
book.set('movie', [
  known('movie', 'm-1', 'node--movie', 5, '/films/quiet-harbour'),
  known('movie', 'm-2', 'node--movie', 6, '/movie/at-our-address'),
])
book.set('basicPage', [
  known('basicPage', 'p-1', 'node--page', 7, '/about-us'),
  known('basicPage', 'p-2', 'node--page', 8, '/home'),
])
book.set('taxonomy', [known('taxonomy', 't-1', 'taxonomy_term--genre', 3, '/genre/drama')])

const site = {
  book,
  base: '',
  frontPage: '/home',
  ownOrigins: ['https://www.chain.example', 'https://cms.chain.example'],
}
const meta: FieldMeta = { kind: 'link' }

function read(value: unknown, at = site) {
  const waiting: string[] = []
  const problems: string[] = []
  const link = drupalReaders(at).link(value, meta, {
    isPublished: (key) => /^(movie|basicPage|taxonomy)\//.test(key),
    waitFor: (target) => waiting.push(target),
    report: ({ message }) => problems.push(message),
  })
  return { link, waiting, problems }
}

const field = (uri: string, options: unknown = []) => ({ uri, title: 'Here', options })

describe('a link', () => {
  it.each([
    ['to an entity', field('entity:node/5'), 'ref:movie/m-1'],
    ['to a place on its page', field('entity:node/5#cast'), 'ref:movie/m-1#cast'],
    ['to a place that stands in the options', field('entity:node/5', { fragment: 'cast' }), 'ref:movie/m-1#cast'],
    ['to a path by number', field('internal:/node/5'), 'ref:movie/m-1'],
    ['to an alias that is another address with us', field('internal:/films/quiet-harbour'), 'ref:movie/m-1'],
    ['to an alias with a slash at its end', field('internal:/films/quiet-harbour/'), 'ref:movie/m-1'],
    [
      'to a place below such a slash',
      field('https://cms.chain.example/films/quiet-harbour/#cast'),
      'ref:movie/m-1#cast',
    ],
    ['to the front page with such a slash', field('internal:/home/'), '/'],
    ['to an alias that is the same with us', field('internal:/movie/at-our-address'), '/movie/at-our-address'],
    ['to the alias of a page', field('internal:/about-us'), '/about-us'],
    ['to the front page', field('internal:/'), '/'],
    ['to the front page by its route', field('route:<front>'), '/'],
    ['to the page that is the front page', field('internal:/home'), '/'],
    ['to the page that is the front page, as an entity', field('entity:node/8'), 'ref:basicPage/p-2'],
    ['to a path of ours', field('internal:/movies?tab=now-showing'), '/movies?tab=now-showing'],
    [
      'with a query in the options',
      field('internal:/movies', { query: { tab: 'coming-soon' } }),
      '/movies?tab=coming-soon',
    ],
    [
      'with a query in the options, before the place that the address names',
      field('internal:/movies#films', { query: { tab: 'coming-soon' } }),
      '/movies?tab=coming-soon#films',
    ],
    ['to a term, which has no page with us', field('internal:/genre/drama'), '/genre/drama'],
    ['to a place on the same page', field('internal:#cast'), '#cast'],
    ['to a file of the web server', field('base:robots.txt'), '/robots.txt'],
    ['to a service', field('internal:/service/tickets'), 'service:tickets'],
    ['to another site', field('https://example.com/a?b=c#d'), 'https://example.com/a?b=c#d'],
    ['to our site by its whole address', field('https://www.chain.example/about-us'), '/about-us'],
    ['to the Drupal by its whole address', field('https://cms.chain.example/films/quiet-harbour'), 'ref:movie/m-1'],
    ['to a mailbox', field('mailto:a@chain.example'), 'mailto:a@chain.example'],
    ['to a telephone', field('tel:+60312345678'), 'tel:+60312345678'],
    ['of a table', 'ref:movie/m-1', 'ref:movie/m-1'],
    ['that leads nowhere, as its editor wants', field('route:<nolink>'), undefined],
    ['that is the head of a menu only', field('route:<button>'), undefined],
    ['without an address', field(''), undefined],
  ])('%s', (_, value, expected) => {
    expect(read(value)).toEqual({ link: expected, waiting: [], problems: [] })
  })

  it('to what is not published is left out, and waits for it', () => {
    expect(read(field('entity:node/99'))).toMatchObject({ link: undefined, waiting: ['node:99'] })
  })

  it.each(['javascript:alert(1)', 'internal://evil.example', 'data:text/html,x', '\\\\evil.example'])(
    'that a browser should never follow is left out, and named: %s',
    (uri) => {
      const { link, problems } = read(field(uri))
      expect(link).toBeUndefined()
      expect(problems).toHaveLength(1)
    },
  )

  it('of a menu means the entry, where Drupal has put its alias', () => {
    expect(read({ uri: '/movie/at-our-address', resolved: true }).link).toBe('ref:movie/m-2')
    expect(read({ uri: '/about-us', resolved: true }).link).toBe('/about-us')
  })

  it('of a Drupal below a folder of its host loses the folder', () => {
    const below = { ...site, base: '/cms' }
    expect(read({ uri: '/cms/films/quiet-harbour', resolved: true }, below).link).toBe('ref:movie/m-1')
    expect(read({ uri: '/cms/about-us', resolved: true }, below).link).toBe('/about-us')
    for (const uri of ['/cms', '/cms/']) expect(read({ uri, resolved: true }, below).link).toBe('/')
    expect(read({ uri: '/cms?a=b', resolved: true }, below).link).toBe('/?a=b')
    expect(read({ uri: '/cms/movies?a=b', resolved: true }, below).link).toBe('/movies?a=b')
    expect(read({ uri: '/cms/node/5#cast', resolved: true }, below).link).toBe('ref:movie/m-1#cast')
    expect(read({ uri: '/cms/fr/node/5', resolved: true }, below).link).toBe('ref:movie/m-1')
  })
})
