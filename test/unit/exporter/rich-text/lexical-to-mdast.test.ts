import { describe, expect, it } from 'vitest'
import type { LexicalNode } from '#exporter/rich-text/lexical-node.ts'
import { document, paragraph, quote, text } from '#test/support/inputs/lexical-builders.ts'
import { convert, faults } from './converted.ts'

describe('what the exporter does not know', () => {
  it('is reported by name, and its words are kept', () => {
    const unknown = { type: 'callout', children: [paragraph(text('a')), { type: 'mystery', children: [text('b')] }] }
    const { mdx, issues } = convert(
      document(unknown, paragraph(text('c'), { type: 'mention', children: [text('d')] }, text('e'))),
    )
    expect(mdx).toBe('a\n\nb\n\ncde')
    expect(issues.map((issue) => issue.message)).toEqual(
      ['callout', 'mystery', 'mention'].map((name) => expect.stringContaining(`“${name}”`)),
    )
  })

  it('is reported for references and inline blocks, which prose has no place for', () => {
    expect(faults({ type: 'relationship', relationTo: 'cinema', value: 1 })).toEqual([
      expect.stringContaining('cinema'),
    ])
    expect(faults(paragraph({ type: 'inlineBlock', fields: { blockType: 'badge' } }))).toEqual([
      expect.stringContaining('badge'),
    ])
  })

  it('does no harm in any shape', () => {
    const odd = [
      null,
      1,
      'a',
      [],
      {},
      { type: 1 },
      { type: 'text' },
      { type: 'text', text: 1, format: 'x' },
      { type: 'list', children: [null, {}] },
    ]
    expect(
      convert({ root: { children: [...odd, { type: 'toString' }, { type: 'heading' }, { type: 'link' }] } }).mdx,
    ).toBe('')
    expect(convert(undefined)).toEqual({ mdx: '', issues: [] })
    expect(convert(null)).toEqual({ mdx: '', issues: [] })
    for (const value of [1, 'a', [], {}, { root: [] }]) expect(convert(value).issues).toHaveLength(1)
  })

  it('is cut off where it is nested without end', () => {
    const nested = Array.from({ length: 20_000 }).reduce<LexicalNode>((inner) => quote(inner), paragraph(text('a')))
    const { mdx, issues } = convert(document(nested, paragraph(text('b'))))
    expect(mdx).toBe('b')
    expect(issues).toHaveLength(1)
  })
})
