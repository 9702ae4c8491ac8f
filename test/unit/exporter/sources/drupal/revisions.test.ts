/** When an entry has another revision: what Drupal computes anew changes none, what an editor changes always does. Seen on a real one: test/drupal/recordings. */
import { describe, expect, it } from 'vitest'
import { recordedMapping } from '#test/drupal/recorded-mapping.ts'
import { json } from '#test/support/local-server.ts'
import { changed, connected, isListing, isOf, resources, revisions } from './connected-drupal.ts'
import { fetchAll } from './reading-drupal.ts'
import { answerOf } from './recorded-drupal.ts'

describe('what Drupal computes anew for every answer', () => {
  it('changes no revision: the keys of omissions, computed tags, and filtered texts', async () => {
    const first = await connected()
    const meta = {
      omitted: { detail: 'Some.', links: { 'item--WVEvSTH': { href: '/jsonapi/paragraph/x/y', meta: {} } } },
    }
    const second = await connected(
      changed((one) => {
        one.attributes['metatag'] = [
          { tag: 'link', attributes: { rel: 'canonical', href: 'http://other.test/jsonapi' } },
        ]
        for (const value of Object.values(one.attributes))
          if (typeof value === 'object' && value !== null && 'processed' in value)
            value.processed = '<img src="/styles/large/x.jpg?itok=aB3dE">'
        return one
      }),
      (url) => {
        if (!isOf(url, 'node--page') || !isListing(url)) return undefined
        return json({ ...answerOf(resources, 'node--page', url.searchParams), meta })
      },
    )
    for (const type of ['movie', 'basicPage', 'file', 'taxonomy'] as const)
      expect(await revisions(second.source, type)).toEqual(await revisions(first.source, type))
  })

  it('is read of a tag only where an editor wrote a token into it', async () => {
    const { source } = await connected()
    const films = await fetchAll(source, 'movie')
    const film = films.find(({ fields }) => fields['title'] === 'The Borrowed Cartographer')
    const tags = resources.find(({ id }) => id === film?.id)?.attributes
    expect(JSON.parse(String(tags?.['field_metatag'])).description).toBe('See [node:title] on a big screen.')
    expect(film?.fields['seo']).toEqual({
      title: 'The Borrowed Cartographer | Lanternhouse',
      description: 'See The Borrowed Cartographer on a big screen.',
    })
    expect(films.find(({ fields }) => fields['title'] === 'The Quiet Harbour')?.fields['seo']).toEqual({})
  })
})

it('gives the entries of a type another revision where the table says something else of it, and others none', async () => {
  const { types } = recordedMapping
  const movie = { ...types?.movie, fields: { ...types?.movie?.fields, country: { fixed: [] } } }
  const { source: before } = await connected()
  const { source: after } = await connected(resources, undefined, { ...recordedMapping, types: { ...types, movie } })
  const films = await revisions(before, 'movie')
  expect(films.size).toBeGreaterThan(0)
  for (const [id, revision] of await revisions(after, 'movie')) expect(revision).not.toBe(films.get(id))
  expect(await revisions(after, 'basicPage')).toEqual(await revisions(before, 'basicPage'))
})

describe('an edit that does not move the time at which an entity was saved', () => {
  const edit = (type: string, attribute: string) =>
    changed((one) => {
      if (one.type === type) one.attributes[attribute] = `${JSON.stringify(one.attributes[attribute])} edited`
      return one
    })

  it('gives a page another revision where a paragraph is edited where it stands', async () => {
    const before = await revisions((await connected()).source, 'basicPage')
    const after = await revisions((await connected(edit('paragraph--text', 'field_heading'))).source, 'basicPage')
    const moved = [...before].filter(([id, revision]) => after.get(id) !== revision)
    expect(moved.length).toBeGreaterThan(0)
    expect(moved.length).toBeLessThan(before.size)
  })

  it('gives a page another revision where a paragraph within a paragraph is edited', async () => {
    const before = await revisions((await connected()).source, 'basicPage')
    const after = await revisions(
      (await connected(edit('paragraph--accordion_item', 'field_heading'))).source,
      'basicPage',
    )
    expect([...before].filter(([id, revision]) => after.get(id) !== revision).length).toBeGreaterThan(0)
  })

  it('gives a renamed term another revision, and none to films, which only name it', async () => {
    const first = (await connected()).source
    const renamed = changed((one) => {
      if (one.attributes['name'] === 'Science fiction') {
        one.attributes['name'] = 'Speculative'
        one.attributes['changed'] = '2026-11-23T08:00:00+00:00'
      }
      return one
    })
    const second = (await connected(renamed)).source
    const [before, after] = [await revisions(first, 'taxonomy'), await revisions(second, 'taxonomy')]
    expect([...before].filter(([id, revision]) => after.get(id) !== revision)).toHaveLength(1)
    expect(await revisions(second, 'movie')).toEqual(await revisions(first, 'movie'))
  })

  it('gives a picture another revision where its file is replaced', async () => {
    const before = await revisions((await connected()).source, 'file')
    const replaced = changed((one) => {
      if (one.attributes['filename'] === 'marquee.jpg') one.attributes['filesize'] = 1
      return one
    })
    const after = await revisions((await connected(replaced)).source, 'file')
    expect([...before].filter(([id, revision]) => after.get(id) !== revision).length).toBe(1)
  })

  it('gives a film another revision, and its new address, where its alias is changed by itself', async () => {
    const before = await revisions((await connected()).source, 'movie')
    const moved = changed((one) => {
      if (one.attributes['title'] === 'The Quiet Harbour') one.attributes['path'] = { alias: '/films/harbour', pid: 15 }
      return one
    })
    const { source } = await connected(moved)
    const after = await revisions(source, 'movie')
    const [id = ''] = [...before].find(([id, revision]) => after.get(id) !== revision) ?? []
    expect((await fetchAll(source, 'movie', [id]))[0]?.fields['slug']).toBe('harbour')
  })
})
