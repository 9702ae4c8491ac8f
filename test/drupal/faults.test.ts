/** What may go wrong between the exporter and a Drupal: the same list as for the embedded CMS, and what Drupal adds to it. */

import { globSync, readdirSync, rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lockFile } from '#content/snapshot/folder-lock.ts'
import { closedPort } from '#test/support/closed-port.ts'
import { committed, exportFrom, startFilledDrupal } from '#test/support/drupal/filled-drupal.ts'
import { consumer } from '#test/support/drupal/logins.ts'
import type { Drupal } from '#test/support/drupal/server.ts'
import { type FaultProxy, type FaultRule, startFaultProxy } from '#test/support/faults/fault-proxy.ts'
import type { ExportRun, ExportSettings } from '#test/support/snapshot/run-export.ts'
import { temporaryFolderFor } from '#test/support/temporary-folder.ts'
import { diff, noChange, snapshotCopy } from './exported.ts'

/** What no test here changes. */
const original = snapshotCopy(committed, temporaryFolderFor(afterAll))
let drupal: Drupal
let proxy: FaultProxy
beforeAll(async () => {
  drupal = await startFilledDrupal()
  proxy = await startFaultProxy(new URL(drupal.origin))
})
afterAll(async () => {
  await proxy.close()
  await drupal.close()
})
afterEach(() => {
  proxy.clear()
  drupal.site.withheld.clear()
})

let before: string
let after: string
beforeEach(() => {
  before = original
  after = snapshotCopy()
})

const movies = /^\/jsonapi\/node\/movie\?/

/** Exports films through the proxy; checks that no secret is printed, whatever happens. */
async function exportWith(
  rule?: FaultRule,
  { args = [], ...settings }: Partial<ExportSettings> = {},
): Promise<ExportRun> {
  if (rule) proxy.add(rule)
  const run = await exportFrom(drupal, after, {
    origin: proxy.origin,
    args: ['--full', '--types', 'movie', ...args],
    ...settings,
  })
  expect(run.printed).not.toContain(consumer.secret)
  return run
}

function expectUntouched(): void {
  expect(diff(before, after)).toMatchObject(noChange)
  const names = (folder: string) => readdirSync(folder).filter((name) => name !== lockFile)
  expect(names(after).sort()).toEqual(names(before).sort())
}

describe('an export through faults that pass', () => {
  it('gets over all of them', async () => {
    const once = (bundle: string, fault: FaultRule['fault']) =>
      proxy.add({ match: new RegExp(`^/jsonapi/${bundle}\\?`), times: 1, fault })
    const struck = [
      once('node/movie', { kind: 'status', status: 429, headers: { 'retry-after': '1' } }),
      once('node/news', { kind: 'status', status: 500 }),
      once('node/faq', { kind: 'status', status: 503, headers: { 'retry-after': '1' } }),
      once('node/cinema', { kind: 'reset' }),
      once('media/image', { kind: 'cut' }),
      once('node/event', { kind: 'slow', beforeMs: 3000 }),
    ]
    const run = await exportWith(undefined, { env: { CMS_TIMEOUT_SECONDS: '2', CMS_CONCURRENCY: '4' } })
    expect(run.code, run.printed).toBe(0)
    expect(struck.map((times) => times())).toEqual([1, 1, 1, 1, 1, 1])
    expect(diff(before, after)).toMatchObject(noChange)
  })

  it('gets a new token where the old one is good no more', async () => {
    drupal.whileAsked((path) => {
      if (!movies.test(path)) return false
      drupal.revokeTokens()
      return true
    })
    const asked = drupal.asked.length
    const run = await exportWith()
    expect(run.code, run.printed).toBe(0)
    expect(diff(before, after)).toMatchObject(noChange)
    expect(drupal.asked.slice(asked).filter((path) => path === 'POST /oauth/token')).toHaveLength(2)
  })
})

describe('an export through a fault that stays', () => {
  it.each([
    ['a 403', { kind: 'status', status: 403, body: '{"errors":[{"title":"Forbidden","detail":"No."}]}' }, '403'],
    [
      'a 401, which is a page',
      { kind: 'status', status: 401, body: '<!DOCTYPE html><title>Unauthorized</title>' },
      '401',
    ],
    ['a redirect', { kind: 'status', status: 302, headers: { location: 'https://cms.example/x' } }, 'elsewhere'],
    ['a page instead of JSON', { kind: 'html' }, 'not JSON'],
    ['a 500, tried again as long as there is time', { kind: 'status', status: 500 }, 'is over'],
    ['a 429, tried again as long', { kind: 'status', status: 429, headers: { 'retry-after': '0' } }, 'is over'],
    ['connections cut in the middle of a body', { kind: 'cut' }, 'is over'],
    ['answers slower than the time-out', { kind: 'slow', beforeMs: 1500 }, 'is over'],
    ['JSON of another shape', { kind: 'replaceBody', replace: () => Buffer.from('{"data":[{"nid":1}]}') }, 'shape'],
  ] as const)('ends with 2 on %s, names what was asked, and says what to do', async (_, fault, what) => {
    // Long enough for all other questions, also on a busy machine.
    const env = { CMS_DEADLINE_SECONDS: '8', CMS_TIMEOUT_SECONDS: '1' }
    const run = await exportWith({ match: movies, fault }, { env })
    expect(run, run.printed).toMatchObject({ code: 2, outcome: undefined })
    expect(run.failure?.message).toContain('/jsonapi/node/movie')
    expect(run.failure?.message).toContain(what)
    expect(run.failure?.hint).toBeTruthy()
    expectUntouched()
  })

  it('ends with 2 on a 500 of one page among others, and deletes nothing of what that page holds', async () => {
    const struck = proxy.add({ match: /^\/jsonapi\/media\/image\?.*after/, fault: { kind: 'status', status: 500 } })
    const run = await exportWith(undefined, { args: ['--types', 'file'], env: { CMS_DEADLINE_SECONDS: '8' } })
    expect(run, run.printed).toMatchObject({ code: 2, outcome: undefined })
    expect(struck()).toBeGreaterThan(0)
    expectUntouched()
  })

  it.each([
    ['is wrong', { CMS_CLIENT_SECRET: 'not-the-secret' }, '401'],
    ['is for nobody', { CMS_CLIENT_ID: 'nobody' }, '401'],
    ['is a key that is wrong', { CMS_CLIENT_ID: '', CMS_CLIENT_SECRET: '', CMS_API_KEY: 'not-the-secret' }, '401'],
  ])('ends with 2 when the login %s, without printing it', async (_, env, what) => {
    const run = await exportWith(undefined, { env })
    expect(run, run.printed).toMatchObject({ code: 2, failure: { message: expect.stringContaining(what) } })
    expect(run.printed).not.toContain('not-the-secret')
    expectUntouched()
  })

  it('ends with 2 when nobody answers', async () => {
    const run = await exportWith(undefined, { origin: closedPort, env: { CMS_DEADLINE_SECONDS: '3' } })
    expect(run.code).toBe(2)
    expectUntouched()
  })
})

describe('a list that is not whole', () => {
  const change = (edit: (list: { data: { attributes: object }[]; links: object }) => object) => (body: Buffer) =>
    Buffer.from(JSON.stringify(edit(JSON.parse(body.toString()))))
  const pages = (replace: (body: Buffer) => Buffer, times = 9): FaultRule => ({
    match: movies,
    times,
    fault: { kind: 'replaceBody', replace },
  })

  it('is read on where a page is short, as only one without a next page is the last', async () => {
    const short = change((list) => ({ ...list, data: list.data.slice(0, 5), links: { next: { href: '/x' } } }))
    const run = await exportWith(pages(short, 1))
    expect(run.code, run.printed).toBe(0)
    expect(diff(before, after)).toMatchObject(noChange)
  })

  it('deletes nothing where half of it is missing', async () => {
    const half = change((list) => ({ ...list, data: list.data.slice(0, list.data.length / 2) }))
    const run = await exportWith(pages(half))
    expect(run, run.printed).toMatchObject({ code: 1, problems: [{ entry: 'movie', severity: 'blocks' }] })
    expectUntouched()
  })

  it('ends the export with 2 where it repeats one entry in place of another', async () => {
    const repeated = change(({ data, ...list }) => ({ ...list, data: [data[0], ...data.slice(0, -1)] }))
    expect(await exportWith(pages(repeated))).toMatchObject({ code: 2 })
    expectUntouched()
  })

  it('ends the export with 2 where it says that there is more and hands out nothing', async () => {
    const endless = change((list) => ({ ...list, data: [], links: { next: { href: '/x' } } }))
    expect(await exportWith(pages(endless))).toMatchObject({ code: 2 })
    expectUntouched()
  })

  it('ends the export with 2 where it holds what is not published', async () => {
    const unpublished = change(({ data: [first, ...data], ...list }) => ({
      ...list,
      data: [{ ...first, attributes: { ...first?.attributes, status: false } }, ...data],
    }))
    const run = await exportWith(pages(unpublished))
    expect(run).toMatchObject({ code: 2, failure: { message: expect.stringContaining('not published') } })
    expectUntouched()
  })
})

describe('a bundle that is suddenly empty', () => {
  it('is not believed where the role has lost its right, though Drupal answers without an error', async () => {
    drupal.site.withheld.add('node--news')
    const run = await exportWith(undefined, { args: ['--types', 'news'] })
    expect(run, run.printed).toMatchObject({ code: 2, failure: { message: expect.stringContaining('node--news') } })
    expectUntouched()
  })

  it('blocks the export with 1, and is accepted when that is said', async () => {
    const empty: FaultRule = {
      match: /^\/jsonapi\/node\/news\?/,
      fault: { kind: 'replaceBody', replace: () => Buffer.from('{"data":[],"links":{}}') },
    }
    const run = await exportWith(empty, { args: ['--types', 'news'] })
    expect(run, run.printed).toMatchObject({
      code: 1,
      problems: [{ entry: 'news', hint: expect.stringContaining('--allow-mass-delete') }],
    })
    expectUntouched()
    const allowed = await exportWith(undefined, { args: ['--types', 'news', '--allow-mass-delete'] })
    expect(allowed.problems.filter(({ entry }) => entry === 'news')).toEqual([])
  })
})

describe('files that cannot be used', () => {
  const longer = (body: Buffer) => Buffer.concat([body, Buffer.alloc(1_000_000)])
  const others = (body: Buffer) => Buffer.alloc(body.length, 'x')
  const damaged = (body: Buffer) => Buffer.concat([body.subarray(0, 12), Buffer.alloc(body.length - 12)])
  const faults = [
    ['food-kopi-latte', { kind: 'zeroBytes' }, 'the file is empty'],
    ['portrait-winner-1', { kind: 'wrongType' }, 'announces'],
    ['cinema-recliner-hall', { kind: 'replaceBody', replace: longer }, 'longer than the CMS says'],
    ['backdrop-basement-four', { kind: 'replaceBody', replace: others }, 'no known kind'],
    ['still-redline-kl-1', { kind: 'replaceBody', replace: damaged }, 'damaged'],
  ] as const

  it('block the export with 1, and each is named', async () => {
    before = snapshotCopy()
    for (const [picture, fault] of faults) {
      for (const folder of [before, after]) rmSync(globSync(`${folder}/media/${picture}-????????.*`)[0] ?? '')
      proxy.add({ match: new RegExp(`^/sites/default/files/.*${picture}-`), fault })
    }
    const run = await exportWith(undefined, { args: ['--types', 'file'] })
    expect(run, run.printed).toMatchObject({ code: 1, outcome: { status: 'blocked' } })
    for (const [picture, , what] of faults)
      expect(run.problems).toContainEqual(
        expect.objectContaining({ entry: `file/${picture}`, field: 'file', message: expect.stringContaining(what) }),
      )
    expectUntouched()
  })
})
