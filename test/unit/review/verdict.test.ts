/** What a report says first where no entry differs. */
import { expect, it } from 'vitest'
import { entryChanges } from '#review/compare/entry-changes.ts'
import { makeReport } from '#review/make-report.ts'
import { verdictOf } from '#review/verdict.ts'
import { leastSite, pageOf } from '#test/support/inputs/entries.ts'
import { config, sideOf } from '#test/support/review/sides.ts'

function verdictWith(...snapshotFiles: readonly string[]) {
  const [base, head] = [sideOf(leastSite), sideOf(leastSite)]
  return makeReport({ base, head, config, schemaFiles: [], snapshotFiles }).verdict
}

it('is the same where only bookkeeping differs: revisions, the clock, and what is known of sales', () => {
  const files = ['revisions.json', 'snapshot.json', 'ticketing/movie/redline-kl.json']
  expect(verdictWith(...files)).toMatchObject({ status: 'same', title: 'content: as it was' })
})

it('names the files that differ, and says that they are put back only where the base has them damaged', () => {
  const files = ['entries/faq/a.mdx', 'media/a-12345678.png', 'urls.json', 'x1', 'x2', 'x3']
  expect(verdictWith(...files)).toEqual({
    status: 'fine',
    title: 'content: 6 files other than before',
    sentence:
      'Nothing stands in the way. What is other than before: entries/faq/a.mdx, media/a-12345678.png, urls.json, x1, x2 and 1 more.',
  })
})

it('counts what is sold among what visitors notice, and says how many pages differ where no sentence tells of them', () => {
  const sides = { base: sideOf(leastSite), head: sideOf(leastSite) }
  const report = makeReport({ ...sides, config, schemaFiles: [], snapshotFiles: [] })
  const byDate = { everyPage: false, pages: ['/', '/a'] }
  const impact = { known: true, pages: 2, of: 3, others: [], byDate } as const
  const sentenceOf = (facts: Partial<typeof report>) => verdictOf({ ...report, ...facts }).sentence
  const sales = [{ text: 'Film “Redline KL”: on sale at 1 more cinema.', weight: 5, entry: 'movie/redline' }]
  expect(sentenceOf({ notices: { edits: [], time: [], sales } })).toMatch(/Visitors will notice 1 change\.$/)
  expect(sentenceOf({ impact })).toBe('Nothing stands in the way. 2 pages differ by date alone.')
  const [change] = entryChanges(sideOf([]), sideOf([pageOf('/')]))
  expect(sentenceOf({ impact, changes: change ? [change] : [] })).toBe('Nothing stands in the way. 2 pages differ.')
  expect(sentenceOf({ impact, files: { restored: ['urls.json'], broken: [], changed: [] } })).toBe(
    'Nothing stands in the way. What is put back: urls.json. 2 pages differ by date alone.',
  )
})
