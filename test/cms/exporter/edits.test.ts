/** What editors do in a real CMS, and the diff that a reviewer then sees: that change, and nothing else. */
import { globSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findForbidden, parseMdx, plainText } from '#content/format/prose/mdx.ts'
import { cleanText } from '#content/schema/clean-text.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { loadSnapshot } from '#content/snapshot/load.ts'
import type { Cms } from '#test/support/cms/cms.ts'
import { hostileTexts } from '#test/support/inputs/hostile-text.ts'
import { committed, diff, exportFrom, snapshotCopy, startFilledCms } from './exported.ts'

let cms: Cms
beforeAll(async () => {
  cms = await startFilledCms()
})
afterAll(() => cms.stop())

/** Each test undoes what it did in the CMS, so that the next one starts from the committed snapshot. */
const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

let after: string
beforeEach(() => {
  after = snapshotCopy()
})

async function patchAndUndo(collection: string, id: string, fields: Readonly<Record<string, unknown>>): Promise<void> {
  const old = await cms.read(collection, id)
  undo.push(() => cms.patch(collection, id, Object.fromEntries(Object.keys(fields).map((name) => [name, old[name]]))))
  await cms.patch(collection, id, fields)
}

describe('a change in the CMS', () => {
  it('changes no byte when there is none, incrementally and in full', async () => {
    for (const args of [[], ['--full']]) {
      const run = await exportFrom(cms, after, { args })
      expect(run).toMatchObject({ code: 0, outcome: { status: 'unchanged' }, changes: [], problems: [] })
      expect(diff(committed, after)).toMatchObject({ added: [], removed: [], changed: [] })
    }
  })

  it('to a text shows that line', async () => {
    await patchAndUndo('movie', 'redline-kl', { tagline: 'Nobody sleeps.' })
    const run = await exportFrom(cms, after)
    expect(run).toMatchObject({
      code: 0,
      changes: [{ kind: 'changed', entry: 'movie/redline-kl', title: 'Redline KL', fields: ['Tagline'] }],
    })
    expect(diff(committed, after)).toMatchObject({
      added: [],
      removed: [],
      lines: {
        'entries/movie/redline-kl.mdx': ["- tagline: The city sleeps. They don't.", '+ tagline: Nobody sleeps.'],
      },
    })
  })

  it('to a slug moves the file and adds a line to the history of addresses; references stay as they are', async () => {
    await patchAndUndo('movie', 'redline-kl', { slug: 'redline-kuala-lumpur' })
    const run = await exportFrom(cms, after)
    expect(run.changes).toMatchObject([{ moved: { from: '/movie/redline-kl', to: '/movie/redline-kuala-lumpur' } }])
    expect(diff(committed, after)).toMatchObject({
      added: ['entries/movie/redline-kuala-lumpur.mdx', 'ticketing/movie/redline-kuala-lumpur.json'],
      removed: ['entries/movie/redline-kl.mdx', 'ticketing/movie/redline-kl.json'],
      changed: ['urls.json'],
      lines: {
        'urls.json': ['-     "/movie/redline-kl"', '+     "/movie/redline-kl",', '+     "/movie/redline-kuala-lumpur"'],
      },
    })
  })

  it('to the order of a list shows the lines that moved', async () => {
    const { movies } = (await cms.read('movie-list', 'now-showing')) as unknown as { movies: unknown[] }
    await patchAndUndo('movie-list', 'now-showing', { movies: movies.toReversed() })
    const run = await exportFrom(cms, after)
    expect(run.changes).toMatchObject([{ kind: 'changed', entry: 'movieList/now-showing', fields: ['Movies'] }])
    expect(diff(committed, after)).toMatchObject({
      added: [],
      removed: [],
      changed: ['entries/movieList/now-showing.json'],
    })
  })

  it('saved as a draft only shows nothing', async () => {
    await exportFrom(cms, after)
    undo.push(() => cms.patch('movie', 'redline-kl', { tagline: "The city sleeps. They don't." }))
    await cms.patch('movie', 'redline-kl', { tagline: 'A draft.' }, { draft: true })
    for (const args of [[], ['--full']]) {
      expect(await exportFrom(cms, after, { args })).toMatchObject({ code: 0, outcome: { status: 'unchanged' } })
    }
    expect(diff(committed, after)).toMatchObject({ added: [], removed: [], changed: [] })
  })

  it('of a picture shows the new file, its facts and nothing of those who use it', async () => {
    const mimeType = 'image/webp'
    const media = (slug: string) => globSync(`content/media/${slug}-????????.webp`)[0] ?? ''
    undo.push(() => cms.replaceFile('portrait-winner-1', { file: media('portrait-winner-1'), mimeType, fields: {} }))
    await cms.replaceFile('portrait-winner-1', { file: media('food-kopi-latte'), mimeType, fields: {} })
    const run = await exportFrom(cms, after)
    expect(run.changes).toMatchObject([{ kind: 'changed', entry: 'file/portrait-winner-1' }])
    const seen = diff(committed, after)
    expect(seen.changed).toEqual(['entries/file/portrait-winner-1.json'])
    expect(seen.added).toEqual([expect.stringMatching(/^media\/portrait-winner-1-[0-9a-f]{8}\.webp$/)])
    expect(seen.removed).toEqual([media('portrait-winner-1').replace('content/', '')])
    expect(seen.lines['entries/file/portrait-winner-1.json']).toContain('+   "width": 1000,')
  })

  it('that saves an entry again without touching it shows nothing to a reviewer', async () => {
    await cms.patch('movie', 'redline-kl', {})
    const run = await exportFrom(cms, after)
    expect(run).toMatchObject({ code: 0, changes: [] })
    expect(diff(committed, after)).toMatchObject({ added: [], removed: [], changed: [] })
  })

  it.each([
    ['unpublished', (id: string) => cms.unpublish('movie', id), (id: string) => cms.patch('movie', id, {})],
    ['put into the trash', (id: string) => cms.trash('movie', id), (id: string) => cms.restore('movie', id)],
  ])('by which a film is %s removes it and its mentions, and brings both back', async (_, hide, show) => {
    const id = 'neon-warrant'
    await hide(id)
    const run = await exportFrom(cms, after)
    expect(run.code, run.printed).toBe(0)
    expect(run.changes).toContainEqual({ kind: 'removed', entry: `movie/${id}`, title: 'Neon Warrant', fields: [] })
    const { added, removed, lines } = diff(committed, after)
    const sales = `ticketing/movie/${id}.json`
    expect({ added, removed }).toEqual({ added: [], removed: [`entries/movie/${id}.mdx`, sales] })
    for (const [file, changed] of Object.entries(lines)) {
      expect(
        changed.every((line) => (line.startsWith('- ') ? line.includes(id) : !line.includes(id))),
        `${file}: ${changed.join('\n')}`,
      ).toBe(true)
    }
    await show(id)
    expect(await exportFrom(cms, after)).toMatchObject({ code: 0 })
    // Where it is sold only the ticketing service can say again.
    expect(diff(committed, after)).toMatchObject({ added: [], removed: [sales], changed: [] })
  })

  it('by which a film is deleted gives the same files incrementally and in full', async () => {
    const copy = await startFilledCms()
    try {
      await copy.remove('movie', 'neon-warrant')
      const full = snapshotCopy()
      expect(await exportFrom(copy, after)).toMatchObject({ code: 0 })
      expect(await exportFrom(copy, full, { args: ['--full'] })).toMatchObject({ code: 0 })
      expect(diff(committed, after).removed).toEqual([
        'entries/movie/neon-warrant.mdx',
        'ticketing/movie/neon-warrant.json',
      ])
      expect(diff(after, full)).toMatchObject({ added: [], removed: [], changed: [] })
    } finally {
      await copy.stop()
    }
  })

  it('by which an entry is added shows one new file', async () => {
    const { id } = await cms.create('notification', {
      title: 'Rain',
      slug: 'rain',
      level: 'info',
      text: 'Bring a coat.',
      placements: ['all'],
    })
    undo.push(() => cms.remove('notification', String(id)))
    const run = await exportFrom(cms, after)
    expect(run.changes).toMatchObject([{ kind: 'added', title: 'Rain' }])
    expect(diff(committed, after)).toMatchObject({
      added: ['entries/notification/rain.json'],
      removed: [],
      changed: [],
    })
  })

  it('of types that were not asked for waits', async () => {
    await patchAndUndo('movie', 'redline-kl', { tagline: 'Nobody sleeps.' })
    const run = await exportFrom(cms, after, { args: ['--types', 'faq,news'] })
    expect(run).toMatchObject({ code: 0, outcome: { status: 'unchanged' } })
  })

  it('is told but not written by a dry run', async () => {
    await patchAndUndo('movie', 'redline-kl', { tagline: 'Nobody sleeps.' })
    const run = await exportFrom(cms, after, { args: ['--dry-run'] })
    expect(run).toMatchObject({ code: 0, outcome: { status: 'dry-run' }, changes: [{ fields: ['Tagline'] }] })
    expect(diff(committed, after)).toMatchObject({ added: [], removed: [], changed: [] })
  })

  it('is not needed to move the clock of the site, which is a change of its own', async () => {
    await exportFrom(cms, after)
    const run = await exportFrom(cms, after, { args: ['--as-of', '2026-11-01T00:00:00+08:00'] })
    expect(run).toMatchObject({
      code: 0,
      outcome: { status: 'exported', files: { written: 1, removed: 0 } },
      changes: [],
    })
  })
})

describe('hostile text, typed into the CMS', () => {
  it('comes back from the snapshot as the same text, and as nothing but text', async () => {
    const lines = hostileTexts.map((text) => cleanText(text).trim()).filter((text) => text !== '')
    const paragraphs = lines.map((text) => ({
      type: 'paragraph',
      children: [{ type: 'text', text, format: 0, version: 1 }],
      version: 1,
    }))
    const title = lines.join(' ').slice(0, 190).trim()
    const { id } = await cms.create('story', {
      title,
      slug: 'hostile',
      author: '{alert(1)}',
      excerpt: lines.join('\n').slice(0, 300).trim(),
      body: { root: { type: 'root', children: paragraphs, direction: null, format: '', indent: 0, version: 1 } },
    })
    undo.push(() => cms.remove('story', String(id)))
    const run = await exportFrom(cms, after)
    expect(run.code, run.printed).toBe(0)
    const entry = (await loadSnapshot(after)).entries.get(`story/${id}`)?.entry as Entry<'story'>
    expect(entry).toMatchObject({ title, author: '{alert(1)}', excerpt: lines.join('\n').slice(0, 300).trim() })
    const tree = parseMdx(entry.body)
    expect(findForbidden(tree)).toEqual([])
    expect(tree.children.map((child) => child.type)).toEqual(paragraphs.map(() => 'paragraph'))
    const squeeze = (text: string) => text.replace(/\s+/g, ' ')
    expect(squeeze(plainText(tree))).toBe(squeeze(lines.join('\n')))
  })
})
