import fc from 'fast-check'
import type { InlineCode, Nodes, Text } from 'mdast'
import { describe, expect, it } from 'vitest'
import { ProblemError } from '#content/format/problem.ts'
import { parseMdx, plainText, printMdx } from '#content/format/prose/mdx.ts'
import { canonicalMdx } from '#test/support/inputs/canonical-mdx.ts'

const lines = (...parts: string[]) => parts.join('\n')

describe('printMdx', () => {
  const printText = (value: string) =>
    printMdx({ type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', value }] }] })

  it.each(['import x from "y"', 'export default 1', 'import', 'export {'])(
    'writes a paragraph that begins with %j as text',
    (text) => {
      const printed = printText(text)
      expect(parseMdx(printed).children).toMatchObject([{ type: 'paragraph' }])
      expect(plainText(parseMdx(printed))).toBe(text)
    },
  )

  it('leaves words that only begin like that alone', () => {
    expect(printText('important exports')).toBe('important exports')
  })

  it('keeps a byte order mark at the start', () => {
    expect(plainText(parseMdx(printText('\ufeffa')))).toBe('\ufeffa')
  })

  it('writes text that no later normalisation can change', () => {
    const root = parseMdx('<u>&#x338;a</u>')
    expect(printMdx(root)).toBe('<u>&#x338;a</u>')
    const label = canonicalMdx('<CallToAction label={"a\\n\\u0301b"} link="/a" />')
    expect(label).toBe('<CallToAction label={"a\\n\\u0301b"} link="/a" />')
    expect(label.normalize('NFC')).toBe(label)
  })

  it('keeps an empty numbered item where another follows, so that none gets another number', () => {
    expect(canonicalMdx('1. a\n2.\n3. c\n4.')).toBe('1. a\n1.\n1. c')
    expect(canonicalMdx('5.\n6. b')).toBe('5.\n5. b')
    expect(canonicalMdx('- a\n\n  1.\n  2. b')).toBe('- a\n\n  1.\n  1. b')
    expect(canonicalMdx('- a\n-\n- c')).toBe('- a\n- c')
    expect(canonicalMdx('1.\n2.')).toBe('')
  })

  it('writes of code in a table cell nothing as text but a bar behind a backslash, which Markdown cannot write', () => {
    expect(codeInCell('a\\|b')).toBe('| `a\\`\\|`b` |\n| - |')
    expect(plainText(parseMdx(codeInCell('a\\|b')))).toBe('a\\|b')
  })

  it('keeps the text and the look of any code in a table cell', () => {
    const code = fc.array(fc.constantFrom('\\', '\\', '|', '`', 'a', ' ', '*', '{'), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(code, (letters) => {
        const value = letters.join('')
        const printed = codeInCell(value)
        expect(canonicalMdx(printed)).toBe(printed)
        const words = [...phrasingOf(parseMdx(printed))]
        // Cells are padded, so the spaces at their edges are no part of them.
        expect(
          words
            .map((word) => word.value)
            .join('')
            .trim(),
        ).toBe(value.trim())
        // Where nothing but white space stands beside a bar, that is text, as it is everywhere.
        expect(words.filter(({ type, value }) => type === 'text' && value.replaceAll(/[| ]/g, '') !== '')).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('keeps code with other bars in a table cell', () => {
    expect(canonicalMdx('| `a\\|b` |\n| - |')).toBe('| `a\\|b` |\n| - |')
  })

  it('puts a blank line before a list that begins with a numbered list', () => {
    const source = lines('- a', '', '  - 12. b')
    expect(canonicalMdx(source)).toBe(source)
  })

  it.each(['> 2. b', '> > 0. b', '> - 2. b', '> 1.\n  > 1. b', '- > 2. b', '1. > 1. 2. b'])(
    'puts a blank line between words and %j, which would be a part of them',
    (begins) => {
      const source = lines('- a', '', `  ${begins}`)
      expect(canonicalMdx(source)).toBe(source)
    },
  )

  const dataTable = [
    '<DataTable',
    '  headerRow={true}',
    '  headerColumn={false}',
    '  rows={[',
    '    [{"text":"b"}]',
    '  ]}',
    '/>',
  ]

  it.each([
    ['words in a list', '- a', ['| b |', '| - |']],
    ['words in a quote', '> a', ['| b |', '| - |']],
    ['a table in a list', '- | a |\n    | - |', ['| b |', '| - |']],
    ['words in a list', '- a', dataTable],
    ['words in a quote', '> a', dataTable],
  ])('puts a blank line between %s and a table behind it', (_, first, table) => {
    const source = lines(`- ${first}`, '', ...table.map((line) => `  ${line}`))
    expect(canonicalMdx(source)).toBe(source)
  })

  it.each(['- ## a\n  > 2. b', '- a\n  > 1. b', '- - ## a\n  | b |\n  | - |', '- > a\n  <Figure file="file/b" />'])(
    'puts none where nothing could be misread: %j',
    (source) => {
      expect(canonicalMdx(source)).toBe(source)
    },
  )
})

describe('parseMdx', () => {
  it.each([
    ['a\n\n<!-- x -->', 3, 2, '\\<'],
    ['a {b', 1, 5, '\\{'],
    ['a\n\n<u>\n\nb', 3, 1, 'Close'],
    ['import x', 1, 9, 'not allowed'],
  ])('says where %j is wrong and what to do', (source, line, column, hint) => {
    try {
      parseMdx(source)
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(ProblemError)
      expect(error).toMatchObject({ problems: [{ line, column, hint: expect.stringContaining(hint) }] })
      expect(String(error)).toContain(`line ${line}, column ${column}`)
    }
  })

  it('takes neither bare links nor single tildes nor footnotes for more than text', () => {
    const source = 'https://x.example www.x.example a@x.example ~a~ x'
    expect(parseMdx(source).children).toMatchObject([
      { type: 'paragraph', children: [{ type: 'text', value: source }] },
    ])
  })
})

describe('plainText', () => {
  it('gives each block a line', () => {
    const source = lines('## A *b*', '', 'c\\', 'd `e`', 'f', '', '- [x] g', '', '| h | i |', '| - | - |', '| j | k |')
    expect(plainText(parseMdx(source))).toBe(lines('A b', 'c', 'd e f', 'g', 'h\ti', 'j\tk'))
  })
})

const codeInCell = (value: string): string =>
  printMdx({
    type: 'root',
    children: [
      {
        type: 'table',
        children: [{ type: 'tableRow', children: [{ type: 'tableCell', children: [{ type: 'inlineCode', value }] }] }],
      },
    ],
  })

function* phrasingOf(node: Nodes): Generator<Text | InlineCode> {
  if (node.type === 'text' || node.type === 'inlineCode') yield node
  else if ('children' in node) for (const child of node.children) yield* phrasingOf(child)
}
