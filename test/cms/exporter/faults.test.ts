import { globSync, readdirSync, rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lockFile } from '#content/snapshot/folder-lock.ts'
import { closedPort } from '#test/support/closed-port.ts'
import type { Cms } from '#test/support/cms/cms.ts'
import { type FaultProxy, type FaultRule, startFaultProxy } from '#test/support/faults/fault-proxy.ts'
import { type ExportRun, type ExportSettings, runExport } from '#test/support/snapshot/run-export.ts'
import { diff, exportFrom, snapshotCopy, startFilledCms } from './exported.ts'

let cms: Cms
let proxy: FaultProxy
beforeAll(async () => {
  cms = await startFilledCms()
  proxy = await startFaultProxy(new URL(cms.origin))
})
afterAll(async () => {
  await proxy.close()
  await cms.stop()
})
afterEach(() => proxy.clear())

let before: string
let after: string
beforeEach(() => {
  before = snapshotCopy()
  after = snapshotCopy()
})

const movies = /^\/api\/movie\?/

/** Exports through the proxy with one fault; checks that no secret is printed, whatever happens. */
async function exportWith(rule: FaultRule, settings: Partial<ExportSettings> = {}): Promise<ExportRun> {
  proxy.add(rule)
  const run = await exportFrom(cms, after, { origin: proxy.origin, ...settings })
  expect(run.printed).not.toContain(cms.apiKey)
  return run
}

function expectUntouched(): void {
  expect(diff(before, after)).toMatchObject({ added: [], removed: [], changed: [] })
  const names = (folder: string) => readdirSync(folder).filter((name) => name !== lockFile)
  expect(names(after).sort()).toEqual(names(before).sort())
}

describe('an export through a fault that passes', () => {
  it.each([
    ['a 429 with Retry-After', { kind: 'status', status: 429, headers: { 'retry-after': '1' } }],
    ['a 500', { kind: 'status', status: 500 }],
    ['a torn connection', { kind: 'reset' }],
    ['a connection cut in the middle of a body', { kind: 'cut' }],
    ['an answer slower than the time-out', { kind: 'slow', beforeMs: 3000 }],
  ] as const)('gets over %s', async (_, fault) => {
    const env = { CMS_TIMEOUT_SECONDS: '2' }
    const run = await exportWith({ match: movies, times: 1, fault }, { env })
    expect(run, run.printed).toMatchObject({ code: 0, outcome: { status: 'unchanged' } })
  })
})

describe('an export through a fault that stays', () => {
  it.each([
    ['a 403', { kind: 'status', status: 403, body: '{"errors":[{"message":"No."}]}' }, '403', 'read access'],
    ['a 500', { kind: 'status', status: 500 }, 'the CMS failed', 'log of the CMS'],
    ['a 429', { kind: 'status', status: 429, headers: { 'retry-after': '0' } }, 'slow down', 'CMS_CONCURRENCY'],
    [
      'a redirect',
      { kind: 'status', status: 302, headers: { location: 'https://cms.example/x' } },
      'elsewhere',
      'https://cms.example,',
    ],
    ['a page instead of JSON', { kind: 'html' }, 'not JSON', 'maintenance'],
    ['connections cut in the middle of a body', { kind: 'cut' }, 'the connection to the CMS failed', 'running'],
    ['answers slower than the time-out', { kind: 'slow', beforeMs: 1500 }, 'too long', 'CMS_TIMEOUT_SECONDS'],
    [
      'JSON of another shape',
      { kind: 'replaceBody', replace: () => Buffer.from('{"docs":[{"nid":1}]}') },
      'shape',
      'adapt',
    ],
  ] as const)('ends with 2 on %s, names what was asked, and says what to do', async (_, fault, what, hint) => {
    const env = { CMS_TIMEOUT_SECONDS: '1', CMS_DEADLINE_SECONDS: '20' }
    const run = await exportWith({ match: movies, fault }, { env })
    expect(run, run.printed).toMatchObject({ code: 2, outcome: undefined })
    expect(run.failure?.message).toContain('/api/movie')
    expect(run.failure?.message).toContain(what)
    expect(run.failure?.hint).toContain(hint)
    expectUntouched()
  })

  it('ends with 2 on half a list', async () => {
    const half = (body: Buffer) => {
      const list = JSON.parse(body.toString())
      return Buffer.from(JSON.stringify({ ...list, docs: list.docs.slice(0, list.docs.length / 2) }))
    }
    const run = await exportWith({ match: movies, times: 1, fault: { kind: 'replaceBody', replace: half } })
    expect(run).toMatchObject({ code: 2, failure: { message: 'The CMS counts 32 entries of movie but lists 16.' } })
    expectUntouched()
  })

  it('ends with 2 on a list that repeats one entry in place of another', async () => {
    const repeat = (body: Buffer) => {
      const list = JSON.parse(body.toString())
      return Buffer.from(JSON.stringify({ ...list, docs: [list.docs[0], ...list.docs.slice(0, -1)] }))
    }
    const run = await exportWith({ match: movies, times: 1, fault: { kind: 'replaceBody', replace: repeat } })
    expect(run).toMatchObject({
      code: 2,
      failure: { message: expect.stringContaining('lists 32 entries of movie, but only 31 different ones') },
    })
    expectUntouched()
  })

  it('ends with 2 when the key is wrong', async () => {
    const run = await exportFrom(cms, after, { env: { CMS_API_KEY: 'not-the-key' } })
    expect(run).toMatchObject({
      code: 2,
      failure: { message: expect.stringContaining('login'), hint: expect.stringContaining('CMS_API_KEY') },
    })
    expect(run.printed).not.toContain('not-the-key')
    expectUntouched()
  })

  it('ends with 2 when the password is wrong, without printing it', async () => {
    const env = { CMS_LOGIN_EMAIL: cms.service.email, CMS_LOGIN_PASSWORD: 'not-the-password' }
    const run = await runExport({ origin: cms.origin, out: after, env })
    expect(run).toMatchObject({ code: 2, failure: { message: expect.stringContaining('401') } })
    expect(run.printed).not.toContain('not-the-password')
    expectUntouched()
  })

  it('ends with 2 when nobody answers', async () => {
    const run = await exportFrom(cms, after, { origin: closedPort, env: { CMS_DEADLINE_SECONDS: '3' } })
    expect(run.code).toBe(2)
    expectUntouched()
  })
})

describe('a type that is suddenly empty', () => {
  const empty: FaultRule = { match: /^\/api\/news\?/, fault: { kind: 'emptyList' } }

  it('blocks the export with 1', async () => {
    const run = await exportWith(empty)
    expect(run).toMatchObject({
      code: 1,
      problems: [
        {
          entry: 'news',
          message: '16 of 16 entries are no longer published',
          hint: expect.stringContaining('--allow-mass-delete'),
        },
      ],
    })
    expectUntouched()
  })

  it('is accepted when that is said', async () => {
    const run = await exportWith(empty, { args: ['--allow-mass-delete'] })
    expect(run.problems.filter(({ entry }) => entry === 'news')).toEqual([])
  })
})

describe('a file that cannot be used', () => {
  const picture = 'food-kopi-latte'
  const bytes = new RegExp(`^/api/file/file/${picture}`)

  it.each([
    ['is empty', { kind: 'zeroBytes' }, 'the file is empty'],
    ['is a text', { kind: 'wrongType' }, 'announces'],
    [
      'is longer than it says',
      { kind: 'replaceBody', replace: (body: Buffer) => Buffer.concat([body, Buffer.alloc(1_000_000)]) },
      'longer than the CMS says',
    ],
    [
      'is another file of the right size',
      { kind: 'replaceBody', replace: (body: Buffer) => Buffer.alloc(body.length, 'x') },
      'no known kind',
    ],
    [
      'is damaged',
      {
        kind: 'replaceBody',
        replace: (body: Buffer) => Buffer.concat([body.subarray(0, 12), Buffer.alloc(body.length - 12)]),
      },
      'damaged',
    ],
  ] as const)('because it %s blocks the export with 1 and is named', async (_, fault, what) => {
    rmSync(globSync(`${after}/media/${picture}-*`)[0] ?? '')
    rmSync(globSync(`${before}/media/${picture}-*`)[0] ?? '')
    const run = await exportWith({ match: bytes, fault })
    expect(run, run.printed).toMatchObject({ code: 1, outcome: { status: 'blocked' } })
    expect(run.problems[0]).toMatchObject({
      entry: `file/${picture}`,
      field: 'file',
      message: expect.stringContaining(what),
      hint: expect.stringContaining('Upload'),
    })
    expectUntouched()
  })
})
