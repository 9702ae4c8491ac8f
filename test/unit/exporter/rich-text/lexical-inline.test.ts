import { describe, expect, it } from 'vitest'
import { parseMdx, plainText } from '#content/format/prose/mdx.ts'
import { document, lineBreak, paragraph, tab, text } from '#test/support/inputs/lexical-builders.ts'
import { convert, lines, mdx } from './converted.ts'

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
