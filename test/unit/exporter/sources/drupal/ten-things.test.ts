/** What of a Drupal misleads whoever reads it for the first time: each was seen on a real one, and is in test/drupal/recordings. */
import { describe, expect, it } from 'vitest'
import { clientCredentials } from '#exporter/http-client/auth.ts'
import { checkedSource } from '#exporter/sources/checked.ts'
import { drupalSource } from '#exporter/sources/drupal/drupal.ts'
import type { Identifier, Resource } from '#exporter/sources/drupal/json-api/json-api.ts'
import type { SiteMapping } from '#exporter/sources/drupal/mapping/site-mapping.ts'
import type { Source } from '#exporter/sources/source.ts'
import { recordedMapping } from '#test/drupal/recorded-mapping.ts'
import { client, json, type Reply, type Seen, serve } from '#test/support/local-server.ts'
import { asRecorded, entryOf, fetchAll, type Otherwise, readingDrupal, recordedReply } from './reading-drupal.ts'
import { answerOf, recordedJson, recordedResources } from './recorded-drupal.ts'

const resources = recordedResources()

/** The recorded site, with some resources otherwise. */
const changed = (change: (resource: Resource) => Resource | undefined): Resource[] =>
  resources.flatMap((resource) => change(structuredClone(resource)) ?? [])

async function connected(
  held: readonly Resource[] = resources,
  otherwise?: Otherwise,
  mapping: SiteMapping = recordedMapping,
): Promise<{ source: Source; seen: readonly Seen[] }> {
  const reading = await readingDrupal(() => held, mapping, otherwise)
  await reading.source.connect()
  return reading
}

const revisions = async (source: Source, type: 'movie' | 'basicPage' | 'taxonomy' | 'file') =>
  new Map((await source.list(type)).map(({ id, revision }) => [id, revision]))

const isSweep = ({ searchParams }: URL): boolean => searchParams.has('sort')
const isOf = (url: URL, resource: string): boolean => url.pathname === `/jsonapi/${resource.replace('--', '/')}`

describe('1. a page of HTML for a token that is no more', () => {
  it('is judged by its status: a new token is fetched, once, and the question is asked again', async () => {
    let tokens = 0
    let refused = 0
    const server = await serve((response, seen) => {
      const url = new URL(seen.path, 'http://drupal.test')
      if (url.pathname === '/oauth/token') {
        tokens++
        return json({ token_type: 'Bearer', expires_in: 300, access_token: `token-${tokens}` })(response, seen)
      }
      if (seen.headers.authorization === 'Bearer token-1' && isSweep(url)) {
        refused++
        return recordedReply('oauth/api-expired-token-html')(response, seen)
      }
      return asRecorded(url, resources)(response, seen)
    })
    const auth = clientCredentials({ path: '/oauth/token', id: 'exporter', secret: 'a secret of it' })
    const http = client(server.origin, { auth })
    const source = checkedSource(
      drupalSource({ http, address: server.origin, mapping: recordedMapping, ownOrigins: [] }),
    )
    await source.connect()
    expect(await source.list('movie')).toHaveLength(56)
    expect({ tokens, refused }).toEqual({ tokens: 2, refused: 1 })
  })

  it('and `_format`, which would make it JSON, is never sent to JSON:API, which refuses it of a good token', async () => {
    const { source, seen } = await connected()
    await fetchAll(source, 'movie')
    expect(seen.filter(({ path }) => path.startsWith('/jsonapi') && path.includes('_format'))).toEqual([])
  })
})

describe('2. a filter by time that finds nothing, and says nothing', () => {
  it('is not relied on: whole lists are compared', async () => {
    const { source, seen } = await connected()
    await fetchAll(source, 'movie')
    expect(seen.filter(({ path }) => decodeURIComponent(path).includes('filter[changed'))).toEqual([])
  })
})

describe('3. a list that is empty as the role has lost its rights', () => {
  const nothing = { data: [], links: {} }
  const withheld = (recordedJson('menu/links-reader') as { meta: unknown }).meta

  it('is not taken for an empty bundle', async () => {
    const { source } = await connected(resources, (url) => {
      if (!isOf(url, 'node--movie')) return undefined
      if (url.searchParams.has('filter[status]')) return isSweep(url) ? json(nothing) : undefined
      return json({ ...nothing, meta: withheld })
    })
    await expect(source.list('movie')).rejects.toThrow(
      /Of node--movie Drupal holds back \d+ .*The 'administer menu' permission is required/,
    )
  })

  it('nor one that is empty by its filter only', async () => {
    const { source } = await connected(resources, (url) =>
      isOf(url, 'node--movie') && isSweep(url) ? json(nothing) : undefined,
    )
    await expect(source.list('movie')).rejects.toThrow(
      'finds nothing published of node--movie, and hands out something',
    )
  })

  it('while a bundle in which nothing is published is believed', async () => {
    const { source } = await connected(changed((one) => (one.type === 'node--news' ? undefined : one)))
    expect(await source.list('news')).toEqual([])
  })

  it('and paragraphs, of which every filter finds nothing, are read through what they are part of', async () => {
    const { source, seen } = await connected()
    await fetchAll(source, 'basicPage')
    const filtered = seen.filter(({ path }) => path.startsWith('/jsonapi/paragraph') && path.includes('filter'))
    expect(filtered).toEqual([])
  })
})

describe('3. files that texts name, of which a filter finds none', () => {
  const named = (url: URL) => url.searchParams.getAll('filter[ids][condition][value][]')
  const withFilesInTexts = () =>
    resources.some(({ attributes }) => JSON.stringify(attributes).includes('data-entity-type=\\"file'))
  const files = changed((one) => one)
    .flatMap(({ relationships }) => Object.values(relationships).flatMap(({ data }) => [data ?? []].flat()))
    .filter(({ type }) => type === 'file--file')
    .map(({ id }): Resource => ({ type: 'file--file', id, attributes: { status: true }, relationships: {} }))
  const listed = (found: (ids: readonly string[]) => readonly Resource[]) =>
    connected(resources, (url) =>
      isOf(url, 'file--file')
        ? json({ data: named(url).length > 0 ? found(named(url)) : files.slice(0, 5), links: {} })
        : undefined,
    ).then(({ source }) => source.list('file'))

  it('are not believed to be gone where the role finds none of those either that it is handed out', async () => {
    expect(withFilesInTexts()).toBe(true)
    await expect(listed(() => [])).rejects.toThrow('finds nothing published of file--file, and hands out something')
  })

  it('are gone where it finds those', async () => {
    const list = await listed((ids) => files.filter(({ id }) => ids.includes(id)))
    expect(list.length).toBeGreaterThan(10)
  })
})

describe('3. and 8. a paragraph that is held back', () => {
  const omitting = (detail: string): Otherwise => {
    const link = { href: 'http://cms.test/jsonapi/paragraph/text/x', meta: { rel: 'item', detail } }
    return (url) => {
      if (!isOf(url, 'node--page') || !url.searchParams.has('include')) return undefined
      const answer = answerOf(resources, 'node--page', url.searchParams)
      const included = answer.included?.filter(({ type }) => type !== 'paragraph--text') ?? []
      return json({ ...answer, included, meta: { omitted: { detail: 'Some.', links: { 'item--x': link } } } })
    }
  }

  it('is left out where it is only unpublished', async () => {
    const { source } = await connected(
      resources,
      omitting('The current user is not allowed to GET the selected resource.'),
    )
    const pages = await fetchAll(source, 'basicPage')
    expect(pages).toHaveLength(5)
    expect(JSON.stringify(pages)).not.toContain('"block":"text"')
  })

  it('ends the export where the role has lost its right', async () => {
    const { source } = await connected(resources, omitting("The 'view paragraph content text' permission is required."))
    await expect(source.list('basicPage')).rejects.toThrow(/holds back 1 .*'view paragraph content text' permission/)
  })
})

describe('4. pages from which something was taken away', () => {
  it('are asked for with what is published only, and a short one is not the last', async () => {
    const { source, seen } = await connected(resources, (url) => {
      if (!isOf(url, 'node--movie') || !isSweep(url)) return undefined
      url.searchParams.set('page[limit]', '7')
      return json(answerOf(resources, 'node--movie', url.searchParams))
    })
    expect(await source.list('movie')).toHaveLength(56)
    const sweeps = seen.map(({ path }) => new URL(path, 'http://drupal.test')).filter(isSweep)
    expect(sweeps.length).toBeGreaterThanOrEqual(8)
    expect(sweeps.every(({ searchParams }) => searchParams.get('filter[status]') === '1')).toBe(true)
  })

  it('end the export where they lead nowhere', async () => {
    const { source } = await connected(resources, (url) =>
      isOf(url, 'node--movie') && url.searchParams.has('filter[after][condition][value]')
        ? json({ data: [], links: { next: { href: 'http://drupal.test/jsonapi/node/movie?page[offset]=50' } } })
        : undefined,
    )
    await expect(source.list('movie')).rejects.toThrow(/more of node--movie behind \d+, but does not hand it out/)
  })

  it('end the export where the same page comes again and again', async () => {
    const { source } = await connected(resources, (url) => {
      if (!isOf(url, 'node--movie')) return undefined
      url.searchParams.delete('filter[after][condition][value]')
      return json(answerOf(resources, 'node--movie', url.searchParams))
    })
    await expect(source.list('movie')).rejects.toThrow('does not hand it out')
  })

  it('end the export where something published is held back', async () => {
    const omitted = (recordedJson('collection/no-status-filter') as { meta: unknown }).meta
    const { source } = await connected(resources, (url) =>
      // Also where it is asked for in the language that it was written in.
      isOf(url, 'node--movie') && (isSweep(url) || url.searchParams.has('filter[default_langcode]'))
        ? json({ ...answerOf(resources.slice(0, 40), 'node--movie', url.searchParams), meta: omitted })
        : undefined,
    )
    await expect(source.list('movie')).rejects.toThrow('Of node--movie Drupal holds back 3 that it calls published')
  })

  it('refuse what is not published all the same', async () => {
    const unpublished = changed((one) => {
      if (one.attributes['title'] === 'The Quiet Harbour') one.attributes['status'] = false
      return one
    })
    const { source } = await connected(resources, (url) => {
      if (!isOf(url, 'node--movie') || !isSweep(url)) return undefined
      url.searchParams.delete('filter[status]')
      return json(answerOf(unpublished, 'node--movie', url.searchParams))
    })
    await expect(source.list('movie')).rejects.toThrow(/hands out node--movie .*, which is not published/)
  })
})

describe('5. and 9. what is another word in every answer', () => {
  it('changes no revision: keys of omissions, and tags that were computed for another question', async () => {
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
        if (!isOf(url, 'node--page') || !isSweep(url)) return undefined
        return json({ ...answerOf(resources, 'node--page', url.searchParams), meta })
      },
    )
    for (const type of ['movie', 'basicPage', 'file', 'taxonomy'] as const)
      expect(await revisions(second.source, type)).toEqual(await revisions(first.source, type))
  })

  it('is used of a film only where an editor wrote a token, which Drupal fills in', async () => {
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

describe('6. a deletion, of which nothing tells', () => {
  it('is an absence from a list that is complete', async () => {
    const [film] = resources.filter(({ type }) => type === 'node--movie')
    const { source } = await connected(changed((one) => (one.id === film?.id ? undefined : one)))
    const ids = [...(await revisions(source, 'movie')).keys()]
    expect(ids).toHaveLength(55)
    expect(ids).not.toContain(film?.id)
  })

  it('is none where a page of the list fails', async () => {
    const { source } = await connected(resources, (url) =>
      isOf(url, 'node--movie') && url.searchParams.has('filter[after][condition][value]')
        ? recordedReply('alias/filter-path-alias-500')
        : undefined,
    )
    await expect(source.list('movie')).rejects.toThrow('500')
  })

  it('of a film between its list and its reading leaves it out', async () => {
    const held = [...resources]
    const { source } = await connected(held)
    const listed = await source.list('movie')
    held.splice(
      held.findIndex(({ id }) => id === listed[0]?.id),
      1,
    )
    const read = await fetchAll(
      source,
      'movie',
      listed.map(({ id }) => id),
    )
    expect(read).toHaveLength(55)
  })
})

describe('7. a time that does not move', () => {
  const edit = (type: string, attribute: string) =>
    changed((one) => {
      if (one.type === type) one.attributes[attribute] = `${JSON.stringify(one.attributes[attribute])} edited`
      return one
    })

  it('when a paragraph is edited where it stands: the page has another revision', async () => {
    const before = await revisions((await connected()).source, 'basicPage')
    const after = await revisions((await connected(edit('paragraph--text', 'field_heading'))).source, 'basicPage')
    const moved = [...before].filter(([id, revision]) => after.get(id) !== revision)
    expect(moved.length).toBeGreaterThan(0)
    expect(moved.length).toBeLessThan(before.size)
  })

  it('when a nested paragraph is', async () => {
    const before = await revisions((await connected()).source, 'basicPage')
    const after = await revisions(
      (await connected(edit('paragraph--accordion_item', 'field_heading'))).source,
      'basicPage',
    )
    expect([...before].filter(([id, revision]) => after.get(id) !== revision).length).toBeGreaterThan(0)
  })

  it('when a term is renamed: the term has another revision, and films, which only name it, have not', async () => {
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

  it('when the file of a picture is replaced: the picture has another revision', async () => {
    const before = await revisions((await connected()).source, 'file')
    const replaced = changed((one) => {
      if (one.attributes['filename'] === 'marquee.jpg') one.attributes['filesize'] = 1
      return one
    })
    const after = await revisions((await connected(replaced)).source, 'file')
    expect([...before].filter(([id, revision]) => after.get(id) !== revision).length).toBe(1)
  })

  it('when an alias is changed by itself: the film has another revision, and its new address', async () => {
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

describe('8. a reference to what is gone', () => {
  const film = resources.find(({ attributes }) => attributes['title'] === 'The Quiet Harbour') as Resource
  const poster = film.relationships['field_poster']?.data as Identifier

  it.each([
    ['before Drupal has noticed', poster, `refers to media--image:${poster.id}, which is not published`],
    ['after it has', { ...poster, id: 'missing' }, 'refers to something that is deleted'],
  ])('is left out, %s', async (_, target, message) => {
    const gone = changed((one) => {
      if (one.id === poster.id) return undefined
      if (one.id === film.id) one.relationships['field_poster'] = { data: target }
      return one
    })
    const { source } = await connected(gone)
    const [document] = await fetchAll(source, 'movie', [film.id])
    const { entry, problems } = entryOf(
      source,
      document as NonNullable<typeof document>,
      (key) => !key.startsWith('media--image:'),
    )
    expect(problems).toContainEqual(expect.objectContaining({ severity: 'notice', field: 'poster', message }))
    // A film must have a poster: the export says so, and does not go on without.
    expect(entry).toBeUndefined()
  })

  it('waits for what is only unpublished, and is read again when that is published', async () => {
    const { source } = await connected(changed((one) => (one.id === poster.id ? undefined : one)))
    const [document] = await fetchAll(source, 'movie', [film.id])
    const { waiting } = entryOf(
      source,
      document as NonNullable<typeof document>,
      (key) => !key.startsWith('media--image:'),
    )
    expect(waiting).toContain(`media--image:${poster.id}`)
    expect(source.keyOfWaiting?.(`media--image:${poster.id}`)).toBeUndefined()
    const later = await connected()
    await later.source.list('file')
    expect(later.source.keyOfWaiting?.(`media--image:${poster.id}`)).toBe(`file/${poster.id}`)
  })

  it('of a page to a paragraph that is not there leaves the paragraph out', async () => {
    const { source } = await connected(changed((one) => (one.type === 'paragraph--accordion' ? undefined : one)))
    const pages = await fetchAll(source, 'basicPage')
    expect(JSON.stringify(pages)).not.toContain('accordion')
    expect(pages).toHaveLength(5)
  })
})

describe('10. a bundle in an address, which Drupal does not look at', () => {
  it('is no proof of what comes: another type than was asked for ends the export', async () => {
    const { source } = await connected(resources, (url): Reply | undefined =>
      isOf(url, 'node--movie') && isSweep(url)
        ? json({ ...answerOf(resources, 'node--page', url.searchParams), links: {} })
        : undefined,
    )
    await expect(source.list('movie')).rejects.toThrow(/asked for node--movie and hands out node--page/)
  })
})
