/** Drupals that are built or kept in other ways than the recorded one and the sample chain: each is read as its visitors see it. */
import { describe, expect, it } from 'vitest'
import type { Entry } from '#content/schema/entry-types.ts'
import type { SourceFile } from '#exporter/sources/source.ts'
import { readEntries, sourceOf } from '#test/support/drupal/source-of.ts'
import { changedSites, copyOf } from './changed-sites.ts'
import { recordedMapping as mapping } from './recorded-mapping.ts'

const sites = changedSites()
const { started } = sites

describe('weights', () => {
  it('that are negative sort before all others', async () => {
    const site = copyOf(sites.recorded)
    const genres = [...site.resources.values()].filter(({ type }) => type === 'taxonomy_term--genre')
    for (const [index, { type, id }] of genres.entries()) site.save(`${type}/${id}`, { weight: index - genres.length })
    const read = await readEntries(await sourceOf(await started(site), { mapping }), 'taxonomy')
    const orders = genres.map(({ id }) => (read.get(`taxonomy/${id}`)?.entry as Entry<'taxonomy'> | undefined)?.order)
    expect(orders).toEqual(genres.map((_, index) => index - genres.length))
  })
})

describe('another address', () => {
  it.each([
    ['of the site, in a folder of its host', '/cms', '/jsonapi'],
    ['of JSON:API, which JSON:API Extras can move', '', '/api'],
    ['of both', '/cms', '/api'],
  ])('%s', async (_, base, jsonApi) => {
    const site = Object.assign(copyOf(sites.recorded), { base, jsonApi })
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
