/** What happens beside an export while it reads: editors go on, and processes are killed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { lockFolder } from '#content/snapshot/folder-lock.ts'
import { completeSwap } from '#content/snapshot/swap/swap.ts'
import { exportFrom, startFilledDrupal } from '#test/support/drupal/filled-drupal.ts'
import type { Resource } from '#test/support/drupal/held/resource.ts'
import type { Drupal } from '#test/support/drupal/server.ts'
import { diff, exported, noChange, snapshotCopy } from './exported.ts'

let drupal: Drupal
let resources: ReadonlyMap<string, Resource>
beforeAll(async () => {
  drupal = await startFilledDrupal()
  resources = new Map(drupal.site.resources)
})
afterAll(() => drupal.close())
afterEach(() => {
  for (const key of drupal.site.resources.keys()) if (!resources.has(key)) drupal.site.remove(key)
  for (const resource of resources.values()) drupal.site.put(resource)
})

/** Does something when the exporter asks for the first time for what matches. */
const when = (asked: RegExp, edit: () => void): void =>
  drupal.whileAsked((path) => {
    if (!asked.test(path)) return false
    edit()
    return true
  })

const secondPage = (bundle: string) => new RegExp(`^/jsonapi/${bundle}\\?.*after`)
const bodies = (bundle: string) => new RegExp(`^/jsonapi/${bundle}\\?.*ids`)

describe('a list that changes between its pages', () => {
  it('loses nothing where something of the first page is deleted meanwhile', async () => {
    const after = snapshotCopy(exported.folder)
    // One that films only list: where a trailer needs it, its film cannot be without it.
    const id = [...resources.keys()].find((key) => /^media--image\/still-.+-2$/.test(key))?.split('/')[1] ?? ''
    when(secondPage('media/image'), () => drupal.site.unpublish(`media--image/${id}`))
    const run = await exportFrom(drupal, after)
    expect(run.code, run.printed).toBe(0)
    const { added, removed, changed, lines } = diff(exported.folder, after)
    expect(added).toEqual([])
    expect(removed).toEqual([`entries/file/${id}.json`, expect.stringMatching(new RegExp(`^media/${id}-`))])
    for (const file of changed) expect(lines[file], file).toEqual([expect.stringContaining(`file/${id}`)])
  })

  it('has what was added meanwhile', async () => {
    const after = snapshotCopy(exported.folder)
    const news = drupal.site.get('node--news/a-million-cups-fewer')
    const added: Resource = {
      ...news,
      id: 'added-meanwhile',
      attributes: {
        ...news.attributes,
        drupal_internal__nid: 9999,
        title: 'Added meanwhile',
        path: { alias: '/news/added-meanwhile', pid: 9999, langcode: 'en' },
      },
    }
    drupal.site.save('node--news/a-million-cups-fewer')
    when(bodies('node/news'), () => drupal.site.put(added))
    const run = await exportFrom(drupal, after, { args: ['--types', 'news'] })
    expect(run.code, run.printed).toBe(0)
    expect(diff(exported.folder, after).added).toEqual(['entries/news/added-meanwhile.mdx'])
  })
})

describe('an entry that changes while the CMS is read', () => {
  const film = 'node--movie/redline-kl'

  it('is exported as it is in the end', async () => {
    const after = snapshotCopy(exported.folder)
    drupal.site.save(film, { field_tagline: 'First.', changed: '2026-11-01T00:00:00+00:00' })
    when(bodies('node/movie'), () =>
      setImmediate(() => drupal.site.edit(film, { field_tagline: 'Second.', changed: '2026-11-01T00:00:09+00:00' })),
    )
    const run = await exportFrom(drupal, after)
    expect(run.code, run.printed).toBe(0)
    expect(diff(exported.folder, after).lines['entries/movie/redline-kl.mdx']).toContain('+ tagline: Second.')
  })

  it('leaves no file behind where it is deleted between the list and its reading', async () => {
    const after = snapshotCopy(exported.folder)
    const notification = 'node--notification/kelapa-square-spring-tide'
    drupal.site.save(notification, { field_text: 'Read, and gone.' })
    when(bodies('node/notification'), () => drupal.site.remove(notification))
    const run = await exportFrom(drupal, after, { args: ['--types', 'notification'] })
    expect(run.code, run.printed).toBe(0)
    expect(diff(exported.folder, after)).toMatchObject({
      ...noChange,
      removed: ['entries/notification/kelapa-square-spring-tide.json'],
    })
  })

  it('leaves no mention behind where it was published, and is taken back between the list and its reading', async () => {
    const mentioned = 'node--movie/neon-warrant'
    const [before, after] = [snapshotCopy(exported.folder), snapshotCopy(exported.folder)]
    drupal.site.unpublish(mentioned)
    for (const folder of [before, after]) expect(await exportFrom(drupal, folder)).toMatchObject({ code: 0 })
    drupal.site.publish(mentioned)
    when(bodies('node/movie'), () => drupal.site.unpublish(mentioned))
    const run = await exportFrom(drupal, after)
    expect(run.code, run.printed).toBe(0)
    expect(diff(before, after)).toMatchObject(noChange)
    for (const file of ['revisions.json', 'snapshot.json'])
      expect(readFileSync(join(after, file), 'utf8')).toBe(readFileSync(join(before, file), 'utf8'))
  })
})

describe('an export that is killed', () => {
  it.each(['reading', 'staging', 'swapping'])(
    'while it is %s leaves the old snapshot or the new one, and the next one completes',
    async (stage) => {
      const folder = snapshotCopy(exported.folder)
      drupal.site.save('node--movie/redline-kl', { field_tagline: 'Killed.', changed: '2026-11-02T00:00:00+00:00' })
      await exportFrom(drupal, folder, {
        onEvent: (event, child) => {
          if (event['stage'] === stage) child.kill('SIGKILL')
        },
      })
      {
        using lock = lockFolder(folder, 'export')
        completeSwap(lock)
      }
      const { added, removed, changed } = diff(exported.folder, folder)
      expect([added, removed]).toEqual([[], []])
      expect([[], ['entries/movie/redline-kl.mdx']]).toContainEqual(changed)
      expect(await exportFrom(drupal, folder)).toMatchObject({ code: 0 })
      expect(diff(exported.folder, folder).lines['entries/movie/redline-kl.mdx']).toContain('+ tagline: Killed.')
    },
  )
})
