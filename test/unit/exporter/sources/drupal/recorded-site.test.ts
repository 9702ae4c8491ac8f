/** A Drupal as it was recorded, read by the conventions and a small table. */
import { describe, expect, it } from 'vitest'
import { entryTypeNames } from '#content/schema/entry-types.ts'
import { recordedMapping } from '#test/drupal/recorded-mapping.ts'
import { entryOf, fetchAll, readingDrupal } from './reading-drupal.ts'
import { recordedResources } from './recorded-drupal.ts'

const connected = async () => {
  const reading = await readingDrupal(recordedResources, recordedMapping)
  await reading.source.connect()
  return reading
}

describe('the recorded site', () => {
  it('has 56 films that visitors see, each with its facts', async () => {
    const { source } = await connected()
    const films = await fetchAll(source, 'movie')
    expect(films).toHaveLength(56)
    const harbour = films.find(({ fields }) => fields['title'] === 'The Quiet Harbour')
    const { entry } = entryOf(source, harbour as (typeof films)[number])
    expect(entry).toMatchObject({
      type: 'movie',
      slug: 'quiet-harbour',
      synopsis: 'Oduya Varga rebuilds a drowned village.',
      director: ['Björn Nordahl'],
      cast: ['Dimitri Moreau', 'Saoirse Okonedo', 'Oduya Moreau'],
      runningTimeMinutes: 96,
      releaseDate: '2026-01-16',
      classification: 'taxonomy/5f91f257-1802-4e66-b6e3-0b15667b591b',
      country: ['taxonomy/country-unknown'],
      poster: 'file/97bb8b70-53ae-436f-9ac0-f632b06e8369',
    })
  })

  it('makes entries of nearly all films, and says what is wrong with the others', async () => {
    const { source } = await connected()
    const results = (await fetchAll(source, 'movie')).map((film) => entryOf(source, film))
    const blocked = results.filter(({ entry }) => !entry)
    expect(blocked).toHaveLength(3)
    const faults = blocked.flatMap(({ problems }) => problems.filter(({ severity }) => severity === 'blocks'))
    expect(faults.map(({ field, message }) => `${field}: ${message}`).sort()).toEqual([
      'director: Too small: expected array to have >=1 items',
      'poster: is required, and there is nothing in it',
      'title: Too big: expected string to have <=200 characters',
    ])
  })

  it('gives each entry the same revision in its list and where it is read', async () => {
    const { source } = await connected()
    for (const type of entryTypeNames) {
      const listed = await source.list(type)
      const read = await fetchAll(
        source,
        type,
        listed.map(({ id }) => id),
      )
      const revisions = (entries: readonly { id: string; revision: string }[]) =>
        entries.map(({ id, revision }) => `${id} ${revision}`).sort()
      expect(revisions(read), type).toEqual(revisions(listed))
    }
  })

  it('describes pictures by their alternative text, and knows where their bytes are', async () => {
    const { source } = await connected()
    const files = await fetchAll(source, 'file')
    const marquee = files.find(({ fields }) => fields['alt'] === 'Marquee at night')
    expect(marquee).toMatchObject({
      fields: { slug: 'marquee-picture-13' },
      file: { address: '/sites/default/files/shared/marquee.jpg', bytes: 13068 },
    })
    const guide = files.find(({ fields }) => fields['alt'] === 'Season guide')
    expect(guide?.file?.address).toMatch(/^\/sites\/default\/files\/.*\.pdf$/)
  })

  it('has terms of four vocabularies, and those that the table adds', async () => {
    const { source } = await connected()
    const terms = (await fetchAll(source, 'taxonomy')).map((term) => entryOf(source, term).entry)
    expect(terms).toContainEqual(
      expect.objectContaining({ vocabulary: 'genre', title: 'Science fiction', key: 'science-fiction', order: 3 }),
    )
    expect(terms).toContainEqual(expect.objectContaining({ vocabulary: 'classification', title: 'All ages', key: 'a' }))
    expect(terms).toContainEqual(expect.objectContaining({ id: 'country-unknown', vocabulary: 'country' }))
    expect(terms.every(Boolean)).toBe(true)
  })

  it('has a menu of two levels, whose aliases lead to the entries that they stand for', async () => {
    const { source } = await connected()
    await fetchAll(source, 'movie')
    const [menu] = await fetchAll(source, 'menu')
    const { entry, problems } = entryOf(source, menu as NonNullable<typeof menu>)
    expect(entry).toMatchObject({
      id: 'main',
      place: 'main',
      items: [
        {
          label: 'Films',
          to: '/films',
          children: [
            { label: 'Now showing', to: '/films?when=now' },
            { label: 'The Borrowed Cartographer', to: 'ref:movie/5e45e434-a4c7-44fd-ae88-d12b1835eaef' },
          ],
        },
        // A heading that leads nowhere leads where its first item does.
        { label: 'Cinemas', to: '/cinemas/lanternhouse-belvedere', children: { length: 5 } },
        { label: 'Offers', to: '/offers', children: [] },
        { label: 'Tickets ↗', to: 'https://tickets.example.test/' },
      ],
    })
    expect(problems).toEqual([])
  })

  it('builds pages of paragraphs, in their order, with what is nested in them', async () => {
    const { source } = await connected()
    const pages = await fetchAll(source, 'basicPage')
    const about = pages.find(({ fields }) => fields['title'] === 'About us')
    expect(about?.fields).toMatchObject({ path: '/about-us', language: 'en', template: 'basic' })
    expect(about?.fields['sections']).toMatchObject([{ block: 'text' }, { block: 'text' }, {}])
  })
})
