/** Documents of the editor with every kind of node and hostile text in all of them. */
import fc from 'fast-check'
import type { LexicalNode } from '#exporter/rich-text/lexical-node.ts'
import {
  block,
  cell,
  checkItem,
  document,
  entryLink,
  heading,
  item,
  lineBreak,
  link,
  list,
  paragraph,
  quote,
  rule,
  tab,
  table,
  text,
  upload,
} from '#test/support/inputs/lexical-builders.ts'
import { hostileText } from './hostile-prose.ts'

type Nodes = fc.Arbitrary<LexicalNode>

// Few characters and many marks: what decides whether `*` opens and closes is the neighbours of the marks.
const shortText = fc
  .array(fc.constantFrom(...('ab. *_(~`“é\u00a0|[]!&\\<{\n😀1-#'.match(/./gsu) ?? [])), { minLength: 1, maxLength: 3 })
  .map((characters) => characters.join(''))

const format = fc.oneof(fc.constantFrom(0, 0, 0, 1, 2, 3, 4, 8, 16, 17), fc.integer({ min: 0, max: 127 }))
const textNode: Nodes = fc.tuple(fc.oneof(hostileText, shortText), format).map(([value, bits]) => text(value, bits))

const unlinked: Nodes = fc.oneof(
  { weight: 10, arbitrary: textNode },
  { weight: 1, arbitrary: fc.constantFrom(lineBreak, tab) },
)
const url = fc.constantFrom(
  'https://x.example/a?b=c&d=e_f*g',
  '/a_b',
  '#x',
  'mailto:a@b.example',
  'tel:+60312',
  '/x(y)[z]{w}|v`u`',
  '/é',
)
const linked: Nodes = fc
  .tuple(fc.option(url), fc.array(unlinked, { minLength: 1, maxLength: 3 }))
  .map(([address, children]) => (address ? link(address, ...children) : entryLink('cinema', 1, ...children)))
const words = fc.array(fc.oneof({ weight: 8, arbitrary: unlinked }, { weight: 1, arbitrary: linked }), { maxLength: 7 })

const { list: lists } = fc.letrec<{ list: LexicalNode; item: LexicalNode }>((tie) => ({
  list: fc
    .tuple(
      fc.constantFrom('bullet', 'number', 'check'),
      fc.array(tie('item'), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(1, 0, 12),
    )
    .map(([kind, items, start]) => ({ ...list(kind, ...items), start })),
  item: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.tuple(words, fc.boolean()).map(([children, checked]) => checkItem(checked, ...children)),
    tie('list').map((nested) => item(nested)),
  ),
}))

// Where no cell has a mark or a link, lines make it a table of data.
const unmarked: Nodes = fc.oneof(hostileText, shortText).map((value) => text(value))
const unmarkedLines = fc.array(fc.oneof(unmarked, fc.constant(lineBreak)), { maxLength: 4 })

const tables: Nodes = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.constantFrom(words, unmarkedLines))
  .chain(([width, inCell]) =>
    fc.array(fc.array(inCell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 3 }),
  )
  .map((rows) =>
    table(...rows.map((row, index) => row.map((children) => cell(index === 0 ? 1 : 0, paragraph(...children))))),
  )

const components: Nodes = fc.tuple(hostileText, hostileText).chain(([one, two]) =>
  fc.constantFrom(
    upload(5, { caption: one, align: 'wide' }),
    block('callToAction', { label: one, url: '/x', tone: 'quiet' }),
    block('countdown', { until: '2026-12-24T12:00:00.000Z', label: one }),
    block('dataTable', {
      headerRow: true,
      caption: two,
      rows: [{ cells: [{ text: one, colSpan: 2 }] }, { cells: [{ text: two }] }],
    }),
    block('code', { language: 'js', code: `${one}\n${two}` }),
  ),
)

const blocks: Nodes = fc.oneof(
  { weight: 8, arbitrary: words.map((children) => paragraph(...children)) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('h1', 'h2', 'h3', 'h6'), words)
      .map(([tag, children]) => heading(tag, ...children)),
  },
  { weight: 2, arbitrary: words.map((children) => quote(...children)) },
  { weight: 3, arbitrary: lists },
  { weight: 2, arbitrary: tables },
  { weight: 2, arbitrary: components },
  { weight: 1, arbitrary: fc.constant(rule) },
)

export const generatedDocuments = fc
  .array(blocks, { minLength: 1, maxLength: 3 })
  .map((children) => document(...children))
