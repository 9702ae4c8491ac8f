/** What the pages of a list must be, so that a list is taken for complete. Seen on a real one: test/drupal/recordings. */
import { describe, expect, it } from 'vitest'
import { json, type Reply } from '#test/support/local-server.ts'
import { changed, connected, isListing, isOf, resources } from './connected-drupal.ts'
import { answerOf, recordedJson } from './recorded-drupal.ts'

describe('the pages of a list', () => {
  it('are asked for with what is published only, and go on behind one that is short', async () => {
    const { source, seen } = await connected(resources, (url) => {
      if (!isOf(url, 'node--movie') || !isListing(url)) return undefined
      url.searchParams.set('page[limit]', '7')
      return json(answerOf(resources, 'node--movie', url.searchParams))
    })
    expect(await source.list('movie')).toHaveLength(56)
    const lists = seen.map(({ path }) => new URL(path, 'http://drupal.test')).filter(isListing)
    expect(lists.length).toBeGreaterThanOrEqual(8)
    expect(lists.every(({ searchParams }) => searchParams.get('filter[status]') === '1')).toBe(true)
  })

  it('end the export where there is said to be a next one that has nothing on it', async () => {
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

  it('end the export where something published is held back from one', async () => {
    const omitted = (recordedJson('collection/no-status-filter') as { meta: unknown }).meta
    const { source } = await connected(resources, (url) =>
      // Also where it is asked for in the language that it was written in.
      isOf(url, 'node--movie') && (isListing(url) || url.searchParams.has('filter[default_langcode]'))
        ? json({ ...answerOf(resources.slice(0, 40), 'node--movie', url.searchParams), meta: omitted })
        : undefined,
    )
    await expect(source.list('movie')).rejects.toThrow('Of node--movie Drupal holds back 3 that it calls published')
  })

  it('end the export where one hands out what is not published', async () => {
    const unpublished = changed((one) => {
      if (one.attributes['title'] === 'The Quiet Harbour') one.attributes['status'] = false
      return one
    })
    const { source } = await connected(resources, (url) => {
      if (!isOf(url, 'node--movie') || !isListing(url)) return undefined
      url.searchParams.delete('filter[status]')
      return json(answerOf(unpublished, 'node--movie', url.searchParams))
    })
    await expect(source.list('movie')).rejects.toThrow(/hands out node--movie .*, which is not published/)
  })
})

describe('the bundle in the address of a list', () => {
  it('is not checked by Drupal: another type than was asked for ends the export', async () => {
    const { source } = await connected(resources, (url): Reply | undefined =>
      isOf(url, 'node--movie') && isListing(url)
        ? json({ ...answerOf(resources, 'node--page', url.searchParams), links: {} })
        : undefined,
    )
    await expect(source.list('movie')).rejects.toThrow(/asked for node--movie and hands out node--page/)
  })
})
