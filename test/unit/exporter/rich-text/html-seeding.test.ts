import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEntry } from '#content/format/entry-file.ts'
import { parseMdx, printMdx } from '#content/format/prose/mdx.ts'
import { walkFields } from '#content/format/walk-fields.ts'
import { entryTypes } from '#content/schema/entry-types.ts'
import { htmlToMdast } from '#exporter/rich-text/html-to-mdast.ts'
import { lexicalToMdast } from '#exporter/rich-text/lexical-to-mdast.ts'
import { mdastToHtml } from '#test/support/drupal/text/mdast-to-html.ts'
import { canonicalMdx } from '#test/support/inputs/canonical-mdx.ts'
import { generatedDocuments } from './generated-documents.ts'

const lines = (...parts: string[]) => parts.join('\n')

const names = {
  entityOf: (type: string, id: string) => ({
    type: type === 'file' ? 'media' : 'node',
    uuid: `${type}/${id}`,
    path: `/node/${id}`,
  }),
}
const stored = (mdx: string) => mdastToHtml(parseMdx(mdx), names)

function exported(html: string): string {
  const tree = htmlToMdast(html, {
    reference: (_, id) => String(id),
    ownOrigins: [],
    report: ({ message }) => expect.unreachable(message),
  })
  return printMdx(tree)
}

describe('storing in Drupal and exporting again', () => {
  it.each([
    ['a heading', '## A *b* `c`'],
    ['paragraphs', lines('One.', 'Two.', '', 'Three')],
    ['breaks', lines('a\\', '**b\\', 'c**')],
    ['all marks', '**a** *b* ***c*** ~~d~~ <u>e</u> H<sub>2</sub>O x<sup>2</sup> `f` **`g`**'],
    ['spaces', '&#x20; a   b\tc &#x20;'],
    [
      'links',
      '[a **b**](ref:movie/x#cast) [c](/d) [e](#f) [g](https://x.example/?a=b\\&c) [h](mailto:a@b.example) [i](service:tickets)',
    ],
    ['nested lists', lines('- a', '', '  b', '  - c', '', '    7. d', '    7. e', '- f')],
    ['a list in a list', '- - a'],
    ['empty numbered items', lines('1.', '1. b', '1.', '1. d', '', '   1.', '   1. e')],
    ['a bar in code in a table', lines('| `a\\`\\|`b` |', '| - |')],
    ['a task list', lines('- [x] a', '- [ ] b')],
    ['a quote', lines('> a', '>', '> b')],
    ['a list in a quote', lines('> a', '>', '> - b', '>', '> c')],
    ['a quote in a list', lines('- a', '  > b')],
    ['a table', lines('| a | b |', '| :- | -: |', '| **c** | |')],
    ['code', lines('```ts', '', 'a {', '', '\tb }', '', '```')],
    ['code without a language', lines('```', 'a', '```')],
    ['a rule', lines('a', '', '---', '', 'b')],
    ['figures', lines('<Figure file="file/a" caption="b  <c> &" align="full" />', '', '<Figure file="file/a" />')],
    [
      'calls to action',
      lines(
        '<CallToAction label="a" link="ref:movie/b#c" tone="primary" />',
        '',
        '<CallToAction label="a" link="tel:1" />',
      ),
    ],
    ['a countdown', '<Countdown until="2026-10-01T12:00:00Z" label="a" done="b" />'],
    [
      'a table of data',
      '<DataTable caption="a" headerRow headerColumn={false} rows={[[{"text":"b\\n\\nc","colSpan":2}],[{"text":""},{"text":" d","rowSpan":2}]]} />',
    ],
    ['a table of data of one row', '<DataTable headerRow headerColumn rows={[[{"text":"a"},{"text":"b"}]]} />'],
    [
      'a table of data of one column',
      '<DataTable headerRow={false} headerColumn rows={[[{"text":"a"}],[{"text":"b"}]]} />',
    ],
    [
      'a table of data whose header column has a cell of two rows',
      '<DataTable headerRow headerColumn rows={[[{"text":"a"},{"text":"b"}],[{"text":"c","rowSpan":2},{"text":"d"}],[{"text":"e"}]]} />',
    ],
    ['nothing', ''],
  ])('changes no byte of %s', (_, text) => {
    const mdx = canonicalMdx(text)
    expect(exported(stored(mdx))).toBe(mdx)
  })

  it('changes no byte of the prose of the sample chain', () => {
    let texts = 0
    for (const file of globSync('entries/**/*.{json,mdx}', { cwd: 'content' })) {
      const entry = readEntry(file, readFileSync(`content/${file}`, 'utf8'))
      for (const { meta, value } of walkFields(entryTypes[entry.type].schema, entry)) {
        if (meta.kind !== 'prose') continue
        expect(exported(stored(String(value))), file).toBe(value)
        texts += 1
      }
    }
    expect(texts).toBeGreaterThan(100)
  })

  it('changes no byte of generated documents, hostile text and all', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(generatedDocuments, (document) => {
        const tree = lexicalToMdast(document, { reference: () => 'file/a', ownOrigins: [], report: () => undefined })
        const mdx = printMdx(tree)
        // A button without a word cannot be pressed: in HTML it is none.
        fc.pre(!/label=(?:"\s*"|\{"(?:\\[nt]|\s)*"\})/u.test(mdx))
        expect(exported(stored(mdx))).toBe(mdx)
      }),
      { numRuns: 500 },
    )
  })
})
