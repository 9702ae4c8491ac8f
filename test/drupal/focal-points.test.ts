/** Focal points of pictures, of media and of files in fields. */
import { describe, expect, it } from 'vitest'
import type { Entry } from '#content/schema/entry-types.ts'
import type { Source } from '#exporter/sources/source.ts'
import { DrupalSite } from '#test/support/drupal/held/drupal-site.ts'
import type { Resource } from '#test/support/drupal/held/resource.ts'
import { withoutMedia } from '#test/support/drupal/held/without-media.ts'
import { readEntries, revisionsIn, sourceOf } from '#test/support/drupal/source-of.ts'
import { changedSites, copyOf, film, linkOf, ofFiles } from './changed-sites.ts'
import { recordedMapping as mapping } from './recorded-mapping.ts'

const sites = changedSites()
const { started } = sites

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
    const { site, focused } = withCrops(copyOf(kind(sites.recorded)))
    const point = { x: 25, y: 90 }
    expect(await pointsIn(await sourceOf(await started(site), { mapping }))).toEqual(
      new Map(focused.map((id) => [id, point])),
    )
  })

  it('is none where the role may not see crops, and where there is no such module', async () => {
    const { site } = withCrops(copyOf(sites.recorded))
    site.withheld.add(crops)
    expect((await pointsIn(await sourceOf(await started(site), { mapping }))).size).toBe(0)
    await sites.close()
    expect((await pointsIn(await sourceOf(await started(), { mapping }))).size).toBe(0)
  })

  it('that is moved changes the revision of its picture, and of no other', async () => {
    const { site, focused } = withCrops(copyOf(sites.recorded))
    const source = await sourceOf(await started(site), { mapping })
    const before = await revisionsIn(source, 'file')
    site.edit(`${crops}/crop-0`, { x: 1 })
    const after = await revisionsIn(source, 'file')
    expect([...before].flatMap(([id, revision]) => (after.get(id) === revision ? [] : [id]))).toEqual([focused[0]])
  })

  it('outside of its picture, which was replaced by a smaller one, is none', async () => {
    const { site, focused } = withCrops(copyOf(sites.recorded))
    site.edit(`${crops}/crop-0`, { x: 1_000_000 })
    expect([...(await pointsIn(await sourceOf(await started(site), { mapping }))).keys()]).toEqual(focused.slice(1))
  })
})
