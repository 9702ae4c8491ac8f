/** Paths of the table that lead through relationships, into what a Drupal keeps in other entities. */
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { problemsIn } from '#content/format/problem.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import type { FieldsAt, SiteMapping } from '#exporter/sources/drupal/mapping/site-mapping.ts'
import { DrupalSite } from '#test/support/drupal/held/drupal-site.ts'
import type { Resource } from '#test/support/drupal/held/resource.ts'
import { siteOfRecordingsWithFiles } from '#test/support/drupal/held/site-of-recordings.ts'
import { withoutMedia } from '#test/support/drupal/held/without-media.ts'
import { type Drupal, startDrupal } from '#test/support/drupal/server.ts'
import { readEntries, revisionsIn, sourceOf } from '#test/support/drupal/source-of.ts'
import { recordedMapping } from './recorded-mapping.ts'

let recorded: DrupalSite
beforeAll(async () => {
  recorded = await siteOfRecordingsWithFiles()
})

let drupal: Drupal | undefined
afterEach(() => drupal?.close())

async function started(
  site = new DrupalSite({ ...recorded, resources: recorded.resources.values() }),
): Promise<Drupal> {
  drupal = await startDrupal(site)
  return drupal
}

const withFilm = (fields: FieldsAt<Entry<'movie'>>, mapping = recordedMapping): SiteMapping => ({
  ...mapping,
  types: { ...mapping.types, movie: { fields: { ...mapping.types?.movie?.fields, ...fields } } },
})

async function filmsBy(mapping: SiteMapping, there: Drupal) {
  const source = await sourceOf(there, { mapping })
  return { source, read: await readEntries(source, 'movie', 'file') }
}

const harbour = (site: DrupalSite): Resource => {
  const found = [...site.resources.values()].find(({ attributes }) => attributes['title'] === 'The Quiet Harbour')
  if (!found) throw new Error('There is no such film.')
  return found
}

/** What the first relationship of this name leads to. */
const targetOf = (site: DrupalSite, resource: Resource, name: string): Resource => {
  const [target] = [resource.relationships[name]?.data ?? []].flat()
  if (!target) throw new Error(`Nothing stands in ${name}.`)
  return site.get(`${target.type}/${target.id}`)
}

describe('a path through a relationship', () => {
  it('to the file of media means the media', async () => {
    const there = await started()
    const { read } = await filmsBy(withFilm({ poster: 'field_poster.field_media_image' }), there)
    const { read: plain } = await filmsBy(recordedMapping, there)
    expect([...read.keys()]).toEqual([...plain.keys()])
    for (const [key, { entry }] of read) expect(entry, key).toEqual(plain.get(key)?.entry)
  })

  it('to a file that is no media of ours gives the file itself, with what the media say of it', async () => {
    const { types, ...others } = withFilm({ poster: 'field_poster.field_media_image', stills: null })
    const { file: _, ...rest } = types ?? {}
    const there = await started()
    const mapping = { ...others, types: { ...rest, file: { from: { 'media--document': {} } } } } satisfies SiteMapping
    const { read } = await filmsBy(mapping, there)
    const film = harbour(there.site)
    const image = targetOf(there.site, film, 'field_poster').relationships['field_media_image']?.data
    if (!image || !('id' in image)) throw new Error('The poster shows nothing.')
    expect(read.get(`movie/${film.id}`)?.entry).toMatchObject({ poster: `file/${image.id}` })
    expect(read.get(`file/${image.id}`)?.entry).toMatchObject({ alt: image.meta['alt'] })
  })

  it('takes attributes of what it leads to: of each, where there are several', async () => {
    const there = await started()
    const mapping = withFilm({
      cast: 'field_genre.name',
      tagline: 'field_classification.field_code',
    })
    const { read } = await filmsBy(mapping, there)
    const film = harbour(there.site)
    const genres = [film.relationships['field_genre']?.data ?? []].flat()
    const { name, field_code: code } = targetOf(there.site, film, 'field_classification').attributes
    expect(name).toBeTruthy()
    expect(read.get(`movie/${film.id}`)?.entry).toMatchObject({
      tagline: code,
      cast: genres.map(({ type, id }) => there.site.get(`${type}/${id}`).attributes['name']),
    })
  })

  it('has another revision where what it leads to is changed, and the same in its list and where it is read', async () => {
    const there = await started()
    const source = await sourceOf(there, { mapping: withFilm({ cast: 'field_genre.name' }) })
    const before = await revisionsIn(source, 'movie')
    const film = harbour(there.site)
    const genre = targetOf(there.site, film, 'field_genre')
    there.site.save(`${genre.type}/${genre.id}`, { name: 'Renamed' })
    const after = await revisionsIn(source, 'movie')
    const of = (id: string) =>
      [there.site.get(`node--movie/${id}`).relationships['field_genre']?.data ?? []]
        .flat()
        .some(({ id }) => id === genre.id)
    for (const [id, revision] of before) expect(after.get(id) !== revision, id).toBe(of(id))
    const read = await readEntries(source, 'movie')
    expect(new Map([...read.values()].map(({ document }) => [document.id, document.revision]))).toEqual(after)
  })

  it('leads on from paragraphs, too', async () => {
    const there = await started(withoutMedia(recorded))
    const gallery = [...there.site.resources.values()].find(({ type }) => type === 'paragraph--gallery')
    const page = [...there.site.resources.values()].find(({ type }) => type === 'node--page')
    const film = harbour(there.site)
    if (!gallery || !page) throw new Error('There is no page, or no gallery.')
    const poster = [film.relationships['field_poster']?.data ?? []].flat()
    there.site.put({
      ...gallery,
      relationships: { ...gallery.relationships, field_film: { data: { type: film.type, id: film.id, meta: {} } } },
    })
    const sections = { data: [{ type: gallery.type, id: gallery.id, meta: {} }] }
    there.site.put({ ...page, relationships: { ...page.relationships, field_sections: sections } })
    const whole = new DrupalSite({ ...there.site, resources: there.site.resources.values() })
    await drupal?.close()
    const { file: _, ...types } = recordedMapping.types ?? {}
    const { sections: old, ...pageFields } = (types.basicPage?.fields ?? {}) as FieldsAt<Entry<'basicPage'>>
    const mapping: SiteMapping = {
      ...recordedMapping,
      types: {
        ...types,
        basicPage: {
          fields: {
            ...pageFields,
            sections: {
              types: {
                ...(typeof old === 'object' ? old?.types : {}),
                gallery: { fields: { layout: { fixed: 'grid' }, images: 'field_film.field_poster' } },
              },
            },
          },
        },
      },
    }
    const source = await sourceOf(await started(whole), { mapping })
    const read = await readEntries(source, 'basicPage', 'file')
    const { problems, document } = read.get(`basicPage/${page.id}`) ?? {}
    expect(document?.fields['sections'], JSON.stringify(problems)).toMatchObject([
      { block: 'gallery', values: { images: { id: poster[0]?.id } } },
    ])
    for (const { id } of poster) expect(read.has(`file/${id}`)).toBe(true)
  })
})

describe('sections', () => {
  it('can stand in another entity, with what is nested in them', async () => {
    const { site } = await started()
    const page = [...site.resources.values()].find(
      ({ type, relationships }) =>
        type === 'node--page' && JSON.stringify(relationships).includes('paragraph--accordion'),
    )
    const block = [...site.resources.values()].find(({ type }) => type === 'block_content--promo')
    if (!page || !block) throw new Error('There is no page with questions, or no block.')
    const moved = [...site.resources.values()].map((resource) => {
      const { field_sections: sections, ...others } = resource.relationships
      if (resource.type !== 'node--page' || !sections) return resource
      const holder = { ...block, id: `${resource.id}-sections`, relationships: { field_sections: sections } }
      const linked = { data: { type: holder.type, id: holder.id, meta: {} } }
      return [holder, { ...resource, relationships: { ...others, field_content: linked } }]
    })
    const { fields } = recordedMapping.types?.basicPage ?? {}
    const { sections, ...others } = fields ?? {}
    const through = {
      ...recordedMapping,
      types: {
        ...recordedMapping.types,
        basicPage: { fields: { ...others, sections: { ...(sections as object), at: 'field_content.field_sections' } } },
      },
    }
    const plain = await readEntries(
      await sourceOf({ origin: drupal?.origin ?? '', site }, { mapping: recordedMapping }),
      'basicPage',
    )
    await drupal?.close()
    const source = await sourceOf(await started(new DrupalSite({ ...site, resources: moved.flat() })), {
      mapping: through,
    })
    const read = await readEntries(source, 'basicPage')
    expect(read.get(`basicPage/${page.id}`)?.entry).toMatchObject({
      sections: expect.arrayContaining([expect.objectContaining({ type: 'accordion' })]),
    })
    expect([...read].map(([key, { entry }]) => [key, entry])).toEqual(
      [...plain].map(([key, { entry }]) => [key, entry]),
    )
    expect(new Map([...read.values()].map(({ document }) => [document.id, document.revision]))).toEqual(
      await revisionsIn(source, 'basicPage'),
    )
  })
})

describe('a step that is not there', () => {
  it.each([
    [
      { poster: 'field_poster.field_media_imag' },
      'movie.poster should stand in field_poster.field_media_imag of node--movie, but media--image has no field_media_imag, or the role may not see it.',
      'Near to it: field_media_image',
    ],
    [
      { poster: 'field_postr.field_media_image' },
      'movie.poster should stand in field_postr.field_media_image of node--movie, which has no such field, or the role may not see it.',
      'Near to it: field_poster',
    ],
    [
      { tagline: 'field_genre.nam' },
      'movie.tagline should stand in field_genre.nam of node--movie, but taxonomy_term--genre has no nam, or the role may not see it.',
      'Near to it: name',
    ],
    [
      { synopsis: 'body.valu' },
      'movie.synopsis should stand in body.valu of node--movie, but body has no valu, or the role may not see it.',
      'Near to it: value',
    ],
    [
      { tagline: 'field_director.name' },
      'movie.tagline should stand in field_director.name of node--movie, but field_director has no name, or the role may not see it.',
      'Name another field',
    ],
    [{ synopsis: 'field_poster.path.alia' }, 'but path has no alia, or the role may not see it.', 'Near to it: alias'],
    [
      { runningTimeMinutes: 'field_genre.name' },
      'movie.runningTimeMinutes should be a number, and field_genre.name of node--movie is',
      '',
    ],
  ] as const)('is named before an export, with the nearest: %j', async (fields, message, hint) => {
    const there = await started()
    const error: unknown = await sourceOf(there, { mapping: withFilm(fields) }).catch((thrown: unknown) => thrown)
    expect(problemsIn(error)?.map(({ message, hint }) => `${message} ${hint}`)).toEqual([
      expect.stringMatching(new RegExp(`${RegExp.escape(message)}.*${RegExp.escape(hint)}`, 'u')),
    ])
  })

  it('nor may a path lead back to its own bundle, of which a list has a few fields only', async () => {
    const films = [...recorded.resources.values()].filter(({ type }) => type === 'node--movie')
    const data = { type: 'node--movie', id: films[0]?.id ?? '', meta: {} }
    const resources = [...recorded.resources.values()].map((one) =>
      one.type === 'node--movie' ? { ...one, relationships: { ...one.relationships, field_related: { data } } } : one,
    )
    const there = await started(new DrupalSite({ ...recorded, resources }))
    const mapping = withFilm({ tagline: 'field_related.title' })
    await expect(sourceOf(there, { mapping })).rejects.toThrow(
      'movie.tagline should stand in field_related.title of node--movie, which leads back to node--movie itself.',
    )
  })
})
