import { describe, expect, it } from 'vitest'
import { classifyLink } from '#content/format/link-url.ts'

describe('classifyLink', () => {
  it('reads a reference to an entry', () => {
    expect(classifyLink('ref:basicPage/about-gsc')).toEqual({
      kind: 'reference',
      type: 'basicPage',
      id: 'about-gsc',
      hash: undefined,
    })
    expect(classifyLink('ref:cinema/12#halls')).toEqual({ kind: 'reference', type: 'cinema', id: '12', hash: '#halls' })
  })

  it.each([
    ['/', 'path'],
    ['/movies?x=1#y', 'path'],
    ['#halls', 'hash'],
    ['https://example.com/a?b=c', 'web'],
    ['http://example.com', 'web'],
    ['https://例え.example/漢字', 'web'],
    ['mailto:help@example.com?subject=x', 'mail'],
    ['tel:+60-3-1234.5678', 'phone'],
  ])('accepts %s', (url, kind) => {
    expect(classifyLink(url)).toEqual({ kind, url })
  })

  it.each([
    '',
    '#',
    'movies',
    './movies',
    'www.example.com',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/ x',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript\u0000:alert(1)',
    '\u00a0javascript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>',
    'blob:x',
    'file:///etc/passwd',
    'HTTPS://example.com',
    'https:',
    'https:/example.com',
    'https:///example.com',
    'https://user@evil.example',
    'https://ours.example:x@evil.example',
    'https://[',
    'https://example.com/"onclick=',
    'https://example.com/<b>',
    'mailto:',
    'mailto:nobody',
    'tel:',
    'tel:call me',
    'ref:cinema',
    'ref:cinema/',
    'ref:Cinema/1',
    'ref:cinema/A',
    'ref:cinema/-a',
    'ref:cinema/1#',
    'ref:cinema/../1',
    'service:tickets',
  ])('refuses %j', (url) => {
    expect(classifyLink(url)).toMatchObject({ kind: 'refused', why: expect.stringMatching(/./) })
  })
})
