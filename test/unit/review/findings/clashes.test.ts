/** What the check of a snapshot and the plan of a build both refuse. */
import { expect, it } from 'vitest'
import type { Entry } from '#content/schema/entry-types.ts'
import { entryChanges } from '#review/compare/entry-changes.ts'
import { findAll } from '#review/findings/find.ts'
import { entryOf, leastSite, pageOf } from '#test/support/inputs/entries.ts'
import { sideOf } from '#test/support/review/sides.ts'

function blockingWith(entries: readonly Entry[]) {
  const [base, head] = [sideOf(leastSite), sideOf([...leastSite, ...entries])]
  const { fresh } = findAll({ base, head, changes: entryChanges(base, head), snapshotFiles: [], failedPages: [] })
  return fresh.filter(({ severity }) => severity === 'blocks')
}

it.each([
  ['a redirect from a page', [pageOf('/about'), entryOf('redirect', 'old', { from: '/about' })], 'is the address of'],
  [
    'a redirect to another one',
    [entryOf('redirect', 'old', { to: '/older' }), entryOf('redirect', 'older', { from: '/older' })],
    'is redirected itself',
  ],
  ['two pages with one address', [pageOf('/about'), pageOf('/about', { id: 'twin' })], 'has the same address'],
  [
    'a redirect from a file of the site',
    [entryOf('redirect', 'old', { from: '/sitemap.xml' })],
    'is a file of the site',
  ],
])('%s is told once, as a clash', (_, entries, says) => {
  expect(blockingWith(entries)).toMatchObject([{ rule: 'clash', message: expect.stringContaining(says) }])
})

it('a redirect to an address that this deployment does not know is told, too', () => {
  const old = entryOf('redirect', 'old', { to: 'https://gsc.example/nowhere' })
  expect(blockingWith([old])).toMatchObject([
    { rule: 'clash', message: '/old is redirected to /nowhere, where there is no page' },
  ])
})
