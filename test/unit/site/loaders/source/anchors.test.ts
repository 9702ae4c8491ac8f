import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { slug } from 'github-slugger'
import { expect, it } from 'vitest'
import { compileProse } from '#content/format/prose/compile-prose.ts'
import { headingsOf } from '#content/format/prose/prose-tree.ts'
import { noTicketing } from '#content/schema/ticketing.ts'
import { parseConfig } from '#site/config.ts'
import { withAnchors } from '#site/loaders/source/anchors.ts'
import { createSource } from '#site/loaders/source/create-source.ts'
import { repository } from '#test/support/repository.ts'

const onePage = () =>
  withAnchors(
    createSource({
      content: {
        asOf: '2026-10-01T04:00:00Z',
        entries: new Map(),
        ticketing: noTicketing,
      },
      config: parseConfig({}),
      prose: (text) => compileProse(text).tree ?? [],
    }),
  )

const ids = (tree: unknown): string[] =>
  [...JSON.stringify(tree).matchAll(/"id":("(?:[^"\\]|\\.)*")/g)].map(([, id = '']) => JSON.parse(id) as string)

it('gives headings an id to link to', () => {
  expect(headingsOf(onePage().prose('## Before you book\n\nText.'))).toEqual([
    { id: 'before-you-book', text: 'Before you book' },
  ])
})

it('gives a heading with an amount, which no line breaks, the id of its words', () => {
  expect(headingsOf(onePage().prose('## From RM 10'))).toEqual([{ id: 'from-rm-10', text: 'From RM\u00a010' }])
})

it('gives the second of two headings another id, wherever on the page they stand', () => {
  const page = onePage()
  expect(ids(page.prose('## Price\n\n> ### Price\n\n- ## Price'))).toEqual(['price', 'price-1', 'price-2'])
  expect(ids(page.prose('## Price'))).toEqual(['price-3'])
  expect(page.anchor('price')).toBe('price-4')
  expect(ids(onePage().prose('## Price'))).toEqual(['price'])
})

it('gives a heading without letters no id, and the others one', () => {
  expect(ids(onePage().prose('## 🎬\n\n## !!!\n\n## \\_\n\n## 漢字\n\n## 2026'))).toEqual(['漢字', '2026'])
})

/** As the site's own code spells them, up to what is put in; what begins with another id has its letters. */
const ownIds = globSync('site/**/*.{tsx,html}', { cwd: repository })
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bid=(?:"([^"]+)"|\{`([^`$]+)\$\{)/g)])
  .map(([, id, start]) => id ?? start ?? '')

it('has a capital letter in every id of ours', () => {
  expect(ownIds.length).toBeGreaterThan(30)
  expect(ownIds.filter((id) => !/[A-Z]/.test(id))).toEqual([])
})

it('lets no text take an id of ours, or of a library', () => {
  const own = ['siteRoot', 'pagePayload', 'mainMenu', '_OwnR_1_', '_Ownr_1_', 'pswp__items', ...ownIds]
  const words = fc.oneof(fc.constantFrom('Payload', 'Content', 'App', ...own), fc.string({ unit: 'grapheme' }))
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 6 }), (headings) => {
      const page = onePage()
      const tree = headings.map((text) => page.prose(`## ${text.replace(/\W/gu, (sign) => `\\${sign}`)}`))
      const found = [...ids(tree), ...headings.map((text) => page.anchor(slug(text)))]
      expect(found.filter((id) => /[A-Z]/.test(id) || own.includes(id))).toEqual([])
      expect(new Set(ids(tree)).size).toBe(ids(tree).length)
      expect(ids(tree)).not.toContain('')
    }),
    { numRuns: 300 },
  )
})
