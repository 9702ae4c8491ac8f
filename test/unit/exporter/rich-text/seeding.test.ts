import { describe, expect, it } from 'vitest'
import { parseMdx, printMdx } from '#content/format/prose/mdx.ts'
import { lexicalToMdast } from '#exporter/rich-text/lexical-to-mdast.ts'
import { mdastToLexical } from '#test/support/cms/src/rich-text/mdx-to-lexical.ts'
import { canonicalMdx } from '#test/support/inputs/canonical-mdx.ts'

const lines = (...parts: string[]) => parts.join('\n')

const seed = (mdx: string) => mdastToLexical(parseMdx(mdx), { collectionOf: (type) => `${type}s` })

function exported(document: unknown): string {
  const tree = lexicalToMdast(document, {
    reference: (collection, id) => `${collection.replace(/s$/u, '')}/${id}`,
    ownOrigins: [],
    report: ({ message }) => expect.unreachable(message),
  })
  return printMdx(tree)
}

describe('seeding and exporting again', () => {
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
    ['code', lines('```ts', 'a {', '', '\tb }', '```')],
    ['code without a language', lines('```', 'a', '```')],
    ['a rule', lines('a', '', '---', '', 'b')],
    ['a figure', '<Figure file="file/a" caption="b" align="full" />'],
    [
      'calls to action',
      lines(
        '<CallToAction label="a" link="ref:movie/b#c" tone="primary" />',
        '',
        '<CallToAction label="a" link="tel:1" />',
        '',
        '<CallToAction label="a" link="service:tickets" />',
      ),
    ],
    ['a countdown', '<Countdown until="2026-10-01T12:00:00Z" label="a" />'],
    ['nothing', ''],
  ])('changes no byte of %s', (_, mdx) => {
    expect(canonicalMdx(mdx)).toBe(mdx)
    expect(exported(seed(mdx))).toBe(mdx)
  })

  it('changes no byte of a table of data', () => {
    const mdx = canonicalMdx(
      '<DataTable caption="a" headerRow headerColumn={false} rows={[[{"text":"b\\nc","colSpan":2}],[{"text":""},{"text":"d","rowSpan":2}]]} />',
    )
    expect(exported(seed(mdx))).toBe(mdx)
  })
})

describe('mdastToLexical', () => {
  const children = (mdx: string) => seed(mdx).root['children']

  it('keeps a nested list in an item of its own, as the editor does', () => {
    expect(children(lines('- a', '  - b'))).toMatchObject([
      {
        type: 'list',
        listType: 'bullet',
        tag: 'ul',
        children: [
          { type: 'listitem', value: 1, indent: 0, children: [{ type: 'text', text: 'a' }] },
          {
            type: 'listitem',
            value: 2,
            indent: 0,
            children: [
              { type: 'list', children: [{ type: 'listitem', value: 1, indent: 1, children: [{ text: 'b' }] }] },
            ],
          },
        ],
      },
    ])
  })

  it('writes marks as bits, and tabs as nodes', () => {
    expect(children('***a***\t<u>b</u>')).toMatchObject([
      {
        type: 'paragraph',
        textFormat: 3,
        children: [
          { type: 'text', text: 'a', format: 3, mode: 'normal', style: '', detail: 0 },
          { type: 'tab', text: '\t', format: 0, detail: 2 },
          { type: 'text', text: 'b', format: 8 },
        ],
      },
    ])
  })

  it('writes links to entries as relations', () => {
    expect(children('[a](ref:movie/b#c)')).toMatchObject([
      {
        children: [
          {
            type: 'link',
            version: 3,
            fields: { linkType: 'internal', newTab: false, doc: { relationTo: 'movies', value: 'b' }, hash: 'c' },
            children: [{ text: 'a' }],
          },
        ],
      },
    ])
  })

  it('writes pictures as uploads, and other components as blocks with an id', () => {
    expect(children('<Figure file="file/a" caption="b" />\n\n<CallToAction label="a" link="/b" />')).toMatchObject([
      { type: 'upload', version: 3, relationTo: 'files', value: 'a', fields: { caption: 'b' } },
      {
        type: 'block',
        version: 2,
        fields: {
          id: expect.stringMatching(/^[0-9a-f]{24}$/u),
          blockType: 'callToAction',
          label: 'a',
          link: { kind: 'address', address: '/b' },
        },
      },
    ])
  })

  it('gives an empty document the paragraph that the editor needs', () => {
    expect(children('')).toMatchObject([{ type: 'paragraph', children: [] }])
  })

  it('asks for ids where the CMS has its own', () => {
    const seeded = mdastToLexical(parseMdx('[a](ref:movie/b)'), { collectionOf: () => 'movies', idOf: () => 7 })
    expect(JSON.stringify(seeded)).toContain('{"relationTo":"movies","value":7}')
  })

  it('refuses what the editor has no place for', () => {
    expect(() => seed('![a](/b)')).toThrow('image')
    expect(() => seed('<Unknown />')).toThrow('mdxJsxFlowElement')
  })
})
