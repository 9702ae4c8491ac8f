/** The site that was recorded, exported by the conventions and a small table: old texts, faults of editors and all. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEntry } from '#content/format/entry-file.ts'
import { compileProse } from '#content/format/prose/compile-prose.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { lockFolder } from '#content/snapshot/folder-lock.ts'
import { exportContent, type Outcome } from '#exporter/export-content.ts'
import { clientCredentials } from '#exporter/http-client/auth.ts'
import { createHttpClient } from '#exporter/http-client/client.ts'
import { cms } from '#exporter/sources/cms.ts'
import { drupalSource } from '#exporter/sources/drupal/drupal.ts'
import { keyOf } from '#test/support/drupal/held/resource.ts'
import { siteOfRecordingsWithFiles } from '#test/support/drupal/held/site-of-recordings.ts'
import { consumer } from '#test/support/drupal/logins.ts'
import { type Drupal, startDrupal } from '#test/support/drupal/server.ts'
import { snapshotFiles } from '#test/support/folders.ts'
import { temporaryFolderFor } from '#test/support/temporary-folder.ts'
import { recordedMapping } from './recorded-mapping.ts'

let drupal: Drupal
const folder = temporaryFolderFor(afterAll)
beforeAll(async () => {
  drupal = await startDrupal(await siteOfRecordingsWithFiles())
})
afterAll(() => drupal.close())

async function exported(): Promise<Outcome> {
  const address = new URL(drupal.origin)
  const auth = clientCredentials({ path: '/oauth/token', ...consumer })
  const http = createHttpClient({ service: cms, origin: address, auth, intervalMs: 0, log: () => undefined })
  using lock = lockFolder(folder, 'export')
  try {
    const source = drupalSource({ http, address, mapping: recordedMapping, ownOrigins: [] })
    const options = { out: folder, full: false, dryRun: false, allowMassDelete: false, asOf: '2026-01-20T00:00:00Z' }
    const progress = { stage: () => undefined, reading: () => undefined }
    return await exportContent({ source, ticketing: { reason: 'the test needs no sales' } }, lock, options, progress)
  } finally {
    await http.close()
  }
}

const blocking = ({ problems }: Outcome) => problems.filter(({ severity }) => severity === 'blocks')

it('is not exported before its editors have mended what no page can be made of, which is named', async () => {
  const outcome = await exported()
  expect(outcome.status).toBe('blocked')
  const faults = blocking(outcome).map(({ entry, title, field, message }) =>
    entry?.startsWith('menu/')
      ? `${entry} ${message}`
      : `${entry?.split('/')[0]} “${title?.slice(0, 17)}”, ${field}: ${message}`,
  )
  expect(faults.filter((fault) => !fault.startsWith('menu/main links to /'))).toEqual([
    'file “undefined”, alt: is required, and there is nothing in it',
    'movie “A Very Long Title”, title: Too big: expected string to have <=200 characters',
    'movie “The Paper Orchard”, director: Too small: expected array to have >=1 items',
    'movie “The Glass Cartogr”, poster: is required, and there is nothing in it',
  ])
  expect(snapshotFiles(folder)).toEqual([])
})

/** What the editors of that site would do. */
function mend({ site }: Drupal): void {
  site.menus.set('main', [{ href: '/films/quiet-harbour', title: 'The Quiet Harbour', hierarchy: ['0'] }])
  const films = [...site.resources.values()].filter(({ type }) => type === 'node--movie')
  const poster = films.find(({ relationships }) => relationships['field_poster']?.data)?.relationships['field_poster']
  for (const film of films) {
    const { title, field_director: director } = film.attributes
    if (String(title).length > 200) site.save(keyOf(film), { title: String(title).slice(0, 100) })
    if (!director) site.save(keyOf(film), { field_director: 'Nobody Known' })
    if (poster && film.relationships['field_poster']?.data === null)
      site.put({ ...film, relationships: { ...film.relationships, field_poster: poster } })
  }
  for (const medium of [...site.resources.values()].filter(({ type }) => type === 'media--image')) {
    const { field_media_image: image, ...others } = medium.relationships
    if (!image?.data || !('meta' in image.data) || image.data.meta['alt']) continue
    const data = { ...image.data, meta: { ...image.data.meta, alt: 'A picture of the house' } }
    site.put({ ...medium, relationships: { ...others, field_media_image: { data } } })
  }
}

it('then is, with its 56 films, and whatever their texts hold that prose has no words for is named with its place', async () => {
  mend(drupal)
  const outcome = await exported()
  expect(blocking(outcome)).toEqual([])
  expect(outcome.status).toBe('exported')
  const films = snapshotFiles(folder).filter((file) => file.startsWith('entries/movie/'))
  expect(films).toHaveLength(56)
  const read = (file: string) => readEntry(file, readFileSync(join(folder, file), 'utf8'))
  const entries = films.map((film) => read(film) as Entry<'movie'>)
  const pictures = snapshotFiles(folder).filter((file) => file.startsWith('entries/file/'))
  const shown = new Set(pictures.map((file) => `file/${read(file).id}`))
  const stills = entries.flatMap(({ stills }) => stills)
  expect(stills.length).toBeGreaterThan(10)
  expect(stills.filter((still) => !shown.has(still))).toEqual([])
  const lost = outcome.problems.filter(({ field, message }) => field === 'body' && message.includes('<iframe>'))
  expect(lost.length).toBeGreaterThan(3)
  for (const problem of lost)
    expect(problem).toMatchObject({
      severity: 'notice',
      entry: expect.stringMatching(/^movie\/[0-9a-f-]{36}$/),
      title: expect.any(String),
      line: expect.any(Number),
      column: expect.any(Number),
    })
  for (const { body = '', title } of entries) {
    expect(compileProse(body).problems, title).toEqual([])
    expect(body, title).not.toContain('raw script')
  }
  expect(await exported()).toMatchObject({ status: 'unchanged' })
})
