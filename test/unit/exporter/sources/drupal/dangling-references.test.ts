/** References to what is deleted or not published. Seen on a real one: test/drupal/recordings. */
import { describe, expect, it } from 'vitest'
import type { Identifier, Resource } from '#exporter/sources/drupal/json-api/json-api.ts'
import { changed, connected, resources } from './connected-drupal.ts'
import { entryOf, fetchAll } from './reading-drupal.ts'

describe('a reference to what is not there', () => {
  const film = resources.find(({ attributes }) => attributes['title'] === 'The Quiet Harbour') as Resource
  const poster = film.relationships['field_poster']?.data as Identifier

  it.each([
    ['before Drupal has noticed the deletion', poster, `refers to media--image:${poster.id}, which is not published`],
    ['after Drupal has noticed the deletion', { ...poster, id: 'missing' }, 'refers to something that is deleted'],
  ])('is left out, and named, %s', async (_, target, message) => {
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

  it('of a page to a paragraph is left out with the paragraph', async () => {
    const { source } = await connected(changed((one) => (one.type === 'paragraph--accordion' ? undefined : one)))
    const pages = await fetchAll(source, 'basicPage')
    expect(JSON.stringify(pages)).not.toContain('accordion')
    expect(pages).toHaveLength(5)
  })
})
