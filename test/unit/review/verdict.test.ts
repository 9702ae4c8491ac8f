/** What a report says first where no entry differs. */
import { expect, it } from 'vitest'
import { makeReport } from '#review/make-report.ts'
import { pageOf } from '#test/support/inputs/entries.ts'
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
