/** Nothing in Drupal tells of a deletion: whole lists are compared. Seen on a real one: test/drupal/recordings. */
import { describe, expect, it } from 'vitest'
import { changed, connected, isOf, resources, revisions } from './connected-drupal.ts'
import { fetchAll, recordedReply } from './reading-drupal.ts'

describe('a filter by the time of a change', () => {
  it('is never used, as it can find nothing and say nothing: whole lists are compared', async () => {
    const { source, seen } = await connected()
    await fetchAll(source, 'movie')
    expect(seen.filter(({ path }) => decodeURIComponent(path).includes('filter[changed'))).toEqual([])
  })
})

describe('a deletion', () => {
  it('is an absence from a list that is complete', async () => {
    const [film] = resources.filter(({ type }) => type === 'node--movie')
    const { source } = await connected(changed((one) => (one.id === film?.id ? undefined : one)))
    const ids = [...(await revisions(source, 'movie')).keys()]
    expect(ids).toHaveLength(55)
    expect(ids).not.toContain(film?.id)
  })

  it('is not concluded from a list of which a page fails', async () => {
    const { source } = await connected(resources, (url) =>
      isOf(url, 'node--movie') && url.searchParams.has('filter[after][condition][value]')
        ? recordedReply('alias/filter-path-alias-500')
        : undefined,
    )
    await expect(source.list('movie')).rejects.toThrow('500')
  })

  it('of a film between its list and its reading leaves the film out', async () => {
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
