/** Nothing of an entry may be lost or changed in the CMS: what it answers is what was put in, field by field. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { entryTypeNames } from '#content/schema/entry-types.ts'
import { type Cms, startCms } from '#test/support/cms/cms.ts'
import { nodeBinary } from '#test/support/cms/host/child.ts'
import { cmsFolder, contentFolder } from '#test/support/cms/host/places.ts'
import { collectionOf, names } from '#test/support/cms/src/names.ts'
import { readContent } from '#test/support/cms/src/seed/read-content.ts'
import { toDocument } from '#test/support/cms/src/seed/to-document.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

let cms: Cms

beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

const entries = await readContent(contentFolder)

it.each(entryTypeNames)('%s comes out as it went in', async (type) => {
  const seeded = entries.filter(({ entry }) => entry.type === type)
  const response = await fetch(`${cms.origin}/api/${collectionOf(type)}?limit=0&depth=0&sort=id`, {
    headers: { authorization: `services API-Key ${cms.apiKey}` },
  })
  const { docs } = (await response.json()) as { docs: Record<string, unknown>[] }
  const found = new Map(docs.map((doc) => [doc['id'], doc]))
  expect(found.size).toBe(seeded.length)
  for (const { entry, updatedAt } of seeded) {
    const document = found.get(entry.id) ?? {}
    expect(document['updatedAt']).toBe(updatedAt)
    expect(said(document), entry.id).toEqual(said(toDocument(entry)))
  }
})

const ownFields = new Set<string>([...names.ownFields, ...names.ownFileFields].filter((name) => name !== 'blockType'))

/** Without what Payload adds, what nobody filled in, and the milliseconds of instants. Of prose only what is null is left out. */
function said(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.000Z$/, '$1Z')
  if (Array.isArray(value)) return value.map(said)
  if (typeof value !== 'object' || value === null) return value
  if ('root' in value) return JSON.parse(JSON.stringify(value, (_, item) => item ?? undefined))
  const kept = Object.entries(value)
    .filter(([name]) => !ownFields.has(name))
    .map(([name, item]) => [name, said(item)] as const)
  const filled = Object.fromEntries(kept.filter(([, item]) => !isNothing(item)))
  return Object.keys(filled).length === 1 && filled['kind'] === 'entry' ? undefined : filled
}

const isNothing = (item: unknown) =>
  item === null || item === undefined || item === false || (typeof item === 'object' && Object.keys(item).length === 0)

it('tells which file of the content is wrong, and leaves what is there as it is', () => {
  const folder = temporaryFolder()
  const [content, data] = [join(folder, 'content'), join(folder, 'data')]
  mkdirSync(join(content, 'entries/movie'), { recursive: true })
  mkdirSync(data)
  writeFileSync(join(content, 'entries/movie/one.mdx'), '---\ntitle: [\ntype: movie\n---\n')
  writeFileSync(join(data, 'cms.db'), 'what was edited')
  const { status, stderr } = spawnSync(nodeBinary(), ['src/seed.ts', '--content', content, '--data', data], {
    cwd: cmsFolder,
    encoding: 'utf8',
  })
  expect({ status, said: stderr.trim().split('\n') }).toEqual({
    status: 1,
    said: [
      '1 problem:',
      expect.stringMatching(/^ {2}entries\/movie\/one\.mdx:3: /),
      expect.stringContaining('Restore it'),
    ],
  })
  expect(readFileSync(join(data, 'cms.db'), 'utf8')).toBe('what was edited')
})
