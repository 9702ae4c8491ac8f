/** Menus, by whichever way the site has. */
import { describe, expect, it } from 'vitest'
import type { HttpClient } from '#exporter/http-client/client.ts'
import { openCollections } from '#exporter/sources/drupal/json-api/collections.ts'
import { menuReader } from '#exporter/sources/drupal/menus/menu-reader.ts'
import type { SourceRow } from '#exporter/sources/source.ts'
import { client, json, type Reply, serve } from '#test/support/local-server.ts'
import { recordedReply } from './reading-drupal.ts'
import { recordedJson } from './recorded-drupal.ts'

async function reading(answers: Readonly<Record<string, Reply>>) {
  const server = await serve((response, seen) => {
    const { pathname } = new URL(seen.path, 'http://drupal.test')
    const reply = pathname === '/jsonapi' ? json(recordedJson('index-reader')) : answers[pathname]
    return (reply ?? recordedReply('menu/linkset-off'))(response, seen)
  })
  const http: HttpClient = client(server.origin)
  return {
    menus: menuReader(http, { base: '', jsonApi: '/jsonapi' }, await openCollections(http, '/jsonapi')),
    seen: server.seen,
  }
}

// The cinema of one of the links is not published.
const isThere = (entity: string): boolean => entity !== 'node:6'

const label = ({ values }: SourceRow): unknown => values['label']
const tree = (rows: readonly SourceRow[]) =>
  rows.map((row) => [label(row), (row.values['children'] as SourceRow[]).map(label)])

const expected = [
  ['Films', ['Now showing', 'The Borrowed Cartographer']],
  [
    'Cinemas',
    [
      'Lanternhouse Belvedere',
      'Lanternhouse Old Mill',
      'Lanternhouse Quayside',
      'Lanternhouse Grand',
      'The Little Lantern',
    ],
  ],
  ['Offers', []],
  ['Tickets ↗', []],
]

describe('the recorded menu', () => {
  it.each([
    ['linkset', { '/system/menu/main/linkset': recordedReply('menu/linkset-main') }],
    [
      'JSON:API Menu Items, where linkset is off',
      { '/jsonapi/menu_items/main': recordedReply('menu/jsonapi-menu-items-main') },
    ],
    [
      'its links, for a role that may administer menus',
      { '/jsonapi/menu_link_content/menu_link_content': recordedReply('menu/links-preview') },
    ],
  ])('is read by %s', async (_, answers) => {
    const { menus } = await reading(answers)
    expect(tree(await menus.read('main', isThere))).toEqual(expected)
  })

  it('is asked for by the next way only where the way before is not there', async () => {
    const { menus, seen } = await reading({ '/system/menu/main/linkset': recordedReply('error/maintenance-503') })
    await expect(menus.read('main', isThere)).rejects.toThrow('503')
    expect(seen.filter(({ path }) => path.includes('menu_items'))).toEqual([])
  })

  it('is not empty because the role may not see its links: the export ends', async () => {
    const { menus } = await reading({
      '/jsonapi/menu_link_content/menu_link_content': recordedReply('menu/links-reader'),
    })
    await expect(menus.read('main', isThere)).rejects.toThrow(/holds back .* 'administer menu' permission is required/)
  })

  it.each([
    ['JSON:API Menu Items', '/jsonapi/menu_items/main', 'menu/jsonapi-menu-items-main'],
    ['its links', '/jsonapi/menu_link_content/menu_link_content', 'menu/links-preview'],
  ])('has what weighs least first, by %s: less than nothing, too', async (_, path, recording) => {
    const answer = recordedJson(recording) as { data: { attributes: { title: string; weight: number } }[] }
    const data = answer.data.map((link) => {
      const weight = link.attributes.title === 'Offers' ? -50 : link.attributes.title === 'Cinemas' ? -7 : 3
      return { ...link, attributes: { ...link.attributes, weight } }
    })
    const { menus } = await reading({ [path]: json({ ...answer, data }) })
    const titles = (await menus.read('main', isThere)).map(label)
    expect(titles.slice(0, 2)).toEqual(['Offers', 'Cinemas'])
    expect(titles).toHaveLength(expected.length)
  })

  it.each([
    ['entity:taxonomy_term/6', false],
    ['internal:/taxonomy/term/6', false],
    ['internal:/node/6?tab=times', false],
    ['entity:node/5', true],
    ['entity:user/6', true],
    ['internal:/offers', true],
  ])('shows no link to what visitors may not see: %s', async (uri, isShown) => {
    const answer = recordedJson('menu/links-preview') as { data: { attributes: { title: string; link: object } }[] }
    const data = answer.data.map((link) => {
      const of = link.attributes.title === 'Offers' ? { link: { ...link.attributes.link, uri } } : {}
      return { ...link, attributes: { ...link.attributes, ...of } }
    })
    const { menus } = await reading({
      '/jsonapi/menu_link_content/menu_link_content': json({ ...answer, data }),
    })
    const rows = await menus.read('main', (entity) => !entity.endsWith(':6'))
    expect(rows.map(label).includes('Offers')).toBe(isShown)
  })

  it('that does not exist is named', async () => {
    const { menus } = await reading({
      '/jsonapi/menu_link_content/menu_link_content': recordedReply('menu/links-preview'),
    })
    await expect(menus.read('social', isThere)).rejects.toThrow('does not hand out the menu "social"')
  })
})
