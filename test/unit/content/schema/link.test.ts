import fc from 'fast-check'
import type { Link } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import { describe, expect, it } from 'vitest'
import { findForbidden } from '#content/format/prose/mdx.ts'
import { linkTarget } from '#content/schema/field-kinds.ts'
import { classifyLink } from '#content/schema/link.ts'
import { addresses } from '#test/support/inputs/addresses.ts'

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

  it('reads a service', () => {
    expect(classifyLink('service:bookingByMovie')).toEqual({ kind: 'service', name: 'bookingByMovie' })
  })

  it.each([
    ['/', '/', '', ''],
    ['/movies?x=1#y', '/movies', '?x=1', '#y'],
    ['/movies/', '/movies', '', ''],
    ['/movies#y?z', '/movies', '', '#y?z'],
    ['/?a=/b', '/', '?a=/b', ''],
  ])('takes the own address %s apart', (url, path, query, hash) => {
    expect(classifyLink(url)).toEqual({ kind: 'path', url, path, query, hash })
  })

  it.each([
    ['#halls', 'hash'],
    ['#caf%C3%A9', 'hash'],
    ['https://www.example.com/caf%E9#100%', 'web'],
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
    'service:',
    'service:two-words',
    '/a\u0000b',
    '/a\ud800',
    '/movies#%zz',
    '/movies#caf%E9',
    '#100%',
    'ref:cinema/1#%zz',
    `/${'a'.repeat(2000)}`,
  ])('refuses %j', (url) => {
    expect(classifyLink(url)).toMatchObject({ kind: 'refused', why: expect.stringMatching(/./) })
  })

  it('accepts the same in a field, in the words of prose and in the props of its components', () => {
    const issues = (url: string) => {
      const link: Link = { type: 'link', url, children: [{ type: 'text', value: 'a' }] }
      const attributes: MdxJsxFlowElement['attributes'] = [
        { type: 'mdxJsxAttribute', name: 'label', value: 'a' },
        {
          type: 'mdxJsxAttribute',
          name: 'link',
          value: { type: 'mdxJsxAttributeValueExpression', value: JSON.stringify(url) },
        },
      ]
      const button: MdxJsxFlowElement = { type: 'mdxJsxFlowElement', name: 'CallToAction', attributes, children: [] }
      return findForbidden({
        type: 'root',
        children: [{ type: 'paragraph', children: [link] }, button],
      })
    }
    fc.assert(
      fc.property(addresses, (url) => {
        const isRefused = classifyLink(url).kind === 'refused'
        expect(linkTarget().safeParse(url).success).toBe(!isRefused)
        expect(issues(url)).toHaveLength(isRefused ? 2 : 0)
      }),
      { numRuns: 2000 },
    )
  })

  it('accepts nothing that a browser would take for another host, a script, or something else', () => {
    fc.assert(
      fc.property(addresses, (url) => {
        const { kind } = classifyLink(url)
        fc.pre(kind !== 'refused' && kind !== 'reference' && kind !== 'service')
        const { origin, protocol, username, password } = new URL(url, 'https://gsc.example/page')
        if (kind === 'path' || kind === 'hash') expect(origin).toBe('https://gsc.example')
        else expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol)
        expect(username + password).toBe('')
      }),
      { numRuns: 5000 },
    )
  })
})
