/** Files that stand in fields of a Drupal without media, and those that it hands to nobody else. */
import { describe, expect, it } from 'vitest'
import type { Entry } from '#content/schema/entry-types.ts'
import { anonymous } from '#exporter/http-client/auth.ts'
import type { SourceFile } from '#exporter/sources/source.ts'
import { DrupalSite } from '#test/support/drupal/held/drupal-site.ts'
import type { Identifier } from '#test/support/drupal/held/resource.ts'
import { withoutMedia } from '#test/support/drupal/held/without-media.ts'
import { apiKeyOfExporter } from '#test/support/drupal/logins.ts'
import { readEntries, revisionsIn, sourceOf } from '#test/support/drupal/source-of.ts'
import { changedSites, copyOf, film, linkOf, ofFiles } from './changed-sites.ts'
import { recordedMapping as mapping } from './recorded-mapping.ts'

const sites = changedSites()
const { started } = sites

describe('a Drupal without media', () => {
  it('has an entry of each file that stands in a field, with what the field says of it', async () => {
    const { site, origin } = await started(withoutMedia(sites.recorded))
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
    const site = withoutMedia(sites.recorded)
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
    const site = withoutMedia(sites.recorded)
    const described = (meta: Identifier['meta']) => {
      const { relationships, ...rest } = film(site)
      const data = { ...linkOf(film(site), 'field_poster'), meta }
      site.put({ ...rest, relationships: { ...relationships, field_poster: { data } } })
    }
    const { id } = linkOf(film(site), 'field_poster')
    const source = await sourceOf(await started(site), { mapping: ofFiles })
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
    const site = copyOf(sites.recorded)
    const poster = linkOf(film(site), 'field_poster')
    const file = linkOf(site.get(`${poster.type}/${poster.id}`), 'field_media_image')
    const other = film(site, 'The Borrowed Cartographer')
    site.put({ ...other, relationships: { ...other.relationships, field_poster: { data: file } } })
    const read = await readEntries(await sourceOf(await started(site), { mapping }), 'movie', 'file')
    expect(read.has(`file/${file.id}`)).toBe(false)
    expect(read.get(`movie/${other.id}`)?.entry).toMatchObject({ poster: `file/${poster.id}` })
  })
})

describe('a private file', () => {
  it.each([
    ['by a token', undefined],
    ['by a key', { auth: { ...anonymous, secrets: [apiKeyOfExporter] }, headers: { 'api-key': apiKeyOfExporter } }],
  ])('is had %s, as Drupal hands it to nobody else', async (_, login) => {
    const poster = linkOf(film(sites.recorded), 'field_poster')
    const { id } = linkOf(sites.recorded.get(`${poster.type}/${poster.id}`), 'field_media_image')
    const { uri } = sites.recorded.get(`file--file/${id}`).attributes as { uri: { url: string } }
    const address = '/system/files/poster.jpg'
    const bytes = sites.recorded.files.get(uri.url)
    if (!bytes) throw new Error('The poster has no bytes.')
    const site = new DrupalSite({
      ...sites.recorded,
      resources: sites.recorded.resources.values(),
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
