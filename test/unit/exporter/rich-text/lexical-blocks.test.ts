import { describe, expect, it } from 'vitest'
import {
  block,
  checkItem,
  heading,
  item,
  lineBreak,
  list,
  paragraph,
  quote,
  rule,
  tab,
  text,
} from '#test/support/inputs/lexical-builders.ts'
import { lines, mdx } from './converted.ts'

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
