import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileProse } from '#content/format/prose/compile-prose.ts'
import { printMdx } from '#content/format/prose/mdx.ts'
import { cleanText } from '#content/schema/clean-text.ts'
import { classifyLink } from '#content/schema/link.ts'
import { addresses } from '#test/support/inputs/addresses.ts'

const tree = (text: string) => compileProse(text).tree
const targets = (text: string) => compileProse(text).links.map(({ target }) => target)

describe('what a page shows of prose', () => {
  it('is plain data', () => {
    expect(tree('A *fine* day.')).toEqual([['p', null, 'A ', ['em', null, 'fine'], ' day.']])
    expect(tree('<Figure file="file/a" caption="A" />')).toEqual([['Figure', { file: 'file/a', caption: 'A' }]])
  })

  it('knows the tables, strikethroughs and task lists of the dialect', () => {
    expect(tree('| a | b |\n| - | -: |\n| ~~1~~ | 2 |\n\n- [x] done')).toEqual([
      [
        'table',
        null,
        ['thead', null, ['tr', null, ['th', null, 'a'], ['th', { style: { textAlign: 'right' } }, 'b']]],
        ['tbody', null, ['tr', null, ['td', null, ['del', null, '1']], ['td', { style: { textAlign: 'right' } }, '2']]],
      ],
      [
        'ul',
        { className: 'contains-task-list' },
        [
          'li',
          { className: 'task-list-item' },
          ['input', { type: 'checkbox', checked: true, disabled: true }],
          ' ',
          'done',
        ],
      ],
    ])
  })

  it('leaves a single tilde and a bare address as text', () => {
    expect(tree('~a~ https://a.example')).toEqual([['p', null, '~a~ https://a.example']])
  })

  it('has the line ends between words, and none between blocks', () => {
    expect(tree('*a*\n*b*\n\n- x\n- y')).toEqual([
      ['p', null, ['em', null, 'a'], '\n', ['em', null, 'b']],
      ['ul', null, ['li', null, 'x'], ['li', null, 'y']],
    ])
  })

  it.each([
    ['a paragraph', '<u>All of it.</u>', ['p', null, ['u', null, 'All of it.']]],
    ['two of them', '<sub>a</sub> <sup>b</sup>', ['p', null, ['sub', null, 'a'], ' ', ['sup', null, 'b']]],
    ['a list item', '- <sub>a</sub>', ['ul', null, ['li', null, ['sub', null, 'a']]]],
    ['a heading', '## <sup>a</sup>', ['h2', null, ['sup', null, 'a']]],
    ['a cell', '| <u>a</u> |\n| - |', ['table', null, ['thead', null, ['tr', null, ['th', null, ['u', null, 'a']]]]]],
    ['a quotation', '> <u>a</u>', ['blockquote', null, ['p', null, ['u', null, 'a']]]],
  ])('has %s that is wholly underlined or small', (_, text, expected) => {
    expect(compileProse(text)).toEqual({ tree: [expected], links: [], problems: [] })
  })

  it('leads where the prose leads, to the letter', () => {
    expect(tree('[a](https://[::1]:80/100%?q=é#ü)')).toEqual([
      ['p', null, ['a', { href: 'https://[::1]:80/100%?q=é#ü' }, 'a']],
    ])
    fc.assert(
      fc.property(addresses.map(cleanText), (url) => {
        fc.pre(classifyLink(url).kind !== 'refused')
        const text = printMdx({
          type: 'root',
          children: [
            { type: 'paragraph', children: [{ type: 'link', url, children: [{ type: 'text', value: 'a' }] }] },
          ],
        })
        expect(compileProse(text)).toMatchObject({ tree: [['p', null, ['a', { href: url }, 'a']]], problems: [] })
      }),
      { numRuns: 500 },
    )
  })
})

describe('where prose leads', () => {
  it.each([
    ['inline code', '`[words](/address)`'],
    ['words', 'link="/nowhere" and file="file/none"'],
    ['a block of code', '```\n[a](ref:movie/none)\n```'],
    ['an address that is only written down', 'See https://a.example, or write to a@b.example.'],
  ])('is nowhere for %s', (_, text) => {
    expect(compileProse(text)).toMatchObject({ links: [], problems: [] })
  })

  it.each([
    ['a link', '[a](/b?c=1#d)', ['/b?c=1#d']],
    ['a link with what looks like one in its words', '[a \\[b\\](/c) d](https://a.example)', ['https://a.example']],
    [
      'links that lead elsewhere',
      '[a](https://a.example) [b](mailto:a@b.example) [c](#d) [e](service:tickets)',
      ['https://a.example', 'mailto:a@b.example', '#d', 'service:tickets'],
    ],
    ['a link in angle brackets', '[x](<ref:movie/abc>)', ['ref:movie/abc']],
    ['a link with spaces', '[x]( ref:movie/abc )', ['ref:movie/abc']],
    ['a link with a character reference', '[x](ref:movie&#x2F;abc)', ['ref:movie/abc']],
    ['a link in a table', '| [a](/b) |\n| - |', ['/b']],
    ['a button', '<CallToAction label="Go" link={"/a?b=1&c=2"} />', ['/a?b=1&c=2']],
    ['a button with an escape', '<CallToAction label="Go" link={"\\u0072ef:movie/a#b&c"} />', ['ref:movie/a#b&c']],
    ['a picture', '<Figure caption="A > b" file="file/a" />', ['ref:file/a']],
  ])('is found in %s', (_, text, expected) => {
    expect(targets(text)).toEqual(expected)
  })

  it('is said with line and column', () => {
    expect(compileProse('One.\n\n- two\n- three [four](/five)').links).toEqual([
      { target: '/five', line: 4, column: 9 },
    ])
  })
})

describe('what is wrong with prose', () => {
  it.each([
    ['an unknown component', 'Fine.\n\n<Script src="x" />', 3, 1],
    ['code', 'Fine.\n\nNot {alert(1)}', 3, 5],
    ['an import', 'import x from "y"', 1, 1],
    ['a dangerous link', 'To [a](javascript:alert)', 1, 4],
    ['a prop', '<CallToAction label="Go" link={a} />', 1, 26],
    ['a tag that stays open', 'Fine.\n\na <u>b', 3, 1],
  ])('is %s, with its place', (_, text, line, column) => {
    expect(compileProse(text)).toMatchObject({ tree: undefined, problems: [{ line, column }] })
  })

  it.each([
    ['a link in angle brackets', '[x](<ref:movie/abc>)', 1, 5, '"[x](ref:movie/abc)"'],
    ['a line too many', 'One two\nthree', 1, 8, '"One two three"'],
    ['two sentences on a line', 'One.\n\nTwo. Three.', 3, 5, '"Two."'],
    ['a line end after it', 'One.\n', 2, 1, 'end before this line'],
    ['a title of a link', '[x](/a "b")', 1, 7, '"[x](/a)"'],
    ['a control character', 'a\u0001b', 1, 2, '"ab"'],
  ])('is %s, which an export writes in another way', (_, text, line, column, instead) => {
    const [problem, ...others] = compileProse(text).problems
    expect(others).toEqual([])
    expect(problem).toMatchObject({ line, column, message: expect.stringContaining(instead) })
  })
})
