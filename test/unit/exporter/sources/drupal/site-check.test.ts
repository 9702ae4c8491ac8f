/** The mapping is held against the site before anything is exported. */
import { describe, expect, it } from 'vitest'
import { problemsIn } from '#content/format/problem.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { openCollections } from '#exporter/sources/drupal/json-api/collections.ts'
import { resolveMapping } from '#exporter/sources/drupal/mapping/resolve-mapping.ts'
import type { SiteMapping } from '#exporter/sources/drupal/mapping/site-mapping.ts'
import { describeSite } from '#exporter/sources/drupal/site-check/describe-site.ts'
import { nearest } from '#exporter/sources/drupal/site-check/nearest.ts'
import { recordedMapping } from '#test/drupal/recorded-mapping.ts'
import { fetchAll, readingDrupal } from './reading-drupal.ts'
import { recordedResources } from './recorded-drupal.ts'

const resources = recordedResources()

async function problemsOf(mapping: SiteMapping): Promise<readonly { message: string; hint?: string | undefined }[]> {
  const { source } = await readingDrupal(() => resources, mapping)
  const error: unknown = await source.connect().then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return problemsIn(error) ?? []
}

const withMovie = (movie: NonNullable<SiteMapping['types']>['movie']): SiteMapping => ({
  ...recordedMapping,
  types: { ...recordedMapping.types, movie: { ...recordedMapping.types?.movie, ...movie } },
})

describe('before an export', () => {
  it('all is well with a table that fits', async () => {
    expect(await problemsOf(recordedMapping)).toEqual([])
  })

  it('a bundle that the site does not have is named, with one like it', async () => {
    const problems = await problemsOf(withMovie({ from: 'node--movies' }))
    expect(problems).toEqual([
      expect.objectContaining({
        message: 'movie should be node--movies, which the Drupal does not have.',
        hint: expect.stringContaining('Near to it: node--movie'),
      }),
    ])
  })

  it('a type that the site knows nothing of must be called absent', async () => {
    const { absent = [] } = recordedMapping
    const problems = await problemsOf({ ...recordedMapping, absent: absent.filter((type) => type !== 'restaurant') })
    expect(problems.map(({ message, hint }) => `${message} ${hint}`)).toEqual([
      expect.stringMatching(/^restaurant should be node--restaurant, .* list restaurant under `absent`/),
    ])
  })

  it('or stand in the table itself', async () => {
    const { absent = [], entries = [] } = recordedMapping
    const settings = { type: 'settings', id: 'site' } as Entry
    const withTable = { ...recordedMapping, absent: absent.filter((type) => type !== 'settings') }
    expect(await problemsOf({ ...withTable, entries: [...entries, settings] })).toEqual([])
    expect(await problemsOf(withTable)).toHaveLength(1)
  })

  it('a field that the contract needs and the site does not have is named, with those like it', async () => {
    const { runningTimeMinutes, ...fields } = recordedMapping.types?.movie?.fields ?? {}
    expect(runningTimeMinutes).toBe('field_running_time')
    const problems = await problemsOf(withMovie({ fields: { ...fields, director: 'field_directed_by', genre: null } }))
    expect(problems.map(({ message }) => message)).toEqual([
      'movie.director should stand in field_directed_by of node--movie, which has no such field, or the role may not see it.',
      'movie.genre is mapped to nothing, and the contract needs it.',
    ])
    expect(problems[0]?.hint).toContain('Near to it: field_director')
  })

  it('a field that only convention expects may be missing; one that the table names may not', async () => {
    const { fields } = recordedMapping.types?.movie ?? {}
    const problems = await problemsOf(withMovie({ fields: { ...fields, tagline: 'field_strapline' } }))
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('movie.tagline should stand in field_strapline'),
    ])
  })

  it.each([
    ['synopsis', 'field_cast', 'should be a formatted text, and field_cast of node--movie is several: "'],
    ['poster', 'field_director', 'should be a reference, and field_director of node--movie is "'],
    ['runningTimeMinutes', 'field_release_date', 'should be a number, and field_release_date of node--movie is "2026'],
    ['releaseDate', 'field_genre', 'is several: a reference to taxonomy_term--genre'],
    ['director', 'field_trailer', 'should be texts, and field_trailer of node--movie is a link'],
  ] as const)('a field of another shape is named: %s in %s', async (field, path, message) => {
    const { fields } = recordedMapping.types?.movie ?? {}
    const problems = await problemsOf(withMovie({ fields: { ...fields, [field]: path } }))
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining(message)])
  })

  it('media must lead to their bytes', async () => {
    const types = { ...recordedMapping.types, file: { from: { 'media--image': { bytes: 'field_media_picture' } } } }
    const problems = await problemsOf({ ...recordedMapping, types })
    expect(problems).toEqual([
      expect.objectContaining({
        message: expect.stringContaining('media--image should lead on by field_media_picture, which it does not have'),
        hint: expect.stringContaining('Near to it: field_media_image'),
      }),
    ])
  })

  it('nothing that is not there is asked for', async () => {
    const { source, seen } = await readingDrupal(() => resources, recordedMapping)
    await source.connect()
    await fetchAll(source, 'movie')
    const asked = seen.map(({ path }) => new URL(path, 'http://drupal.test').searchParams.get('include') ?? '')
    // By convention films have reviews, and videos captions: this site has neither, and Drupal would refuse the question.
    expect(asked.join()).not.toMatch(/field_reviews|captions/)
  })
})

it('names like one that is missing are found by their letters, and by a word in common', () => {
  const names = ['field_running_time', 'field_cast', 'field_directed_by', 'node--movie', 'node--page', 'field_body']
  expect(nearest('field_running_time_minutes', names)).toEqual(['field_running_time'])
  expect(nearest('field_casts', names)[0]).toBe('field_cast')
  expect(nearest('node--movies', names)).toEqual(['node--movie'])
  expect(nearest('field_zzzzzz', names)).toEqual([])
})

describe('--describe', () => {
  it('says what is read and what is not, what stands in the way, and proposes a table', async () => {
    const { http } = await readingDrupal(() => resources, {})
    const text = await describeSite(resolveMapping({}), await openCollections(http, '/jsonapi'))
    for (const line of [
      'movie ← node--movie',
      '  synopsis ← field_synopsis',
      '  tagline — field_tagline: not there',
      '  country — field_country: not there, and needed',
      '  not read: field_featured (true)',
      '  not read: field_cinemas (several: a reference to node--cinema)',
      '  restaurant — node--restaurant',
      '  trailer.title — field_trailer_title: not there',
      '  not read: field_period (a span: value, end_value)',
      '  block_content--promo',
    ])
      expect(text.split('\n')).toContain(line)
    expect(text).toContain('restaurant should be node--restaurant, which the Drupal does not have.')
    expect(text).toContain('package should be node--package, which the Drupal does not have. Near to it: node--page.')
    // What to do is said once, above.
    expect(text.match(/Name another field/g)).toBeNull()
    const table = text.slice(text.indexOf('export const mapping')).replaceAll(/\s+/g, ' ')
    expect(table).toMatch(/absent: \[.* 'restaurant',/)
    expect(table).toContain(
      "movie: { fields: { country: { fixed: undefined }, spokenLanguage: { fixed: undefined }, runningTimeMinutes: 'field_running_time', }, }",
    )
    expect(table).toContain("taxonomy: { from: { 'taxonomy_term--genre': {},")
    expect(table).toContain("from: 'field_period.value', to: 'field_period.end_value',")
    // Neither what is read as something else already, nor what leads to another kind of thing.
    expect(table).not.toMatch(/field_release_date|field_sections|mall/)
  })

  it('says so where nothing stands in the way', async () => {
    const { http } = await readingDrupal(() => resources, recordedMapping)
    const text = await describeSite(resolveMapping(recordedMapping), await openCollections(http, '/jsonapi'))
    expect(text).toContain('Nothing stands in the way of an export.')
    expect(text).not.toMatch(/What stands in the way/)
  })
})
