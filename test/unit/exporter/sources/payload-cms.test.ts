/** What a Payload answers that is broken, or out to do harm: never believed, never taken for a deletion. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ProblemError } from '#content/format/problem.ts'
import { reconcile } from '#exporter/reconcile.ts'
import { checkedSource } from '#exporter/sources/checked.ts'
import { payloadCmsSource } from '#exporter/sources/payload-cms/payload-cms.ts'
import type { Source } from '#exporter/sources/source.ts'
import { client, json, raw, type Seen, serve } from '#test/support/local-server.ts'

const at = '2026-11-01T00:00:00.000Z'
const published = (id: unknown, more: object = {}) => ({ id, updatedAt: at, _status: 'published', ...more })
const page = (docs: readonly unknown[], totalDocs = docs.length, hasNextPage = false) => ({
  docs,
  totalDocs,
  hasNextPage,
})

/** A source that reads what the function answers. */
async function reading(answer: (query: URLSearchParams, seen: Seen) => unknown): Promise<Source> {
  const server = await serve((response, seen) =>
    json(answer(new URL(seen.path, 'http://localhost').searchParams, seen))(response, seen),
  )
  return checkedSource(payloadCmsSource({ http: client(server.origin), ownOrigins: [] }))
}

async function fetchAll(source: Source, type: 'movie' | 'file', ids: readonly string[]) {
  const documents = []
  for await (const batch of source.fetch(type, ids)) documents.push(...batch)
  return documents
}

const message = (text: string) =>
  expect.objectContaining({ name: 'ProblemError', message: expect.stringContaining(text) })

describe('a document that visitors may not see', () => {
  const hidden = [
    ['a draft', published('b', { _status: 'draft' }), 'movie/b, whose status is "draft"'],
    ['in the trash', published('b', { deletedAt: at }), 'movie/b, which lies in the trash'],
    ['of no known status', published('b', { _status: undefined }), 'movie/b and does not say'],
  ] as const

  it.each(hidden)('because it is %s ends the export where it is listed', async (_, document, what) => {
    const source = await reading(() => page([published('a'), document]))
    await expect(source.list('movie')).rejects.toEqual(message(what))
  })

  it.each(hidden)(
    'because it is %s ends the export where it is read, one by one or by pages',
    async (_, document, what) => {
      const source = await reading(() => page([document]))
      await expect(fetchAll(source, 'movie', ['b'])).rejects.toEqual(message(what))
      const many = Array.from({ length: 60 }, (_, index) => `m${index}`)
      await expect(fetchAll(source, 'movie', many)).rejects.toEqual(message(what))
    },
  )

  it('is not asked for', async () => {
    const asked: URLSearchParams[] = []
    const source = await reading((query) => {
      asked.push(query)
      return page([])
    })
    await source.list('movie')
    await fetchAll(
      source,
      'movie',
      Array.from({ length: 51 }, (_, index) => `m${index}`),
    )
    expect(asked).toHaveLength(4)
    for (const query of asked) {
      expect(Object.fromEntries(query)).toMatchObject({
        'where[_status][equals]': 'published',
        draft: 'false',
        trash: 'false',
      })
    }
  })

  it('may be a file without a status, as files have no drafts', async () => {
    const source = await reading(() => page([{ id: 'a', updatedAt: at }]))
    expect(await source.list('file')).toEqual([{ id: 'a', revision: at }])
  })
})

describe('a list', () => {
  it('that repeats one entry in place of another ends the export: nothing is taken for deleted', async () => {
    const source = await reading(() => page([published('a'), published('a'), published('c')], 3))
    await expect(source.list('movie')).rejects.toEqual(
      message('lists 3 entries of movie, but only 2 different ones: it repeats a.'),
    )
  })

  it.each(['a/b', '..', 'a,b', 'A', '', ' a', '__proto__', 'a\u001b[2J'])(
    'with the id %j ends the export',
    async (id) => {
      const source = await reading(() => page([published(id)]))
      await expect(source.list('movie')).rejects.toEqual(message('The CMS lists an entry of movie with the id'))
    },
  )

  it.each([-1, 1.5, 1e15])('of %d entries is no list', async (total) => {
    const source = await reading(() => page([published('a')], total))
    await expect(source.list('movie')).rejects.toMatchObject({ kind: 'shape' })
  })

  const ids = fc.uniqueArray(fc.stringMatching(/^[a-z][a-z0-9-]{0,5}$/), { maxLength: 12 })
  /** What a CMS that counts truly makes of its list: some fall out, some come twice, in any order. */
  const broken = ids.chain((have) =>
    fc.record({
      have: fc.constant(have),
      listed: fc.oneof(
        fc.shuffledSubarray(have, { minLength: have.length }),
        fc.shuffledSubarray(have),
        fc.array(fc.nat(11), { maxLength: 15 }).map((places) => places.flatMap((place) => have[place] ?? [])),
      ),
    }),
  )

  it('is believed only if it is whole: whatever comes, nothing that the CMS has is taken for deleted', async () => {
    let answer: unknown
    const source = await reading(() => answer)
    let believed = 0
    await fc.assert(
      fc.asyncProperty(broken, async ({ have, listed }) => {
        answer = page(
          listed.map((id) => published(id)),
          have.length,
        )
        const list = await source.list('movie').catch((error: unknown) => {
          if (error instanceof ProblemError) return undefined
          throw error
        })
        if (!list) return
        believed++
        const known = new Map(have.map((id) => [`movie/${id}`, at]))
        const revisions = new Map(list.map(({ id, revision }) => [`movie/${id}`, revision]))
        const plan = reconcile(revisions, { revisions: known, waiting: new Map(), referrers: () => [] })
        expect(plan).toEqual({ gone: [], read: new Map() })
      }),
      { numRuns: 300 },
    )
    expect(believed).toBeGreaterThan(30)
  })
})

describe('documents', () => {
  const many = Array.from({ length: 60 }, (_, index) => `m${String(index).padStart(2, '0')}`)

  it('that were not asked for end the export', async () => {
    const source = await reading(() => page([published('a'), published('b')]))
    await expect(fetchAll(source, 'movie', ['a'])).rejects.toEqual(message('movie/b though it was not asked for'))
  })

  it('that come twice end the export', async () => {
    const source = await reading(() => page([published('a'), published('a', { title: 'Other' })]))
    await expect(fetchAll(source, 'movie', ['a', 'b'])).rejects.toEqual(message('movie/a twice'))
    await expect(fetchAll(source, 'movie', ['a', ...many])).rejects.toEqual(message('movie/a twice'))
  })

  it('whose pages never end are not read for ever', async () => {
    let asked = 0
    const source = await reading((query) => {
      asked++
      return page([published(`x${query.get('page')}`)], 600, true)
    })
    await expect(fetchAll(source, 'movie', many)).rejects.toEqual(
      message('says that there are more after page 2 of 500 each'),
    )
    expect(asked).toBe(2)
  })

  it('that slip from page to page, or fall out, come once all the same, and only those asked for', async () => {
    let order: readonly string[] = []
    let cut = 0
    const source = await reading((query) => {
      const wanted = query.get('where[id][in]')?.split(',')
      const all = wanted ? many.filter((id) => wanted.includes(id)) : order
      const number = Number(query.get('page') ?? 1)
      const docs = wanted || number === 1 ? all.slice(0, wanted ? all.length : cut) : all.slice(Math.max(0, cut - 3))
      return page(
        [...new Set(docs)].map((id) => published(id)),
        600,
        !wanted && number === 1,
      )
    })
    const some = fc.shuffledSubarray([...many, 'n1', 'n2', 'n3'], { minLength: 51 })
    await fc.assert(
      fc.asyncProperty(some, fc.nat(70), fc.shuffledSubarray(many), async (ids, at, served) => {
        cut = at
        order = served
        const got = (await fetchAll(source, 'movie', ids)).map(({ id }) => id)
        expect([...got].sort()).toEqual(ids.filter((id) => many.includes(id)).sort())
      }),
      { numRuns: 40 },
    )
  })

  it('nested without end are refused by name, before anything walks down into them', async () => {
    const levels = 20_000
    const server = await serve(
      raw(
        `{"docs":[{"id":"a","updatedAt":"${at}","_status":"published","body":${'['.repeat(levels)}${']'.repeat(levels)}}],"totalDocs":1,"hasNextPage":false}`,
        200,
      ),
    )
    const source = checkedSource(payloadCmsSource({ http: client(server.origin), ownOrigins: [] }))
    await expect(fetchAll(source, 'movie', ['a'])).rejects.toEqual(message('movie/a is nested more than'))
  })

  it('of files that do not say where their bytes are have no file', async () => {
    const source = await reading(() => page([{ id: 'a', updatedAt: at, url: '/a', filesize: -1 }]))
    expect((await fetchAll(source, 'file', ['a']))[0]?.file).toBeUndefined()
  })
})
