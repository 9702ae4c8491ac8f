import { describe, expect, it } from 'vitest'
import { document, entryLink, link, paragraph, text } from '#test/support/inputs/lexical-builders.ts'
import { convert, faults, mdx } from './converted.ts'

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
