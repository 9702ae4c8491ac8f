/** Files that editors put into texts by themselves, as the upload button of Drupal's editor does. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readEntry } from '#content/format/entry-file.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { committed, exportFrom } from '#test/support/drupal/filled-drupal.ts'
import { DrupalSite } from '#test/support/drupal/held/drupal-site.ts'
import { withFilesInTexts } from '#test/support/drupal/held/files-in-texts.ts'
import { siteOfContent } from '#test/support/drupal/held/site-of-content.ts'
import { siteOfRecordingsWithFiles } from '#test/support/drupal/held/site-of-recordings.ts'
import { type Drupal, startDrupal } from '#test/support/drupal/server.ts'
import { type Read, readEntries, revisionsIn, sourceOf } from '#test/support/drupal/source-of.ts'
import { snapshotFiles } from '#test/support/folders.ts'
import { diff, exported, noChange, snapshotCopy } from './exported.ts'
import { recordedMapping as mapping } from './recorded-mapping.ts'

let drupal: Drupal | undefined
afterEach(() => drupal?.close())

async function started(site: DrupalSite): Promise<Drupal> {
  drupal = await startDrupal(site)
  return drupal
}

describe('the sample chain, whose texts hold files', () => {
  it('is exported as it is with media, where media show the same files', async () => {
    const { site, origin } = await started(withFilesInTexts(await siteOfContent(committed)))
    expect(
      [...site.resources.values()].filter(({ attributes }) => JSON.stringify(attributes).includes('<img')).length,
    ).toBe(10)
    const after = snapshotCopy(exported.folder)
    const run = await exportFrom({ ...(drupal as Drupal), origin }, after, { args: ['--full'] })
    expect(run.code, run.printed).toBe(0)
    expect(run.problems).toEqual([])
    expect(diff(exported.folder, after)).toMatchObject(noChange)
  })

  it('has the same texts where nothing else shows a file: only its address is made of the name of the file', async () => {
    const picture = 'still-the-quiet-horizon-4'
    await started(withFilesInTexts(await siteOfContent(committed), [picture]))
    const after = snapshotCopy(exported.folder)
    const run = await exportFrom(drupal as Drupal, after, { args: ['--full'] })
    expect(run.code, run.printed).toBe(0)
    const entryIn = (folder: string) => {
      const files = snapshotFiles(folder).filter((file) => file.startsWith(`entries/file/${picture}`))
      return readEntry(files[0] ?? '', readFileSync(join(folder, files[0] ?? ''), 'utf8')) as Entry<'file'>
    }
    const [was, is] = [entryIn(exported.folder), entryIn(after)]
    // What matters in it was said of the media.
    const { focalPoint: _, ...facts } = was
    expect(is).toEqual({ ...facts, slug: is.slug, path: is.path })
    expect(is.slug).toMatch(new RegExp(`^${picture}-[0-9a-f]{8}-\\d+$`, 'u'))
    const film = 'entries/movie/the-quiet-horizon.mdx'
    expect(diff(exported.folder, after)).toMatchObject({
      // Its gallery, where there is media no more, is without it; its text is as it was.
      changed: [film],
      lines: { [film]: [expect.stringMatching(new RegExp(`^- +- file/${picture}$`, 'u'))] },
      added: [`entries/file/${is.slug}.json`, `media/${is.path}`],
      removed: [`entries/file/${was.slug}.json`, `media/${was.path}`],
    })
  })
})

describe('the recorded site', () => {
  const stub = '2bdc524e-686b-4d1f-b4a6-0160dbb21547'
  /** Of which nobody has said what it shows. */
  const undescribed = '2c0a290b-c8fc-4a57-bcd8-48a48381c9f1'
  let recorded: DrupalSite
  beforeAll(async () => {
    recorded = await siteOfRecordingsWithFiles()
  })
  const copy = (): DrupalSite => new DrupalSite({ ...recorded, resources: recorded.resources.values() })

  const embedding = (site: DrupalSite, uuid: string) =>
    [...site.resources.values()].filter(
      ({ type, attributes }) => type === 'node--movie' && JSON.stringify(attributes['body'] ?? '').includes(uuid),
    )

  /** Writes something else into the text of a film. */
  function rewrite(site: DrupalSite, key: string, change: (html: string) => string): void {
    const body = site.get(key).attributes['body'] as { readonly value: string }
    site.save(key, { body: { ...body, value: change(body.value) } })
  }

  const bodyOf = (read: ReadonlyMap<string, Read>, id: string): string =>
    (read.get(`movie/${id}`)?.entry as Entry<'movie'> | undefined)?.body ?? ''

  it('shows a picture that was uploaded into a text, with the words of the text for it', async () => {
    const { site, origin } = await started(copy())
    const read = await readEntries(await sourceOf({ site, origin }, { mapping }), 'movie', 'file')
    const { entry, document } = read.get(`file/${stub}`) ?? {}
    expect(entry).toMatchObject({ alt: 'Ticket stub', slug: 'ticket-stub-1-19' })
    expect(document?.file).toEqual({
      address: '/sites/default/files/inline-images/ticket%20stub%20%281%29.png',
      bytes: site.get(`file--file/${stub}`).attributes['filesize'],
    })
    const films = embedding(site, stub).filter(({ id }) => read.get(`movie/${id}`)?.entry)
    expect(films.length).toBeGreaterThan(2)
    for (const { id } of films) expect(bodyOf(read, id)).toContain(`<Figure file="file/${stub}"`)
  })

  it('leaves a picture out that nobody has described, says so, and has it once it is described in any text', async () => {
    const { site, origin } = await started(copy())
    const source = await sourceOf({ site, origin }, { mapping })
    const [film] = embedding(site, undescribed)
    const read = await readEntries(source, 'movie', 'file')
    expect(read.has(`file/${undescribed}`)).toBe(false)
    expect(read.get(`movie/${film?.id}`)?.problems).toContainEqual(
      expect.objectContaining({
        severity: 'notice',
        field: 'body',
        message: 'A picture in the text has no alternative text',
        line: expect.any(Number),
      }),
    )
    expect(source.keyOfWaiting?.(`file:${undescribed}`)).toBeUndefined()
    rewrite(site, `node--movie/${film?.id}`, (html) => html.replace(/alt=""/u, 'alt="A summer café"'))
    const later = await readEntries(source, 'movie', 'file')
    expect(later.get(`file/${undescribed}`)?.entry).toMatchObject({ alt: 'A summer café' })
    expect(source.keyOfWaiting?.(`file:${undescribed}`)).toBe(`file/${undescribed}`)
    for (const { id } of embedding(site, undescribed).filter(({ id }) => later.get(`movie/${id}`)?.entry))
      expect(bodyOf(later, id)).toContain(`<Figure file="file/${undescribed}"`)
  })

  it('has one description of a file: that of the first text, and the others are told', async () => {
    const { site, origin } = await started(copy())
    const source = await sourceOf({ site, origin }, { mapping })
    const films = embedding(site, stub).sort(
      (a, b) => Number(a.attributes['drupal_internal__nid']) - Number(b.attributes['drupal_internal__nid']),
    )
    const [first, second] = films
    rewrite(site, `node--movie/${second?.id}`, (html) => html.replace('alt="Ticket stub"', 'alt="Half a ticket"'))
    const read = await readEntries(source, 'movie', 'file')
    expect(read.get(`file/${stub}`)?.entry).toMatchObject({ alt: 'Ticket stub' })
    const told = (id = '') => read.get(`movie/${id}`)?.problems.map(({ message, hint }) => `${message}. ${hint}`)
    expect(told(second?.id)).toContainEqual(expect.stringMatching(/own here, “Half a ticket”\. “Ticket stub” is used/u))
    expect(told(first?.id)?.join()).not.toContain('of its own')
  })

  it('has another revision of the file, and of nothing else, where its description or its bytes are changed', async () => {
    const { site, origin } = await started(copy())
    const source = await sourceOf({ site, origin }, { mapping })
    const now = async () => (await Promise.all([revisionsIn(source, 'file'), revisionsIn(source, 'movie')]))[0]
    const before = await now()
    for (const { id } of embedding(site, stub))
      rewrite(site, `node--movie/${id}`, (html) => html.replace('alt="Ticket stub"', 'alt="A stub"'))
    const described = await now()
    site.edit(`file--file/${stub}`, { changed: '2026-11-22T08:00:00+00:00' })
    const replaced = await now()
    const differing = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>) =>
      [...a].flatMap(([id, revision]) => (b.get(id) === revision ? [] : [id]))
    expect(differing(before, described)).toEqual([stub])
    expect(differing(described, replaced)).toEqual([stub])
    expect([before.size, described.size]).toEqual([replaced.size, replaced.size])
  })

  it('is asked for such files by their UUIDs, all at once, and only for those', async () => {
    const { site, origin, asked } = await started(copy())
    await revisionsIn(await sourceOf({ site, origin }, { mapping }), 'file')
    const questions = asked
      .map((path) => new URL(path.split(' ')[1] ?? '', origin))
      .filter((url) => url.pathname === '/jsonapi/file/file')
    expect(questions.map(({ searchParams }) => searchParams.getAll('filter[ids][condition][value][]').sort())).toEqual([
      [stub, undescribed],
    ])
  })

  it('has a paper that a text links to, under its name, and no link to one of a kind that we do not show', async () => {
    const { site, origin } = await started(copy())
    const [film] = embedding(site, stub)
    const link = (uuid: string) => `<p><a href="/x" data-entity-type="file" data-entity-uuid="${uuid}">Read it</a></p>`
    for (const [uuid, filename, filemime] of [
      ['11111111-1111-4111-8111-111111111111', 'terms.pdf', 'application/pdf'],
      ['22222222-2222-4222-8222-222222222222', 'terms.docx', 'application/msword'],
    ] as const) {
      const file = site.get(`file--file/${stub}`)
      site.put({ ...file, id: uuid, attributes: { ...file.attributes, filename, filemime, drupal_internal__fid: 900 } })
      rewrite(site, `node--movie/${film?.id}`, (html) => `${html}${link(uuid)}`)
    }
    const read = await readEntries(await sourceOf({ site, origin }, { mapping }), 'movie', 'file')
    expect(read.get('file/11111111-1111-4111-8111-111111111111')?.document.fields).toMatchObject({
      alt: 'terms.pdf',
      slug: 'terms-900',
    })
    expect(read.has('file/22222222-2222-4222-8222-222222222222')).toBe(false)
    expect(bodyOf(read, film?.id ?? '')).toContain('[Read it](ref:file/11111111-1111-4111-8111-111111111111)')
    expect(bodyOf(read, film?.id ?? '')).toMatch(/\n\nRead it$/u)
  })

  it('is exported, too, where a file is gone that a text still names, and where a description is as long as a text', async () => {
    const { site, origin } = await started(copy())
    const [film] = embedding(site, stub)
    for (const { id } of embedding(site, stub))
      rewrite(site, `node--movie/${id}`, (html) => html.replace('alt="Ticket stub"', `alt="${'A stub. '.repeat(200)}"`))
    const source = await sourceOf({ site, origin }, { mapping })
    const read = await readEntries(source, 'movie', 'file')
    const { alt } = (read.get(`file/${stub}`)?.entry ?? {}) as Partial<Entry<'file'>>
    expect(alt).toMatch(/^A stub\. A stub\./u)
    site.remove(`file--file/${stub}`)
    const later = await readEntries(source, 'movie', 'file')
    expect(later.has(`file/${stub}`)).toBe(false)
    expect(later.get(`movie/${film?.id}`)?.entry).toBeDefined()
    expect(bodyOf(later, film?.id ?? '')).not.toContain(stub)
  })
})
