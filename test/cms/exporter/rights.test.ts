/** Drafts and the trash stay in the CMS, whatever its rights allow and whatever it answers. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockFile } from '#content/snapshot/folder-lock.ts'
import type { Cms } from '#test/support/cms/cms.ts'
import { type FaultProxy, startFaultProxy } from '#test/support/faults/fault-proxy.ts'
import { committed, diff, exportFrom, snapshotCopy, startFilledCms } from './exported.ts'

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

describe('a service user with the rights of an editor', () => {
  const lax = 'development-only-lax-key-0000-0000000000'

  it('exports what one with the right to read what is published exports', async () => {
    await cms.create('services', {
      email: 'lax@cms.example',
      password: 'development-only-lax',
      enableAPIKey: true,
      apiKey: lax,
      readsDrafts: true,
    })
    const draft = await cms.create('news', { title: 'Soon', slug: 'soon' }, { draft: true })
    await cms.unpublish('movie', 'planet-durian')
    await cms.trash('notification', 'kelapa-square-spring-tide')
    await cms.trash('promotion', 'combo-for-two')
    await cms.patch('movie', 'redline-kl', { tagline: 'Not yet.' }, { draft: true })

    const seen = await fetch(`${cms.origin}/api/news?limit=0&depth=0`, {
      headers: { authorization: `services API-Key ${lax}` },
    })
    expect(await seen.text()).toContain(String(draft.id))

    const strict = snapshotCopy()
    expect(await exportFrom(cms, strict)).toMatchObject({ code: 0, outcome: { status: 'exported' } })
    for (const args of [[], ['--full']]) {
      const after = snapshotCopy()
      const run = await exportFrom(cms, after, { args, env: { CMS_API_KEY: lax } })
      expect(run.code, run.printed).toBe(0)
      expect(diff(strict, after)).toMatchObject({ added: [], removed: [], changed: [] })
      expect(readFileSync(join(after, 'entries/movie/redline-kl.mdx'), 'utf8')).not.toContain('Not yet.')
    }
  })
})

describe('an answer with something that was not asked for', () => {
  const change = (fields: object) => (body: Buffer) => {
    const { docs, ...rest } = JSON.parse(body.toString())
    return Buffer.from(JSON.stringify({ docs: [{ ...docs[0], ...fields }, ...docs.slice(1)], ...rest }))
  }
  const draft = { _status: 'draft' }
  const trashed = { deletedAt: '2026-11-01T00:00:00.000Z' }

  it.each([
    ['a draft in a list', /^\/api\/movie\?.*limit=0&/, draft, 'whose status is "draft"'],
    ['a draft among documents', /^\/api\/faq\?(?!.*limit=0&)/, draft, 'whose status is "draft"'],
    ['an entry in the trash in a list', /^\/api\/movie\?.*limit=0&/, trashed, 'lies in the trash'],
    ['a file in the trash among documents', /^\/api\/file\?(?!.*limit=0&)/, trashed, 'lies in the trash'],
  ])('ends the export with 2: %s', async (_, match, fields, what) => {
    const after = snapshotCopy()
    proxy.add({ match, fault: { kind: 'replaceBody', replace: change(fields) } })
    const run = await exportFrom(cms, after, { origin: proxy.origin, args: ['--full'] })
    proxy.clear()
    expect(run, run.printed).toMatchObject({
      code: 2,
      failure: { message: expect.stringContaining(what), hint: expect.stringContaining('service user') },
    })
    expect(diff(committed, after)).toMatchObject({ added: [], removed: [], changed: [] })
    expect(readdirSync(after).filter((name) => name !== lockFile)).toEqual(readdirSync(snapshotCopy()))
  })
})
