/** What visitors of a Drupal see, and in which language: nothing else is read. */
import { describe, expect, it } from 'vitest'
import type { Source } from '#exporter/sources/source.ts'
import type { DrupalSite } from '#test/support/drupal/held/drupal-site.ts'
import { siteOfRecordings } from '#test/support/drupal/held/site-of-recordings.ts'
import { readEntries, revisionsIn, sourceOf } from '#test/support/drupal/source-of.ts'
import { changedSites, copyOf, film } from './changed-sites.ts'
import { recordedMapping as mapping } from './recorded-mapping.ts'

const sites = changedSites()
const { started } = sites

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
    const site = copyOf(sites.recorded)
    site.put({ ...site.get(key), translations: [{ langcode: 'ms', status: true, title: 'Pelabuhan Sunyi' }] })
    expect(await titleIn(site)).toBe('The Quiet Harbour')
  })

  it('what was written in another language is read in that of the site, or as it is where it was not translated', async () => {
    const site = copyOf(sites.recorded)
    const original = {
      ...site.get(key),
      attributes: { ...site.get(key).attributes, langcode: 'ms', title: 'Pelabuhan Sunyi' },
    }
    site.put({ ...original, translations: [{ langcode: 'en', status: true, title: 'The Quiet Harbour' }] })
    expect(await titleIn(site)).toBe('The Quiet Harbour')
    await sites.close()
    site.put(original)
    expect(await titleIn(site)).toBe('Pelabuhan Sunyi')
  })

  it('what is unpublished is gone, though a translation of it is published: that is no lost right', async () => {
    const site = copyOf(sites.recorded)
    site.put({ ...site.get(key), translations: [{ langcode: 'ms', status: true, title: 'Pelabuhan Sunyi' }] })
    site.unpublish(key)
    expect(await titleIn(site)).toBeUndefined()
  })
})
