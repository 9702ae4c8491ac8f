/** A file of an entry is read only as an export writes it, to the byte. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEntry, writeEntry } from '#content/format/entry-file.ts'
import { ProblemError } from '#content/format/problem.ts'
import { entryOf } from '#test/support/inputs/entries.ts'
import { failureOf } from './failure-of.ts'

const faq = writeEntry(entryOf('faq', 'popcorn'))
const genre = writeEntry(entryOf('taxonomy', 'genre-action'))
const bomb = [
  'a: &a [x,x,x,x,x,x,x,x,x,x]',
  ...'bcdefg'.split('').map((key, index) => {
    const last = 'abcdefg'[index]
    return `${key}: &${key} [${Array.from({ length: 10 }, () => `*${last}`).join()}]`
  }),
].join('\n')

describe('a file that an export would not write', () => {
  it.each([
    '---js',
    '--- js',
    '---javascript',
    '---JS',
    '---json',
    '---coffee',
    '---constructor',
    '---toString',
    '---yaml',
  ])('is refused where its front matter is in a language of its own, and none of it runs: %s', (dashes) => {
    const code = '(globalThis.hasRun = true, { type: "faq" })'
    for (const source of [`${dashes}\n${code}\n---\n`, faq.replace('---', dashes)])
      expect(failureOf(() => readEntry('entries/faq/popcorn.mdx', source)).message).toMatch(/front matter/)
    expect(globalThis).not.toHaveProperty('hasRun')
  })

  it.each([
    ['aliases that stand for millions of items', 'order: 1', `order: 1\n${bomb}`, /aliases exceeded/],
    ['an anchor', 'order: 1', 'order: &one 1', /"order: 1"/],
    ['a tag', 'order: 1', 'order: !!int 1', /"order: 1"/],
    ['a merge key', 'order: 1', 'order: 1\n<<: {order: 2}', /<</],
    ['a key that stands twice', 'order: 1', 'order: 1\norder: 2', /duplicated/],
    ['a key of every object', 'order: 1', 'order: 1\n__proto__: {order: 2}', /__proto__|end before this line|"---"/],
    ['prose right below the dashes', '---\n\n', '---\n', /empty line/],
    ['a second document', 'order: 1\n', 'order: 1\n...\n---\norder: 2\n', /document|front matter/],
    ['a comment', 'order: 1', 'order: 1 # or 2', /"order: 1"/],
    ['another base', 'order: 1', 'order: 0x1', /"order: 1"/],
    ['an escape', 'id: popcorn', 'id: "p\\x6fpcorn"', /"id: popcorn"/],
    ['words far to the right', 'order: 1', `order:${' '.repeat(500)}1`, /"order: 1"/],
    ['an order of its own', 'type: faq\nid: popcorn', 'id: popcorn\ntype: faq', /"type: faq"/],
    ['line ends of another system', /\n/g, '\r\n', /CRLF/],
    ['a byte order mark', /^/, '\ufeff', /BOM/],
    ['collections within each other without end', 'order: 1', `order: ${'['.repeat(50_000)}`, /nesting/],
  ] as const)('is refused, with its line: %s in MDX', (_, from, to, message) => {
    const source = faq.replace(from, () => to)
    expect(source).not.toBe(faq)
    expect(failureOf(() => readEntry('entries/faq/popcorn.mdx', source)).message).toMatch(message)
    expect(failureOf(() => readEntry('entries/faq/popcorn.mdx', source)).problems[0]?.line).toBeGreaterThan(0)
  })

  it.each([
    ['a key that stands twice', '"order": 1', '"order": 2,\n  "order": 1'],
    ['an escape', '"genre"', '"\\u0067enre"'],
    ['a key of every object', '"order": 1', '"order": 1,\n  "__proto__": {}'],
    ['another spelling of a number', '"order": 1', '"order": 1.0'],
    ['line ends of another system', /\n/g, '\r\n'],
    ['a byte order mark', /^/, '\ufeff'],
    ['lists within each other without end', '"order": 1', `"order": ${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ] as const)('is refused, with its line: %s in JSON', (_, from, to) => {
    const source = genre.replace(from, () => to)
    expect(source).not.toBe(genre)
    expect(failureOf(() => readEntry('entries/taxonomy/genre-action.json', source)).problems[0]?.line).toBeGreaterThan(
      0,
    )
  })

  it('names the first line that differs', () => {
    const source = faq.replace('order: 1', 'order: 0x1')
    expect(failureOf(() => readEntry('entries/faq/popcorn.mdx', source)).problems).toEqual([
      {
        file: 'entries/faq/popcorn.mdx',
        line: 7,
        column: 8,
        message: 'is not as an export writes it, which would be "order: 1"',
        hint: 'Run npm run export, or write it so.',
      },
    ])
  })

  it('says where it was cut off', () => {
    expect(failureOf(() => readEntry('entries/faq/popcorn.mdx', faq.slice(0, -1))).problems).toMatchObject([
      { line: faq.split('\n').length, message: 'is not as an export writes it, which would end with a line break' },
    ])
  })

  it('is refused whatever was put where: what is read is what is written, to the byte', () => {
    const pieces = [
      ...[
        '&a ',
        '*a',
        '!!str ',
        '<<: *a\n',
        '# ',
        ' ',
        '\n',
        '\t',
        '---\n',
        '...\n',
        '? ',
        '- ',
        '[',
        ']',
        '{',
        '}',
        ':',
      ],
      ...[
        ': ',
        '"',
        "'",
        '|',
        '>',
        '\\',
        ',',
        '\r',
        '\u0000',
        '\ufeff',
        '\u2028',
        '\u0301',
        '\ud800',
        '0',
        'x',
        '%',
        '@',
        '`',
      ],
      ...['order: 2\n', '"order": 2,', '__proto__: 1\n', '~', 'null'],
    ]
    const change = fc.record({ at: fc.nat(), cut: fc.nat({ max: 3 }), put: fc.constantFrom('', ...pieces) })
    const files = [
      ['entries/faq/popcorn.mdx', faq],
      ['entries/taxonomy/genre-action.json', genre],
    ] as const
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.array(change, { minLength: 1, maxLength: 3 }),
        ([file, whole], changes) => {
          const source = changes.reduce((text, { at, cut, put }) => {
            const place = at % (text.length + 1)
            return text.slice(0, place) + put + text.slice(place + cut)
          }, whole)
          try {
            expect(writeEntry(readEntry(file, source))).toBe(source)
          } catch (error) {
            if (!(error instanceof ProblemError)) throw error
          }
        },
      ),
      { numRuns: 4000 },
    )
  })
})
