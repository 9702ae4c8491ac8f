/** How entries come into the CMS: seeded, written by an editor, copied in bulk. */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cms, CmsRefusal, startCms } from '#test/support/cms/cms.ts'
import { cmsFolder, contentFolder } from '#test/support/cms/host/places.ts'
import { prose } from './prose.ts'

let cms: Cms

beforeAll(async () => {
  cms = await startCms()
}, 240_000)
afterAll(() => cms.stop())

const refusal = async (work: Promise<unknown>) => {
  const cause = await work.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(cause instanceof CmsRefusal)) throw new Error('The CMS did not refuse.')
  return { status: cause.status, body: JSON.stringify(cause.body) }
}

describe('seeding', () => {
  it('keeps ids and instants of change', async () => {
    const film = await cms.read('movie', 'the-quiet-horizon')
    expect(film).toMatchObject({ id: 'the-quiet-horizon', slug: 'the-quiet-horizon', _status: 'published' })
    expect(film.updatedAt).toMatch(/^2026-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(Date.parse(film.updatedAt)).toBeLessThan(Date.parse('2026-11-01'))
  })

  it('keeps every byte of a file', async () => {
    const file = JSON.parse(await readFile(path.join(contentFolder, 'entries/file/poster-melaka-1511.json'), 'utf8'))
    const document = await cms.read('file', file.id)
    const response = await fetch(cms.origin + document['url'], {
      headers: { authorization: `services API-Key ${cms.apiKey}` },
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(document).toMatchObject({
      filesize: file.bytes,
      mimeType: file.mime,
      width: file.width,
      height: file.height,
    })
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(file.sha256)
  })
})

describe('an editor', () => {
  it('gets an id and a slug made from the title, each with a number where it is taken', async () => {
    const fields = { category: 'faq-category-at-the-cinema', order: 1, body: prose('Yes.') }
    const first = await cms.create('faq', { title: 'Naïve & “new”: may I?', ...fields })
    const second = await cms.create('faq', { title: 'Naïve & new: may I?', ...fields })
    expect([first.id, first['slug'], second.id, second['slug']]).toEqual([
      'naive-new-may-i',
      'naive-new-may-i',
      'naive-new-may-i-2',
      'naive-new-may-i-2',
    ])
  })

  it('cannot change an id', async () => {
    const before = await cms.read('menu', 'main')
    await cms.patch('menu', 'main', { id: 'other', title: before['title'] })
    expect((await cms.read('menu', 'main')).id).toBe('main')
  })

  it('is told in words what is wrong', async () => {
    const { status, body } = await refusal(
      cms.patch('movie', 'the-quiet-horizon', {
        tagline: 'x'.repeat(201),
        releaseDate: '31 October',
        slug: 'Not A Slug',
      }),
    )
    expect(status).toBe(400)
    expect(body).toContain('At most 200 characters.')
    expect(body).toContain('Must be a day, such as 2026-10-01.')
    expect(body).toContain('Must be lower-case words joined by single hyphens.')
  })

  it('must fill in the whole of an optional group, or nothing of it', async () => {
    const link = { label: 'Book', to: { kind: 'entry' } }
    const { body } = await refusal(cms.patch('event', (await anyOf('event')).id, { registration: link }))
    expect(body).toContain('registration.to.entry')
    await cms.patch('event', (await anyOf('event')).id, { registration: { label: null, to: { kind: 'entry' } } })
  })

  it('cannot pick a term of another vocabulary, or what is not there', async () => {
    expect((await refusal(cms.patch('movie', 'the-quiet-horizon', { classification: 'genre-drama' }))).status).toBe(400)
    expect(
      (await refusal(cms.patch('movie', 'the-quiet-horizon', { poster: 'nothing' }))).status,
    ).toBeGreaterThanOrEqual(400)
  })

  it('cannot pick a file of another kind than the field shows, and is told which kind it is to be', async () => {
    const [picture, film] = ['poster-melaka-1511', 'trailer-luna-live']
    const refused = async (fields: Readonly<Record<string, unknown>>) =>
      (await refusal(cms.patch('movie', 'the-quiet-horizon', fields))).body
    expect(await refused({ poster: film })).toContain('Please choose a picture.')
    expect(await refused({ stills: [picture, film] })).toContain('Please choose a picture.')
    expect(await refused({ trailer: { file: picture } })).toContain('Please choose a video.')
    const captions = [{ file: picture, language: 'en' }]
    expect(await refused({ trailer: { file: film, captions } })).toContain('Please choose captions.')
    await cms.patch('movie', 'the-quiet-horizon', { poster: picture, trailer: { file: film } })
  })

  it('can copy an entry, and the copy gets names of its own', async () => {
    expect(await cms.duplicate('movie', 'planet-durian')).toMatchObject({
      id: 'planet-durian-2',
      slug: 'planet-durian-2',
      title: 'Planet Durian',
      _status: 'draft',
    })
    expect(await cms.duplicate('basic-page', 'events-popcorn-run')).toMatchObject({ path: null, _status: 'draft' })
  })

  it('has one set of settings', async () => {
    expect((await refusal(cms.create('settings', { title: 'More' }))).body).toContain('only one set of settings')
  })

  it('uploads a file, which keeps its bytes', async () => {
    const file = path.join(contentFolder, 'media/share-default-dbce0894.jpg')
    const document = await cms.upload({ file, mimeType: 'image/jpeg', fields: { alt: 'A picture.' } })
    const response = await fetch(cms.origin + document['url'], {
      headers: { authorization: `services API-Key ${cms.apiKey}` },
    })
    expect(document).toMatchObject({ id: 'share-default-dbce0894', slug: 'share-default-dbce0894' })
    expect(Buffer.from(await response.arrayBuffer()).equals(await readFile(file))).toBe(true)
  })
})

describe('films made in bulk', () => {
  it('are what they would be had an editor made them', async () => {
    await promisify(execFile)(process.execPath, ['src/bulk.ts', '--films', '20', '--data', cms.dataDir], {
      cwd: cmsFolder,
    })
    const copy = await cms.read('movie', 'bulk-00007')
    const { id: _, slug: __, createdAt: ___, updatedAt: ____, ...fields } = copy
    const made = await cms.create('movie', { ...withoutRowIds(fields), slug: 'made-by-hand' })
    const comparable = (document: object) =>
      JSON.stringify({ ...document, id: '', slug: '', createdAt: '', updatedAt: '' }).replace(
        /"id":"[0-9a-f]{24}"/g,
        '"id":""',
      )
    expect(comparable(copy)).toBe(comparable(made))
    await cms.patch('movie', 'bulk-00008', { tagline: 'Changed.' })
    expect((await cms.read('movie', 'bulk-00008'))['tagline']).toBe('Changed.')
    expect((await cms.read('movie', 'bulk-00007'))['tagline']).toBe(copy['tagline'])
  })
})

/** Ids of rows are the database's keys: two films cannot share them. */
const withoutRowIds = (fields: object): object =>
  JSON.parse(
    JSON.stringify(fields)
      .replace(/"id":"[0-9a-f]{24}",?/g, '')
      .replace(/,}/g, '}'),
  )

async function anyOf(collection: string) {
  const response = await fetch(`${cms.origin}/api/${collection}?limit=1&depth=0`, {
    headers: { authorization: `services API-Key ${cms.apiKey}` },
  })
  const { docs } = (await response.json()) as { docs: [{ id: string }] }
  return docs[0]
}
