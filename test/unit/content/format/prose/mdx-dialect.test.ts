import { describe, expect, it } from 'vitest'
import { parseMdx } from '#content/format/prose/mdx.ts'
import { canonicalMdx } from '#test/support/inputs/canonical-mdx.ts'

const kinds = (text: string): string => JSON.stringify(parseMdx(text), ['type', 'children'])

describe('the dialect of prose', () => {
  it.each(['https://a.example', 'www.a.example', 'a@b.example', 'a&#x40;b.example', 'http&#x3A;//a.example'])(
    'has a bare address as text: %s',
    (text) => {
      expect(kinds(`To ${text}.`)).not.toContain('"link"')
    },
  )

  it.each(['To www.a.example, or to a@b.example.', 'See https://a.example/b?c=d.'])(
    'leaves it as it is: %s',
    (text) => {
      expect(canonicalMdx(text)).toBe(text)
    },
  )

  it('has no footnotes', () => {
    expect(kinds('A word[^1].\n\n[^1]: A note.')).not.toContain('footnote')
  })
})
