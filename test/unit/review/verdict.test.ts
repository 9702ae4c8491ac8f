/** What a report says first where no entry differs. */
import { expect, it } from 'vitest'
import { makeReport } from '#review/make-report.ts'
import { entryOf, pageOf } from '#test/support/inputs/entries.ts'
import { config, sideOf } from '#test/support/review/sides.ts'

function verdictWith(...snapshotFiles: readonly string[]) {
  const [base, head] = [sideOf([pageOf('/'), pageOf('/not-found')]), sideOf([pageOf('/'), pageOf('/not-found')])]
  return makeReport({ base, head, config, schemaFiles: [], snapshotFiles }).verdict
}

it('is the same where only bookkeeping differs: revisions, the clock, and what is known of sales', () => {
  const files = ['revisions.json', 'snapshot.json', 'ticketing/movie/redline-kl.json']
  expect(verdictWith(...files)).toMatchObject({ status: 'same', title: 'content: as it was' })
})

it('names the files that are put back', () => {
  const files = ['entries/faq/a.mdx', 'media/a-12345678.png', 'urls.json', 'x1', 'x2', 'x3']
  expect(verdictWith(...files)).toEqual({
    status: 'fine',
    title: 'content: 6 files put back',
    sentence:
      'Nothing stands in the way. What is put back: entries/faq/a.mdx, media/a-12345678.png, urls.json, x1, x2 and 1 more.',
  })
})

const pages = [pageOf('/'), pageOf('/not-found')]

it('counts what is sold among what visitors notice', () => {
  const film = entryOf('movie', 'redline')
  const soldAt = (...cinemas: readonly string[]) => {
    const lines = cinemas.map((id) => [`cinema/${id}`, { since: '2026-09-30', formats: [] as string[] }] as const)
    const sales = { film: 'movie/redline', ids: ['HO1'], sale: 'now' as const, since: '2026-09-30' }
    const films = new Map([['movie/redline', { ...sales, cinemas: Object.fromEntries(lines) }]])
    return sideOf([...pages, film], { ticketing: { cinemas: new Map(), films } })
  }
  const sides = { base: soldAt('a'), head: soldAt('a', 'b') }
  expect(makeReport({ ...sides, config, schemaFiles: [], snapshotFiles: [] }).verdict.sentence).toBe(
    'Nothing stands in the way. Visitors will notice 1 change.',
  )
})

it('says how many pages differ by date alone, where no sentence tells of them', () => {
  const news = entryOf('promotion', 'popcorn', {
    title: 'Popcorn week',
    summary: 'Cheaper.',
    brand: 'gsc',
    categories: ['movie'],
    from: '2026-09-01',
    to: '2026-10-10',
    image: 'file/poster',
    body: 'Cheaper.',
  })
  const entries = [...pages, news, entryOf('file', 'poster')]
  const sides = { base: sideOf(entries), head: sideOf(entries, { asOf: '2026-10-05T04:00:00Z' }) }
  expect(makeReport({ ...sides, config, schemaFiles: [], snapshotFiles: [] }).verdict).toMatchObject({
    status: 'fine',
    sentence: 'Nothing stands in the way. 1 page differs by date alone.',
  })
})
