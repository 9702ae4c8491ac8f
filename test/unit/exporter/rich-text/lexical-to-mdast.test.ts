import { describe, expect, it } from 'vitest'
import { parseMdx, plainText, printMdx } from '#content/format/mdx.ts'
import type { Problem } from '#content/format/problem.ts'
import type { LexicalNode } from '#exporter/rich-text/lexical-node.ts'
import { lexicalToMdast } from '#exporter/rich-text/lexical-to-mdast.ts'
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
} from '#test/support/lexical-builders.ts'

const published = new Map([
  ['cinema/1', 'cinema/kuala-lumpur'],
  ['media/5', 'file/poster'],
])

function convert(value: unknown): { mdx: string; issues: Problem[] } {
  const issues: Problem[] = []
  const tree = lexicalToMdast(value, {
    // Whoever knows that something is not published also says so.
    reference: (collection, id) => {
      const key = `${collection}/${id}`
      if (!published.has(key)) issues.push({ message: `${key} is not published`, hint: 'Publish it.' })
      return published.get(key)
    },
    ownOrigins: ['https://www.ours.example', 'http://localhost:3000'],
    report: (issue) => issues.push(issue),
  })
  return { mdx: printMdx(tree), issues }
}

/** The text of a document that has no fault. */
function mdx(...children: LexicalNode[]): string {
  const converted = convert(document(...children))
  expect(converted.issues).toEqual([])
  return converted.mdx
}

/** What is wrong with a document. */
const faults = (...children: LexicalNode[]) => convert(document(...children)).issues.map((issue) => issue.message)

const lines = (...parts: string[]) => parts.join('\n')

describe('blocks', () => {
  it('turns headings into the three levels of a page', () => {
    const tags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
    expect(mdx(...tags.map((tag) => heading(tag, text(tag))))).toBe(
      lines('## h1', '', '## h2', '', '### h3', '', '#### h4', '', '#### h5', '', '#### h6'),
    )
  })

  it('keeps a heading on one line', () => {
    expect(mdx(heading('h2', text('a'), lineBreak, text('b')))).toBe('## a b')
  })

  it('drops empty paragraphs, headings, items and quotes', () => {
    const empty = [
      paragraph(),
      paragraph(text('')),
      paragraph(text(' \u00a0')),
      paragraph(lineBreak),
      heading('h2'),
      quote(),
    ]
    expect(mdx(...empty, list('bullet', item(), item(lineBreak)), paragraph(text('a')))).toBe('a')
  })

  it('drops line breaks at the edges of a paragraph', () => {
    expect(mdx(paragraph(lineBreak, text('a'), lineBreak, text('b'), lineBreak))).toBe('a\\\nb')
  })

  it('begins a new paragraph after an empty line', () => {
    expect(mdx(paragraph(text('a'), lineBreak, lineBreak, text('b')))).toBe('a\n\nb')
  })

  it('turns a quote into a quote, with paragraphs where lines are empty', () => {
    expect(mdx(quote(text('a'), lineBreak, lineBreak, text('b'), lineBreak, text('c')))).toBe('> a\n>\n> b\\\n> c')
  })

  it('turns lists of all three kinds into lists', () => {
    expect(mdx(list('bullet', item(text('a')), item(text('b'))))).toBe('- a\n- b')
    expect(mdx({ ...list('number', item(text('a')), item(text('b'))), start: 3 })).toBe('3. a\n3. b')
    expect(mdx(list('check', checkItem(true, text('a')), checkItem(false, text('b')), item(text('c'))))).toBe(
      '- [x] a\n- [ ] b\n- [ ] c',
    )
  })

  it('moves a nested list, which the editor keeps in an item of its own, into the item before', () => {
    const inner = list('number', item(text('c')))
    expect(
      mdx(list('bullet', item(text('a')), item(list('bullet', item(text('b')), item(inner))), item(text('d')))),
    ).toBe(lines('- a', '  - b', '    1. c', '- d'))
  })

  it('keeps a nested list that no item stands before', () => {
    expect(mdx(list('bullet', item(list('bullet', item(text('a')))), item(text('b'))))).toBe('- - a\n- b')
  })

  it('writes a rule, also under a paragraph', () => {
    expect(mdx(paragraph(text('a')), rule)).toBe('a\n\n---')
  })

  it('writes code of both kinds that an editor may have', () => {
    const highlighted = { type: 'code', language: 'js', children: [text('a {'), lineBreak, tab, text('}')] }
    expect(mdx(highlighted, block('code', { language: 'no such!', code: '```' }))).toBe(
      '```js\na {\n\t}\n```\n\n````\n```\n````',
    )
  })
})

describe('text', () => {
  it('gives each format bit its mark', () => {
    const marked = [1, 2, 4, 8, 16, 32, 64].flatMap((bit) => [text(' '), text(`b${bit}`, bit)])
    expect(mdx(paragraph(...marked.slice(1)))).toBe('**b1** *b2* ~~b4~~ <u>b8</u> `b16` <sub>b32</sub> <sup>b64</sup>')
  })

  it('opens the mark that reaches furthest first', () => {
    expect(mdx(paragraph(text('a', 1), text('b', 3), text('c', 1)))).toBe('**a*b*c**')
    // As `*` would touch `**`, the library takes `_`, which must not stand within a word.
    expect(mdx(paragraph(text('a', 3), text('b', 1)))).toBe('**_&#x61;_&#x62;**')
  })

  it('joins neighbours that look alike, code too', () => {
    expect(mdx(paragraph(text('a', 1), text('', 2), text('b', 1), text('c', 16), text('d', 16)))).toBe('**ab**`cd`')
  })

  it('moves white space out of marks', () => {
    expect(mdx(paragraph(text('a'), text(' b ', 1), text('c')))).toBe('a **b** c')
    expect(mdx(paragraph(text('a'), text(' ', 1), text('b')))).toBe('a b')
    expect(mdx(paragraph(text('a', 1), lineBreak, text(' b', 1)))).toBe('**a\\\n&#x20;b**')
  })

  it('marks half a word, and punctuation in a word', () => {
    expect(mdx(paragraph(text('un'), text('believ', 2), text('able')))).toBe('un*believ*able')
    expect(mdx(paragraph(text('a'), text('(b)', 1), text('c')))).toBe('&#x61;**(b)**&#x63;')
  })

  it('keeps runs of spaces, tabs and spaces at the edges', () => {
    expect(mdx(paragraph(text('  a   b'), tab, text('c  ')))).toBe('&#x20; a   b\tc &#x20;')
  })

  it('makes a space of a line end within text', () => {
    expect(mdx(paragraph(text('a\nb\r\nc')))).toBe('a b c')
  })

  it('writes what looks like code as text', () => {
    expect(mdx(paragraph(text('import x from "y"')))).toBe('&#x69;mport x from "y"')
    expect(mdx(paragraph(text('export {a}')))).toBe('&#x65;xport \\{a}')
    expect(mdx(paragraph(text('{a} <b> <!-- c --> {/* d */} &amp;')))).toBe(
      '\\{a} \\<b> \\<!-- c --> \\{/\\* d \\*/} \\&amp;',
    )
  })

  it('writes what looks like a block as text', () => {
    expect(mdx(...['# a', '- a', '1. a', '> a', '---', '| a |'].map((value) => paragraph(text(value))))).toBe(
      lines('\\# a', '', '\\- a', '', '1\\. a', '', '\\> a', '', '\\---', '', '\\| a |'),
    )
    expect(mdx(paragraph(text('a'), lineBreak, text('==='), lineBreak, text('| - |')))).toBe('a\\\n\\===\\\n\\| - |')
  })

  it('reports a look that is not kept, and keeps the words', () => {
    const { mdx, issues } = convert(document(paragraph(text('a', 128 + 1))))
    expect(mdx).toBe('**a**')
    expect(issues).toMatchObject([{ message: expect.stringContaining('“a”') }])
  })
})

describe('very long text', () => {
  it.each([
    ['a word', text('x'.repeat(100_000))],
    ['spaces', text(`a${' '.repeat(100_000)}b`, 1)],
    ['grave accents', text('`'.repeat(50_000))],
    ['code', text('` '.repeat(5_000), 16)],
    ['marks', text('*_~['.repeat(10_000))],
    ['braces', text('{<'.repeat(10_000))],
  ])('comes back: %s', (_, node) => {
    const printed = mdx(paragraph(node))
    expect(plainText(parseMdx(printed))).toBe(node['text'])
  })
})

describe('links', () => {
  it('refers to entries, with or without a place in them', () => {
    const place = entryLink('cinema', { id: 1, title: 'filled in' }, text('b'))
    const fields = { ...(place['fields'] as object), hash: '#halls' }
    expect(mdx(paragraph(entryLink('cinema', 1, text('a')), text(' '), { ...place, fields }))).toBe(
      '[a](ref:cinema/kuala-lumpur) [b](ref:cinema/kuala-lumpur#halls)',
    )
  })

  it('keeps the words of a link to what is not published', () => {
    const { mdx, issues } = convert(document(paragraph(text('see '), entryLink('cinema', 9, text('there', 1)))))
    expect(mdx).toBe('see **there**')
    expect(issues).toMatchObject([{ message: 'cinema/9 is not published' }])
  })

  it('reports a link for which no page was chosen', () => {
    expect(faults(paragraph(entryLink('cinema', null, text('a'))))).toEqual(['The link “a” leads to nothing'])
  })

  it.each([
    ['https://x.example/a_b?c=(d)', '[a](https://x.example/a_b?c=\\(d\\))'],
    [' HTTPS://x.example ', '[a](https://x.example)'],
    ['/book now', '[a](/book%20now)'],
    ['#top', '[a](#top)'],
    ['mailto:a@b.example', '[a](mailto:a@b.example)'],
    ['tel:+60 3 1234', '[a](tel:+6031234)'],
    ['https://www.ours.example', '[a](/)'],
    ['https://WWW.ours.example/movies?x#y', '[a](/movies?x#y)'],
    ['http://localhost:3000#x', '[a](/#x)'],
    ['https://www.ours.example.evil.example/', '[a](https://www.ours.example.evil.example/)'],
    ['https://www.ours.example//evil.example', '[a](https://www.ours.example//evil.example)'],
  ])('links to %j', (url, expected) => {
    expect(mdx(paragraph(link(url, text('a'))))).toBe(expected)
  })

  it.each([
    'javascript:alert(1)',
    'JAVA\u0001SCRIPT:x',
    'java\nscript:x',
    'data:x',
    '//evil.example',
    'www.x.example',
    '',
    'https://www.ours.example@evil.example',
  ])('keeps the words of a link to %j, and says so', (url) => {
    const { mdx, issues } = convert(document(paragraph(link(url, text('a')))))
    expect(mdx).toBe('a')
    expect(issues).toHaveLength(1)
  })

  it('takes links that the editor made by itself for links', () => {
    const auto = { ...link('https://x.example', text('x.example')), type: 'autolink' }
    expect(mdx(paragraph(auto))).toBe('[x.example](https://x.example)')
  })

  it('leaves bare addresses alone', () => {
    expect(mdx(paragraph(text('https://x.example a@b.example')))).toBe('https://x.example a@b.example')
  })

  it('drops links without words', () => {
    expect(mdx(paragraph(text('a'), link('javascript:x'), link('/b', text(' '))))).toBe('a&#x20;')
  })
})

describe('components', () => {
  it('makes figures of pictures', () => {
    expect(mdx(upload(5), upload({ id: 5 }, { caption: 'A "b"\n', align: 'wide' }))).toBe(
      lines('<Figure file="file/poster" />', '', '<Figure file="file/poster" caption={"A \\"b\\"\\n"} align="wide" />'),
    )
    expect(mdx(block('figure', { file: 5, caption: null, align: null }))).toBe('<Figure file="file/poster" />')
  })

  it('leaves out a picture that is not there, or was not chosen', () => {
    expect(faults(upload(6))).toEqual(['media/6 is not published'])
    expect(faults(upload(null))).toEqual(['A picture is not chosen'])
  })

  it('makes calls to action, with a link of any shape', () => {
    const linked = [
      { url: '/book' },
      { link: '/book' },
      { link: { kind: 'address', address: '/book', entry: null } },
      { linkType: 'custom', url: 'https://www.ours.example/book' },
    ]
    for (const fields of linked) {
      expect(mdx(block('callToAction', { label: 'Book', tone: null, ...fields }))).toBe(
        '<CallToAction label="Book" link="/book" />',
      )
    }
    const entry = { relationTo: 'cinema', value: 1 }
    expect(
      mdx(block('callToAction', { label: 'Go', tone: 'quiet', link: { kind: 'entry', entry, fragment: 'halls' } })),
    ).toBe('<CallToAction label="Go" link="ref:cinema/kuala-lumpur#halls" tone="quiet" />')
  })

  it('makes countdowns, to the second', () => {
    expect(mdx(block('countdown', { until: '2026-12-24T12:00:00.000Z', label: 'Until then' }))).toBe(
      '<Countdown until="2026-12-24T12:00:00Z" label="Until then" />',
    )
  })

  it('makes tables of data', () => {
    const cells = [{ id: 'x', text: 'a', colSpan: 2, rowSpan: 1 }, { text: null }]
    expect(
      mdx(block('dataTable', { headerRow: true, headerColumn: null, rows: [{ id: 'y', cells }, { cells: [] }] })),
    ).toContain('[{"text":"a","colSpan":2},{"text":""}]')
  })

  it('reports a block that cannot be shown, and goes on', () => {
    const broken = [
      block('callToAction', { label: '', url: '/x' }),
      block('callToAction', { label: 'x', url: 'javascript:x' }),
      block('callToAction', { label: 'x', link: { kind: 'entry', entry: { relationTo: 'cinema', value: 9 } } }),
      block('countdown', { until: 'soon' }),
      block('dataTable', { rows: [] }),
      block('upload5', {}),
      block('constructor', {}),
    ]
    const { mdx, issues } = convert(document(...broken, paragraph(text('a'))))
    expect(mdx).toBe('a')
    expect(issues).toHaveLength(broken.length)
  })
})

describe('tables', () => {
  const words = (...children: LexicalNode[]) => paragraph(...children)

  it('writes a table with a header row in Markdown, with marks and links', () => {
    const rows = [
      [cell(1, words(text('a', 1))), cell(1, words(text('b')))],
      [cell(0, words(link('/x', text('c | d')))), cell(0)],
    ]
    expect(mdx(table(...rows))).toBe(lines('| **a** | b |', '| - | - |', '| [c \\| d](/x) | |'))
  })

  it('keeps the alignment that a whole column has', () => {
    const right = (value: string) => ({ ...words(text(value)), format: 'right' })
    const rows = [
      [cell(1, right('a')), cell(1, right('b'))],
      [cell(0, right('c')), cell(0, words(text('d')))],
    ]
    expect(mdx(table(...rows))).toBe(lines('| a | b |', '| -: | - |', '| c | d |'))
  })

  it('writes a table without a header row, or with merged cells, as data', () => {
    expect(mdx(table([cell(0, words(text('a', 1)))]))).toContain('headerRow={false}')
    const merged = { ...cell(1, words(text('a'))), colSpan: 2 }
    const data = mdx(table([merged], [cell(0, words(text('b'))), cell(0, words(text('c')))]))
    expect(data).toContain('[{"text":"a","colSpan":2}],\n    [{"text":"b"},{"text":"c"}]')
    expect(data).toContain('headerRow={true}')
  })

  it('writes a header column, and lines in a cell, as data where no mark or link would be lost', () => {
    const plain = table([cell(3, words(text('a')))], [cell(2, words(text('b')), words(text('c')))])
    expect(mdx(plain)).toContain('headerColumn={true}')
    expect(mdx(plain)).toContain('[{"text":"b\\nc"}]')
    const linked = table([cell(3, words(text('a')))], [cell(2, words(link('/x', text('b'))), words(text('c')))])
    expect(mdx(linked)).toBe(lines('| a |', '| - |', '| [b](/x) c |'))
  })

  it('says when a link is lost', () => {
    expect(faults(table([cell(0, words(link('/x', text('a'))))]))).toHaveLength(1)
    expect(faults(table([cell(1, upload(5))]))).toHaveLength(1)
  })

  it('drops a table without a word', () => {
    expect(mdx(table([cell(1, words()), cell(1)]), table())).toBe('')
  })
})

describe('what the exporter does not know', () => {
  it('is reported by name, and its words are kept', () => {
    const unknown = { type: 'callout', children: [paragraph(text('a')), { type: 'mystery', children: [text('b')] }] }
    const { mdx, issues } = convert(
      document(unknown, paragraph(text('c'), { type: 'mention', children: [text('d')] }, text('e'))),
    )
    expect(mdx).toBe('a\n\nb\n\ncde')
    expect(issues.map((issue) => issue.message)).toEqual(
      ['callout', 'mystery', 'mention'].map((name) => expect.stringContaining(`“${name}”`)),
    )
  })

  it('is reported for references and inline blocks, which prose has no place for', () => {
    expect(faults({ type: 'relationship', relationTo: 'cinema', value: 1 })).toEqual([
      expect.stringContaining('cinema'),
    ])
    expect(faults(paragraph({ type: 'inlineBlock', fields: { blockType: 'badge' } }))).toEqual([
      expect.stringContaining('badge'),
    ])
  })

  it('does no harm in any shape', () => {
    const odd = [
      null,
      1,
      'a',
      [],
      {},
      { type: 1 },
      { type: 'text' },
      { type: 'text', text: 1, format: 'x' },
      { type: 'list', children: [null, {}] },
    ]
    expect(
      convert({ root: { children: [...odd, { type: 'toString' }, { type: 'heading' }, { type: 'link' }] } }).mdx,
    ).toBe('')
    expect(convert(undefined)).toEqual({ mdx: '', issues: [] })
    expect(convert(null)).toEqual({ mdx: '', issues: [] })
    for (const value of [1, 'a', [], {}, { root: [] }]) expect(convert(value).issues).toHaveLength(1)
  })

  it('is cut off where it is nested without end', () => {
    const nested = Array.from({ length: 20_000 }).reduce<LexicalNode>((inner) => quote(inner), paragraph(text('a')))
    const { mdx, issues } = convert(document(nested, paragraph(text('b'))))
    expect(mdx).toBe('b')
    expect(issues).toHaveLength(1)
  })
})
