/** A role that has lost a right gets empty lists and no error. Seen on a real one: test/drupal/recordings. */
import { describe, expect, it } from 'vitest'
import type { Resource } from '#exporter/sources/drupal/json-api/json-api.ts'
import { json } from '#test/support/local-server.ts'
import { changed, connected, isListing, isOf, resources } from './connected-drupal.ts'
import { fetchAll, type Otherwise } from './reading-drupal.ts'
import { answerOf, recordedJson } from './recorded-drupal.ts'

describe('a list that is empty because the role has lost a right', () => {
  const nothing = { data: [], links: {} }
  const withheld = (recordedJson('menu/links-reader') as { meta: unknown }).meta

  it('ends the export where Drupal says that a permission is missing', async () => {
    const { source } = await connected(resources, (url) => {
      if (!isOf(url, 'node--movie')) return undefined
      if (url.searchParams.has('filter[status]')) return isListing(url) ? json(nothing) : undefined
      return json({ ...nothing, meta: withheld })
    })
    await expect(source.list('movie')).rejects.toThrow(
      /Of node--movie Drupal holds back \d+ .*The 'administer menu' permission is required/,
    )
  })

  it('ends the export where the list is empty only while it is filtered by what is published', async () => {
    const { source } = await connected(resources, (url) =>
      isOf(url, 'node--movie') && isListing(url) ? json(nothing) : undefined,
    )
    await expect(source.list('movie')).rejects.toThrow(
      'finds nothing published of node--movie, and hands out something',
    )
  })

  it('is believed where the bundle has nothing published in it', async () => {
    const { source } = await connected(changed((one) => (one.type === 'node--news' ? undefined : one)))
    expect(await source.list('news')).toEqual([])
  })

  it('is never asked for of paragraphs, of which a filter finds nothing: they are read with what they are part of', async () => {
    const { source, seen } = await connected()
    await fetchAll(source, 'basicPage')
    const filtered = seen.filter(({ path }) => path.startsWith('/jsonapi/paragraph') && path.includes('filter'))
    expect(filtered).toEqual([])
  })
})

describe('files that texts name and that a filter does not find', () => {
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

  it('end the export where the filter does not find the files either that Drupal hands out', async () => {
    expect(withFilesInTexts()).toBe(true)
    await expect(listed(() => [])).rejects.toThrow('finds nothing published of file--file, and hands out something')
  })

  it('are taken for deleted where the filter finds those', async () => {
    const list = await listed((ids) => files.filter(({ id }) => ids.includes(id)))
    expect(list.length).toBeGreaterThan(10)
  })
})

describe('a paragraph that Drupal holds back', () => {
  const omitting = (detail: string): Otherwise => {
    const link = { href: 'http://cms.test/jsonapi/paragraph/text/x', meta: { rel: 'item', detail } }
    return (url) => {
      if (!isOf(url, 'node--page') || !url.searchParams.has('include')) return undefined
      const answer = answerOf(resources, 'node--page', url.searchParams)
      const included = answer.included?.filter(({ type }) => type !== 'paragraph--text') ?? []
      return json({ ...answer, included, meta: { omitted: { detail: 'Some.', links: { 'item--x': link } } } })
    }
  }

  it('is left out of its page where it is only unpublished', async () => {
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
