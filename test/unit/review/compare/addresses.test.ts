/** What the report says of addresses that have no page. */
import { expect, it } from 'vitest'
import { addressChanges } from '#review/compare/addresses.ts'
import { makeReport } from '#review/make-report.ts'
import { toHtml } from '#review/write/html/html.ts'
import { toMarkdown } from '#review/write/markdown/markdown.ts'
import { entryOf, leastSite } from '#test/support/inputs/entries.ts'
import { config, sideOf } from '#test/support/review/sides.ts'

const category = entryOf('taxonomy', 'faq-category-food', { vocabulary: 'faq-category' })
const pages = [...leastSite, category]
const faq = (slug: string) => entryOf('faq', slug)
const sideWith = (urls: Readonly<Record<string, string[]>>, ...slugs: readonly string[]) =>
  sideOf([...pages, ...slugs.map(faq)], { urls })
const ab = ['a', 'b'] as const
const base = sideWith({ 'faq/a': ['/faq/old', '/faq/a'] }, ...ab)

it.each([
  ['elsewhere', { 'faq/b': ['/faq/old', '/faq/b'] }, { after: '/faq/b' }],
  ['nowhere', { 'faq/a': ['/faq/a'] }, {}],
])('tells of an old address that leads %s, in text, in HTML and as data', async (_, urls, outcome) => {
  const sides = { base, head: sideWith(urls, ...ab) }
  const report = makeReport({ ...sides, config, schemaFiles: [], snapshotFiles: ['urls.json'] })
  expect(report.addresses.redirected).toEqual([{ address: '/faq/old', before: '/faq/a', ...outcome }])
  expect(report.verdict).toMatchObject({ status: 'attention', title: 'content: 1 address redirected otherwise' })
  for (const text of [toMarkdown(report), await toHtml(report, sides)]) {
    expect(text).toContain('/faq/old')
    expect(text).toMatch(/and led to (?:`|<code>)\/faq\/a/)
  }
})

it('tells of the page that an old address shows, and nothing of one that follows its page', () => {
  const urls = { 'faq/a': ['/faq/old', '/faq/a'] }
  expect(addressChanges(base, sideWith(urls, ...ab, 'old')).redirected).toEqual([
    { address: '/faq/old', before: '/faq/a', shows: 'faq/old' },
  ])
  const moved = sideOf([...pages, { ...faq('a'), slug: 'c' }, faq('b')], {
    urls: { 'faq/a': ['/faq/old', '/faq/a', '/faq/c'] },
  })
  expect(addressChanges(base, moved).redirected).toEqual([])
  expect(addressChanges(base, base).redirected).toEqual([])
})
