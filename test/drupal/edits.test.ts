/** What editors do in a Drupal, and the diff that a reviewer then sees: that change, and nothing else. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportFrom, startFilledDrupal } from '#test/support/drupal/filled-drupal.ts'
import type { Drupal } from '#test/support/drupal/server.ts'
import type { ExportRun } from '#test/support/snapshot/run-export.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { diff, exported, noChange, snapshotCopy } from './exported.ts'

let drupal: Drupal
beforeAll(async () => {
  drupal = await startFilledDrupal()
})
afterAll(() => drupal.close())

/** Exports over what was exported before, and puts the resources back as they were. */
async function afterEdit(edit: () => void, ...keys: readonly string[]): Promise<{ run: ExportRun; after: string }> {
  const old = keys.map((key) => drupal.site.get(key))
  const after = snapshotCopy(exported.folder)
  edit()
  try {
    const run = await exportFrom(drupal, after)
    expect(run.code, run.printed).toBe(0)
    return { run, after }
  } finally {
    for (const resource of old) drupal.site.put(resource)
  }
}

const film = 'node--movie/redline-kl'

it('shows nothing where nothing has changed, and asks for no entry again', async () => {
  const asked = drupal.asked.length
  const { run } = await afterEdit(() => undefined)
  expect(run).toMatchObject({ outcome: { status: 'unchanged' }, changes: [], problems: [] })
  expect(drupal.asked.slice(asked).filter((path) => path.includes('ids'))).toEqual([])
})

it('shows the line of a text that changed, and reads that entry alone', async () => {
  const asked = drupal.asked.length
  const { run, after } = await afterEdit(() => drupal.site.save(film, { field_tagline: 'Nobody sleeps.' }), film)
  expect(run.changes).toMatchObject([{ kind: 'changed', entry: 'movie/redline-kl', fields: ['Tagline'] }])
  expect(diff(exported.folder, after)).toMatchObject({
    ...noChange,
    changed: ['entries/movie/redline-kl.mdx'],
    lines: { 'entries/movie/redline-kl.mdx': ["- tagline: The city sleeps. They don't.", '+ tagline: Nobody sleeps.'] },
  })
  expect(drupal.asked.slice(asked).filter((path) => path.includes('ids'))).toHaveLength(1)
})

it('shows nothing of a save that changed nothing', async () => {
  const { after } = await afterEdit(() => drupal.site.save(film), film)
  expect(diff(exported.folder, after)).toMatchObject(noChange)
})

it('shows a term that was renamed, and nothing of the films that have it', async () => {
  const genre = 'taxonomy_term--genre/genre-horror'
  const { after } = await afterEdit(() => drupal.site.save(genre, { name: 'Dread' }), genre)
  expect(diff(exported.folder, after)).toMatchObject({ ...noChange, changed: ['entries/taxonomy/genre-horror.json'] })
})

it('shows a paragraph that was edited where it stands, though the time of its page did not move', async () => {
  const page = 'node--page/home'
  const cards = [drupal.site.get(page).relationships['field_sections']?.data].flat()[0]
  const paragraph = `${cards?.type}/${cards?.id}`
  const { after } = await afterEdit(() => drupal.site.edit(paragraph, { field_heading: 'Another heading' }), paragraph)
  const { changed, lines } = diff(exported.folder, after)
  expect(changed).toEqual(['entries/basicPage/index.mdx'])
  expect(lines['entries/basicPage/index.mdx']).toContainEqual(expect.stringMatching(/^\+ .*heading: Another heading$/))
})

it('shows a file that was replaced under the same uuid', async () => {
  const file = 'file--file/portrait-winner-1-file'
  const { uri, filesize } = drupal.site.get('file--file/food-kopi-latte-file').attributes
  const replace = () => drupal.site.edit(file, { uri, filesize, changed: '2026-11-20T08:00:00+00:00' })
  const { after } = await afterEdit(replace, file)
  const { added, removed, changed } = diff(exported.folder, after)
  expect(changed).toEqual(['entries/file/portrait-winner-1.json'])
  expect([added, removed]).toEqual([
    [expect.stringMatching(/^media\/portrait-winner-1-/)],
    [expect.stringMatching(/^media\/portrait-winner-1-/)],
  ])
})

it('moves the page of a film whose alias moved, and keeps its old address', async () => {
  const { run, after } = await afterEdit(
    () => drupal.site.save(film, { path: { alias: '/movie/redline', pid: 9, langcode: 'en' } }),
    film,
  )
  expect(run.changes).toMatchObject([{ moved: { from: '/movie/redline-kl', to: '/movie/redline' } }])
  expect(diff(exported.folder, after)).toMatchObject({ changed: ['urls.json'] })
})

it('has the redirect that Redirect makes of a moved alias, beside our own', async () => {
  const { drupal_internal__nid: number } = drupal.site.get(film).attributes
  const redirect = 'redirect--redirect/made-by-redirect'
  const made = (): void => {
    drupal.site.save(film, { path: { alias: '/movie/redline', pid: 9, langcode: 'en' } })
    const source = { path: 'movie/redline-kl', query: [] }
    const target = { uri: `internal:/node/${number}`, title: '', options: [] }
    drupal.site.put({
      type: 'redirect--redirect',
      id: 'made-by-redirect',
      attributes: {
        drupal_internal__rid: 900,
        language: 'en',
        redirect_source: source,
        redirect_redirect: target,
        status_code: 301,
      },
      relationships: {},
    })
  }
  const { after } = await afterEdit(made, film)
  drupal.site.remove(redirect)
  const { added, changed } = diff(exported.folder, after)
  expect(changed).toEqual(['urls.json'])
  expect(added).toContain('entries/redirect/movie-redline-kl.json')
  expect(JSON.parse(readFileSync(join(after, 'entries/redirect/movie-redline-kl.json'), 'utf8'))).toMatchObject({
    from: '/movie/redline-kl',
    to: 'ref:movie/redline-kl',
    permanent: true,
  })
})

it('keeps in the ledger when an editor has last saved an entry, and for the entry alone', async () => {
  const ledger = (folder: string): Record<string, string> =>
    JSON.parse(readFileSync(join(folder, 'revisions.json'), 'utf8')).revisions
  const saved = '2026-11-20T08:15:00+00:00'
  const { after } = await afterEdit(() => drupal.site.save(film, { changed: saved }), film)
  const [old, now] = [ledger(exported.folder), ledger(after)]
  expect(now['movie/redline-kl']).toMatch(/^2026-11-20T08:15:00\.000Z [0-9a-f]{12}$/)
  expect(Object.keys(now).filter((key) => now[key] !== old[key])).toEqual(['movie/redline-kl'])
})

it('shows a field of a webform that was renamed', async () => {
  const elements = drupal.site.webforms.get('book_a_hall') as Readonly<Record<string, object>>
  const renamed = { ...elements, contact_name: { ...elements['contact_name'], '#title': 'What we call you' } }
  drupal.site.webforms.set('book_a_hall', renamed)
  const { after } = await afterEdit(() => undefined)
  drupal.site.webforms.set('book_a_hall', elements)
  expect(diff(exported.folder, after).lines).toEqual({
    'entries/form/book-a-hall.mdx': ['-     label: Your name', '+     label: What we call you'],
  })
})

it.each([
  ['unpublished', (key: string) => drupal.site.unpublish(key)],
  ['deleted', (key: string) => drupal.site.remove(key)],
])('removes a film that is %s, and its mentions, and brings both back', async (_, hide) => {
  const { run, after } = await afterEdit(() => hide('node--movie/neon-warrant'), 'node--movie/neon-warrant')
  expect(run.changes).toContainEqual(expect.objectContaining({ kind: 'removed', entry: 'movie/neon-warrant' }))
  const { added, removed, lines } = diff(exported.folder, after)
  const sales = 'ticketing/movie/neon-warrant.json'
  expect({ added, removed }).toEqual({ added: [], removed: ['entries/movie/neon-warrant.mdx', sales] })
  for (const [file, changed] of Object.entries(lines))
    expect(
      changed.every((line) => line.startsWith('- ') || !line.includes('neon-warrant')),
      `${file}: ${changed.join('\n')}`,
    ).toBe(true)
  expect(await exportFrom(drupal, after)).toMatchObject({ code: 0 })
  // Where it is sold only the ticketing service can say again.
  expect(diff(exported.folder, after)).toMatchObject({ added: [], removed: [sales], changed: [] })
})

it('gives the same bytes after two nights of many changes as an export in full, and as one into an empty folder', async () => {
  const before = new Map(drupal.site.resources)
  const after = snapshotCopy(exported.folder)
  const nights = async (folder: string, ...args: readonly string[]) => {
    const run = await exportFrom(drupal, folder, { args })
    expect(run.code, run.printed).toBe(0)
  }
  try {
    const upload = { ...drupal.site.get('file--file/food-kopi-latte-file'), id: 'uploaded-into-a-text' }
    drupal.site.put({
      ...upload,
      attributes: { ...upload.attributes, drupal_internal__fid: 9001, filename: 'Cup.webp' },
    })
    const text = drupal.site.get(film).attributes['body'] as { readonly value: string }
    const picture = '<img data-entity-type="file" data-entity-uuid="uploaded-into-a-text" alt="A cup.">'
    drupal.site.save(film, { body: { ...text, value: `${text.value}<p>${picture}</p>` } })
    drupal.site.unpublish('node--movie/neon-warrant')
    drupal.site.save('taxonomy_term--genre/genre-horror', { name: 'Dread' })
    await nights(after)
    const news = 'node--news/a-million-cups-fewer'
    const told = drupal.site.get(news).attributes['body'] as { readonly value: string }
    drupal.site.save(news, { body: { ...told, value: `${told.value}${picture}` } })
    drupal.site.save(film, { body: text, path: { alias: '/movie/redline', pid: 9, langcode: 'en' } })
    drupal.site.publish('node--movie/neon-warrant')
    const { uri, filesize } = drupal.site.get('file--file/cinema-velvet-hall-file').attributes
    drupal.site.edit('file--file/uploaded-into-a-text', { uri, filesize, changed: '2026-11-20T08:00:00+00:00' })
    await nights(after)
    const [full, empty] = [snapshotCopy(exported.folder), temporaryFolder()]
    await nights(full, '--full')
    await nights(empty, '--as-of', '2026-10-01T00:00:00+08:00')
    const entry = readFileSync(join(after, 'entries/file/cup-9001.json'), 'utf8')
    expect(JSON.parse(entry)).toMatchObject({
      id: 'uploaded-into-a-text',
      alt: 'A cup.',
      path: expect.stringMatching(/^cup-9001-/),
    })
    // Where films are sold no CMS knows, nor which addresses they had.
    const isOfCms = (file: string) => !file.startsWith('ticketing/') && file !== 'urls.json'
    for (const other of [full, empty]) {
      const { added, removed, changed } = diff(after, other)
      expect([...added, ...removed, ...changed].filter(isOfCms)).toEqual([])
      expect(JSON.parse(readFileSync(join(other, 'revisions.json'), 'utf8')).revisions).toEqual(
        JSON.parse(readFileSync(join(after, 'revisions.json'), 'utf8')).revisions,
      )
    }
  } finally {
    drupal.site.remove('file--file/uploaded-into-a-text')
    for (const resource of before.values()) drupal.site.put(resource)
  }
})
