/** Drupals that are built or kept in other ways than the recorded one and the sample chain: each is read as its visitors see it. */
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Entry } from '#content/schema/entry-types.ts'
import { anonymous } from '#exporter/http-client/auth.ts'
import type { SiteMapping } from '#exporter/sources/drupal/mapping/site-mapping.ts'
import type { Source, SourceFile } from '#exporter/sources/source.ts'
import { DrupalSite } from '#test/support/drupal/held/drupal-site.ts'
import type { Identifier, Resource } from '#test/support/drupal/held/resource.ts'
import { siteOfRecordings, siteOfRecordingsWithFiles } from '#test/support/drupal/held/site-of-recordings.ts'
import { withoutMedia } from '#test/support/drupal/held/without-media.ts'
import { apiKeyOfExporter } from '#test/support/drupal/logins.ts'
import { type Drupal, startDrupal } from '#test/support/drupal/server.ts'
import { readEntries, revisionsIn, sourceOf } from '#test/support/drupal/source-of.ts'
import { recordedMapping } from './recorded-mapping.ts'

let recorded: DrupalSite
beforeAll(async () => {
  recorded = await siteOfRecordingsWithFiles()
})

let drupal: Drupal | undefined
afterEach(() => drupal?.close())

const mapping = recordedMapping

/** Files are told from media by what stands in the fields. */
const ofFiles: SiteMapping = {
  ...mapping,
  types: Object.fromEntries(Object.entries(mapping.types ?? {}).filter(([type]) => type !== 'file')),
}

const copyOf = (site: DrupalSite): DrupalSite => new DrupalSite({ ...site, resources: site.resources.values() })

async function started(site = copyOf(recorded)): Promise<Drupal> {
  drupal = await startDrupal(site)
  return drupal
}

function film(site: DrupalSite, title = 'The Quiet Harbour'): Resource {
  const found = [...site.resources.values()].find(({ attributes }) => attributes['title'] === title)
  if (!found) throw new Error(`No film is called ${title}.`)
  return found
}

const linkOf = ({ relationships }: Resource, name: string): Identifier => {
  const data = relationships[name]?.data
  if (!data || !('type' in data)) throw new Error(`There is nothing in ${name}.`)
  return data
}

describe('a Drupal without media', () => {
  it('has an entry of each file that stands in a field, with what the field says of it', async () => {
    const { site, origin } = await started(withoutMedia(recorded))
    const source = await sourceOf({ site, origin }, { mapping: ofFiles })
    const read = await readEntries(source, 'movie', 'file')
    const poster = linkOf(film(site), 'field_poster')
    expect(poster.type).toBe('file--file')
    expect(read.get(`movie/${film(site).id}`)?.entry).toMatchObject({ poster: `file/${poster.id}` })
    const { entry, document } = read.get(`file/${poster.id}`) ?? {}
    const { filename, filesize, uri, drupal_internal__fid: number } = site.get(`file--file/${poster.id}`).attributes
    expect(entry).toMatchObject({
      alt: poster.meta['alt'],
      slug: `${String(filename).replace(/\.\w+$/, '')}-${number}`.toLowerCase(),
    })
    expect(document?.file).toEqual({ address: (uri as { url: string }).url, bytes: filesize })
    expect((await source.openFile(document?.file as SourceFile)).length).toBe(filesize)
    expect(await sourceOf({ site, origin }, { mapping: ofFiles }).then((other) => revisionsIn(other, 'file'))).toEqual(
      new Map(
        [...read].flatMap(([key, { document }]) => (key.startsWith('file/') ? [[document.id, document.revision]] : [])),
      ),
    )
  })

  it('has those of paragraphs, too, and no file that stands in no field', async () => {
    const site = withoutMedia(recorded)
    const [gallery] = [...site.resources.values()].filter(({ type }) => type === 'paragraph--gallery')
    const [page] = [...site.resources.values()].filter(({ type }) => type === 'node--page')
    if (!gallery || !page) throw new Error('There is no page, or no gallery.')
    const { type, id } = gallery
    const sections = { data: [{ type, id, meta: {} }] }
    site.put({ ...page, relationships: { ...page.relationships, field_sections: sections } })
    const shown = [gallery.relationships['field_images']?.data ?? []].flat()
    expect(shown.length).toBeGreaterThan(2)
    const read = await readEntries(await sourceOf(await started(site), { mapping: ofFiles }), 'file', 'basicPage')
    for (const { id } of shown) expect(read.has(`file/${id}`), id).toBe(true)
    expect(read.get(`basicPage/${page.id}`)?.document.fields['sections']).toMatchObject([
      { block: 'gallery', values: { images: shown.map(({ id }) => ({ id })) } },
    ])
    const files = [...site.resources.values()].filter(({ type }) => type === 'file--file')
    expect(files.filter(({ id }) => !read.has(`file/${id}`)).length).toBeGreaterThan(0)
  })

  it('says by the text of a field, or by its title, what a picture shows: the first that says something has the word', async () => {
    const site = withoutMedia(recorded)
    const described = (meta: Identifier['meta']) => {
      const { relationships, ...rest } = film(site)
      const data = { ...linkOf(film(site), 'field_poster'), meta }
      site.put({ ...rest, relationships: { ...relationships, field_poster: { data } } })
    }
    const { id } = linkOf(film(site), 'field_poster')
    await started(site)
    const source = await sourceOf({ site, origin: drupal?.origin ?? '' }, { mapping: ofFiles })
    const alts = []
    for (const meta of [
      { alt: 'A harbour.', title: 'B' },
      { alt: '', title: 'Boats.' },
      { alt: '', title: '' },
    ]) {
      described(meta)
      const { entry, problems } = (await readEntries(source, 'movie', 'file')).get(`file/${id}`) ?? {}
      alts.push(entry ? (entry as Entry<'file'>).alt : problems?.map(({ field, message }) => `${field} ${message}`))
    }
    expect(alts).toEqual(['A harbour.', 'Boats.', ['alt is required, and there is nothing in it']])
  })

  it('shows a picture once where media have it as well', async () => {
    const site = copyOf(recorded)
    const poster = linkOf(film(site), 'field_poster')
    const file = linkOf(site.get(`${poster.type}/${poster.id}`), 'field_media_image')
    const other = film(site, 'The Borrowed Cartographer')
    site.put({ ...other, relationships: { ...other.relationships, field_poster: { data: file } } })
    const read = await readEntries(await sourceOf(await started(site), { mapping }), 'movie', 'file')
    expect(read.has(`file/${file.id}`)).toBe(false)
    expect(read.get(`movie/${other.id}`)?.entry).toMatchObject({ poster: `file/${poster.id}` })
  })
})

describe('a focal point', () => {
  const crops = 'crop--focal_point'

  /** Of the posters of two films, a quarter from the left and nine tenths down. */
  function withCrops(site: DrupalSite): { site: DrupalSite; focused: readonly string[] } {
    const posters = ['The Quiet Harbour', 'The Borrowed Cartographer'].map((title) =>
      linkOf(film(site, title), 'field_poster'),
    )
    const made = posters.map((poster, index): Resource => {
      const media = poster.type === 'file--file' ? undefined : site.get(`${poster.type}/${poster.id}`)
      const file = media ? linkOf(media, 'field_media_image') : poster
      const { uri, drupal_internal__fid: fid } = site.get(`file--file/${file.id}`).attributes
      const attributes = {
        drupal_internal__cid: index + 1,
        entity_id: fid,
        entity_type: 'file',
        uri: (uri as { value: string }).value,
        width: null,
        height: null,
        x: Math.round(Number(file.meta['width']) / 4),
        y: Math.round(Number(file.meta['height']) * 0.9),
      }
      return { type: crops, id: `crop-${index}`, attributes, relationships: {} }
    })
    const resources = [...site.resources.values(), ...made]
    return {
      site: new DrupalSite({ ...site, resources, bundles: [...site.bundles, crops] }),
      focused: posters.map(({ id }) => id),
    }
  }

  const pointsIn = async (source: Source) =>
    new Map(
      [...(await readEntries(source, 'file'))].flatMap(([, { entry }]) => {
        const { id, focalPoint } = (entry ?? {}) as Partial<Entry<'file'>>
        return id && focalPoint ? [[id, focalPoint] as const] : []
      }),
    )

  it.each([
    ['of media', (site: DrupalSite) => site, mapping],
    ['of files in fields', withoutMedia, ofFiles],
  ])('%s is read from the crops of Focal Point, in per cent', async (_, kind, mapping) => {
    const { site, focused } = withCrops(copyOf(kind(recorded)))
    const point = { x: 25, y: 90 }
    expect(await pointsIn(await sourceOf(await started(site), { mapping }))).toEqual(
      new Map(focused.map((id) => [id, point])),
    )
  })

  it('is none where the role may not see crops, and where there is no such module', async () => {
    const { site } = withCrops(copyOf(recorded))
    site.withheld.add(crops)
    expect((await pointsIn(await sourceOf(await started(site), { mapping }))).size).toBe(0)
    await drupal?.close()
    expect((await pointsIn(await sourceOf(await started(), { mapping }))).size).toBe(0)
  })

  it('that is moved changes the revision of its picture, and of no other', async () => {
    const { site, focused } = withCrops(copyOf(recorded))
    const source = await sourceOf(await started(site), { mapping })
    const before = await revisionsIn(source, 'file')
    site.edit(`${crops}/crop-0`, { x: 1 })
    const after = await revisionsIn(source, 'file')
    expect([...before].flatMap(([id, revision]) => (after.get(id) === revision ? [] : [id]))).toEqual([focused[0]])
  })

  it('outside of its picture, which was replaced by a smaller one, is none', async () => {
    const { site, focused } = withCrops(copyOf(recorded))
    site.edit(`${crops}/crop-0`, { x: 1_000_000 })
    expect([...(await pointsIn(await sourceOf(await started(site), { mapping }))).keys()]).toEqual(focused.slice(1))
  })
})

describe('a private file', () => {
  it.each([
    ['by a token', undefined],
    ['by a key', { auth: { ...anonymous, secrets: [apiKeyOfExporter] }, headers: { 'api-key': apiKeyOfExporter } }],
  ])('is had %s, as Drupal hands it to nobody else', async (_, login) => {
    const poster = linkOf(film(recorded), 'field_poster')
    const { id } = linkOf(recorded.get(`${poster.type}/${poster.id}`), 'field_media_image')
    const { uri } = recorded.get(`file--file/${id}`).attributes as { uri: { url: string } }
    const address = '/system/files/poster.jpg'
    const bytes = recorded.files.get(uri.url)
    if (!bytes) throw new Error('The poster has no bytes.')
    const site = new DrupalSite({
      ...recorded,
      resources: recorded.resources.values(),
      files: new Map([[address, bytes]]),
    })
    site.edit(`file--file/${id}`, { uri: { value: 'private://poster.jpg', url: address } })
    const { origin } = await started(site)
    expect((await fetch(`${origin}${address}`)).status).toBe(403)
    const source = await sourceOf({ origin, site }, { mapping, ...(login ? { login } : {}) })
    const file = (await readEntries(source, 'file')).get(`file/${poster.id}`)?.document.file
    expect(file?.address).toBe(address)
    expect(Buffer.from(await source.openFile(file as SourceFile))).toEqual(Buffer.from(bytes()))
  })
})

describe('weights', () => {
  it('that are negative sort before all others', async () => {
    const site = copyOf(recorded)
    const genres = [...site.resources.values()].filter(({ type }) => type === 'taxonomy_term--genre')
    for (const [index, { type, id }] of genres.entries()) site.save(`${type}/${id}`, { weight: index - genres.length })
    const read = await readEntries(await sourceOf(await started(site), { mapping }), 'taxonomy')
    const orders = genres.map(({ id }) => (read.get(`taxonomy/${id}`)?.entry as Entry<'taxonomy'> | undefined)?.order)
    expect(orders).toEqual(genres.map((_, index) => index - genres.length))
  })
})

describe('what editors have not published, or no more', () => {
  const { id } = film(siteOfRecordings())
  const key = `node--movie/${id}`
  const seen = async (source: Source) => (await revisionsIn(source, 'movie')).get(id)

  it('a draft of what is published changes nothing until it is published itself', async () => {
    const { site, origin } = await started()
    const source = await sourceOf({ site, origin }, { mapping })
    const before = await seen(source)
    site.moderate(key, 'draft', { title: 'The Loud Harbour' })
    expect(await seen(source)).toBe(before)
    site.moderate(key, 'published')
    expect(await seen(source)).not.toBe(before)
    expect((await readEntries(source, 'movie')).get(`movie/${id}`)?.entry).toMatchObject({ title: 'The Loud Harbour' })
  })

  it('what a role may see as editors do is not exported either', async () => {
    const { site, origin } = await started()
    site.unpublish(key)
    site.seesUnpublished = true
    const films = await revisionsIn(await sourceOf({ site, origin }, { mapping }), 'movie')
    expect([films.size, films.has(id)]).toEqual([55, false])
  })

  it('what is archived is gone, and what is published again is back', async () => {
    const { site, origin } = await started()
    const source = await sourceOf({ site, origin }, { mapping })
    site.moderate(key, 'archived')
    expect(site.get(key).attributes).toMatchObject({ moderation_state: 'archived', status: false })
    expect(await seen(source)).toBeUndefined()
    site.moderate(key, 'published')
    expect(await seen(source)).toBeDefined()
  })

  it('what is scheduled comes and goes when Scheduler says so, not before and not by our own clock', async () => {
    const { site, origin } = await started()
    const source = await sourceOf({ site, origin }, { mapping })
    site.save(key, {
      status: false,
      publish_on: '2026-11-24T08:00:00+08:00',
      unpublish_on: '2026-11-30T23:00:00+08:00',
    })
    const states = []
    for (const day of ['2026-11-23', '2026-11-25', '2026-12-01']) {
      site.runCron(new Date(`${day}T12:00:00+08:00`))
      states.push((await seen(source)) !== undefined)
    }
    expect(states).toEqual([false, true, false])
    site.save(key, { status: true, unpublish_on: '2026-01-01T00:00:00+08:00' })
    // Nothing has run since, so visitors of the Drupal see it, too.
    expect(await seen(source)).toBeDefined()
  })
})

describe('languages', () => {
  const { id } = film(siteOfRecordings())
  const key = `node--movie/${id}`
  const titleIn = async (site: DrupalSite) =>
    (await readEntries(await sourceOf(await started(site), { mapping }), 'movie')).get(`movie/${id}`)?.document.fields[
      'title'
    ]

  it('a translation is left alone', async () => {
    const site = copyOf(recorded)
    site.put({ ...site.get(key), translations: [{ langcode: 'ms', status: true, title: 'Pelabuhan Sunyi' }] })
    expect(await titleIn(site)).toBe('The Quiet Harbour')
  })

  it('what was written in another language is read in that of the site, or as it is where it was not translated', async () => {
    const site = copyOf(recorded)
    const original = {
      ...site.get(key),
      attributes: { ...site.get(key).attributes, langcode: 'ms', title: 'Pelabuhan Sunyi' },
    }
    site.put({ ...original, translations: [{ langcode: 'en', status: true, title: 'The Quiet Harbour' }] })
    expect(await titleIn(site)).toBe('The Quiet Harbour')
    await drupal?.close()
    site.put(original)
    expect(await titleIn(site)).toBe('Pelabuhan Sunyi')
  })

  it('what is unpublished is gone, though a translation of it is published: that is no lost right', async () => {
    const site = copyOf(recorded)
    site.put({ ...site.get(key), translations: [{ langcode: 'ms', status: true, title: 'Pelabuhan Sunyi' }] })
    site.unpublish(key)
    expect(await titleIn(site)).toBeUndefined()
  })
})

describe('another address', () => {
  it.each([
    ['of the site, in a folder of its host', '/cms', '/jsonapi'],
    ['of JSON:API, which JSON:API Extras can move', '', '/api'],
    ['of both', '/cms', '/api'],
  ])('%s', async (_, base, jsonApi) => {
    const site = Object.assign(copyOf(recorded), { base, jsonApi })
    site.menuWays.delete('linkset')
    site.menuWays.add('menu_items')
    const { origin, asked } = await started(site)
    const source = await sourceOf({ site, origin }, { mapping: { ...mapping, jsonApi } })
    const read = await readEntries(source, 'movie', 'file', 'menu')
    const there = await started()
    const plain = await readEntries(await sourceOf(there, { mapping }), 'movie', 'file', 'menu')
    expect([...read.keys()]).toEqual([...plain.keys()])
    for (const [key, { entry }] of read) expect(entry, key).toEqual(plain.get(key)?.entry)
    const [file] = [...read].flatMap(([, { document }]) => document.file ?? [])
    expect((await source.openFile(file as SourceFile)).length).toBe(file?.bytes)
    expect(asked.every((path) => path.split(' ')[1]?.startsWith(`${base}/`))).toBe(true)
    expect(asked.filter((path) => /\/(?:json)?api\b.*_format/.test(path))).toEqual([])
  })
})
