import fc from 'fast-check'
import type { InlineCode, Nodes, Text } from 'mdast'
import { describe, expect, it } from 'vitest'
import { ProblemError } from '#content/format/problem.ts'
import { parseMdx, plainText, printMdx } from '#content/format/prose/mdx.ts'
import { canonicalMdx } from '#test/support/inputs/canonical-mdx.ts'

const lines = (...parts: string[]) => parts.join('\n')

/** Which kinds of parts there are, and what they are in. */
const shapeOf = (node: Nodes): unknown => ('children' in node ? [node.type, ...node.children.map(shapeOf)] : node.type)

describe('canonicalMdx', () => {
  it('writes one sentence per line', () => {
    expect(canonicalMdx('One. Two! Why? Well… “Yes.” (No.) 3 pm.')).toBe(
      lines('One.', 'Two!', 'Why?', 'Well…', '“Yes.”', '(No.)', '3 pm.'),
    )
  })

  it('breaks lines in lists, quotes and marks', () => {
    expect(canonicalMdx(lines('- One. Two.', '', '> One. Two.', '', '**One. Two.** <u>One. Two.</u>'))).toBe(
      lines('- One.', '  Two.', '', '> One.', '> Two.', '', '**One.', 'Two.** <u>One.', 'Two.</u>'),
    )
  })

  it('does not break lines in headings, table cells, link labels and code', () => {
    const source = lines('## One. Two.', '', '| One. Two. |', '| - |', '', '[One. Two.](/x) `One. Two.`')
    expect(canonicalMdx(source)).toBe(source)
  })

  it('reads a line end as one space', () => {
    expect(canonicalMdx('One\ntwo\nthree.')).toBe('One two three.')
  })

  it('keeps two spaces between sentences', () => {
    expect(canonicalMdx('One.  Two.')).toBe('One.  Two.')
  })

  it('breaks no line where the next one would look like a block', () => {
    const source = '1\\. is. - b. > c. # d. + e. | f. import g. export h. `i`. <u>j</u>. = k. ~ l. 2\\) m'
    expect(canonicalMdx(source)).not.toContain('\n')
    expect(plainText(parseMdx(canonicalMdx(source)))).toBe(plainText(parseMdx(source)))
  })

  it('writes marks, lists, rules and headings in one way', () => {
    const source = lines(
      'Title',
      '---',
      '',
      '__a__ _b_',
      '',
      '* a',
      '* b',
      '',
      '***',
      '',
      '3) x',
      '4) y',
      '',
      '~~~js',
      'a',
      '~~~',
    )
    expect(canonicalMdx(source)).toBe(
      lines('## Title', '', '**a** *b*', '', '- a', '- b', '', '---', '', '3. x', '3. y', '', '```js', 'a', '```'),
    )
  })

  it.each([
    ['- ***', '', '+ ---', '', 'a'],
    ['- a', '', '* ---', '', '+ ___', '  b', '', '  ---'],
    ['- - ***', '', '  + ---'],
  ])('writes lists that begin with rules so that they are read as they were: %j', (...source) => {
    const once = canonicalMdx(lines(...source))
    expect(canonicalMdx(once)).toBe(once)
    expect(shapeOf(parseMdx(once))).toEqual(shapeOf(parseMdx(lines(...source))))
  })

  it('writes the same look in the same way', () => {
    expect(canonicalMdx('**a *b***')).toBe('**a _b_**')
    expect(canonicalMdx('**a _b_**')).toBe('**a _b_**')
    expect(canonicalMdx('**_a_**')).toBe('***a***')
    expect(canonicalMdx('**a\\\nb**')).toBe('**a\\\nb**')
    expect(canonicalMdx('**a**\\\n**b**')).toBe('**a\\\nb**')
    expect(canonicalMdx('**a** **b**')).toBe('**a** **b**')
    expect(canonicalMdx('[a](/x)[b](/x)')).toBe('[ab](/x)')
    expect(canonicalMdx('<u>a</u><u>b</u>')).toBe('<u>ab</u>')
  })

  it('never cuts a link in two', () => {
    expect(canonicalMdx('**a [b](/x)**[c](/x)')).toBe('**a** [**b**c](/x)')
  })

  it('moves white space out of marks', () => {
    expect(canonicalMdx('x<u> a </u>y')).toBe('x <u>a</u> y')
    expect(canonicalMdx('x[ a ](/b)y')).toBe('x [a](/b) y')
  })

  it('begins a new paragraph where a blank line is typed with breaks', () => {
    expect(canonicalMdx('a\\\n\\\nb\\\nc')).toBe('a\n\nb\\\nc')
  })

  it('leaves out what is empty', () => {
    expect(
      canonicalMdx(lines('##', '', '- ', '- a', '', '>', '', '&#x20;', '', '| |', '| - |', '', '```', '```')),
    ).toBe('- a')
  })

  it('gives a list in which nothing but a list stands to the item before', () => {
    expect(canonicalMdx(lines('- a', '- - b'))).toBe(lines('- a', '  - b'))
  })

  it('makes every row of a table as wide as the widest', () => {
    expect(canonicalMdx(lines('| a | b |', '|:-:|-|', '| c |'))).toBe(lines('| a | b |', '| :-: | - |', '| c | |'))
  })

  it('writes the props of a component in the order of the schema, as text or JSON', () => {
    expect(canonicalMdx('<CallToAction tone="quiet" link={"/a"} label={"\\u0041 \\"b\\""} />')).toBe(
      '<CallToAction label={"A \\"b\\""} link="/a" tone="quiet" />',
    )
  })

  it('writes each row of data on a line', () => {
    expect(
      canonicalMdx(
        '<DataTable rows={[[{"colSpan":2,"text":"a"}],[{"text":"b"},{"text":"c"}]]} headerColumn={false} headerRow />',
      ),
    ).toBe(
      lines(
        '<DataTable',
        '  headerRow={true}',
        '  headerColumn={false}',
        '  rows={[',
        '    [{"text":"a","colSpan":2}],',
        '    [{"text":"b"},{"text":"c"}]',
        '  ]}',
        '/>',
      ),
    )
  })

  it('keeps an ampersand in a prop what it is', () => {
    const source = '<CallToAction label={"a &amp; b"} link="/a" />'
    expect(canonicalMdx(source)).toBe(source)
  })

  it('has nothing to say about nothing', () => {
    expect(canonicalMdx('')).toBe('')
  })
})

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
