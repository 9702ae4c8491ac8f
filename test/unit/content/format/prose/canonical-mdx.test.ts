import type { Nodes } from 'mdast'
import { describe, expect, it } from 'vitest'
import { parseMdx, plainText } from '#content/format/prose/mdx.ts'
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
