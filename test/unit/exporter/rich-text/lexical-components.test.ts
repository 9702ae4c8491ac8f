import { describe, expect, it } from 'vitest'
import { block, document, paragraph, text, upload } from '#test/support/inputs/lexical-builders.ts'
import { convert, faults, lines, mdx } from './converted.ts'

describe('components', () => {
  it('makes figures of pictures', () => {
    expect(mdx(upload(5), upload({ id: 5 }, { caption: 'A "b"\n', align: 'wide' }))).toBe(
      lines('<Figure file="file/poster" />', '', '<Figure file="file/poster" caption={"A \\"b\\"\\n"} align="wide" />'),
    )
    expect(mdx(block('figure', { file: 5, caption: null, align: null }))).toBe('<Figure file="file/poster" />')
  })

  it('leaves out a picture that is not there, or was not chosen', () => {
    expect(faults(upload(6))).toEqual(['media/6 is not published'])
    expect(faults(upload(null))).toEqual(['A picture is not chosen'])
  })

  it('makes calls to action, with a link of any shape', () => {
    const linked = [
      { url: '/book' },
      { link: '/book' },
      { link: { kind: 'address', address: '/book', entry: null } },
      { linkType: 'custom', url: 'https://www.ours.example/book' },
    ]
    for (const fields of linked) {
      expect(mdx(block('callToAction', { label: 'Book', tone: null, ...fields }))).toBe(
        '<CallToAction label="Book" link="/book" />',
      )
    }
    const entry = { relationTo: 'cinema', value: 1 }
    expect(
      mdx(block('callToAction', { label: 'Go', tone: 'quiet', link: { kind: 'entry', entry, fragment: 'halls' } })),
    ).toBe('<CallToAction label="Go" link="ref:cinema/kuala-lumpur#halls" tone="quiet" />')
  })

  it('makes countdowns, to the second', () => {
    expect(mdx(block('countdown', { until: '2026-12-24T12:00:00.000Z', label: 'Until then' }))).toBe(
      '<Countdown until="2026-12-24T12:00:00Z" label="Until then" />',
    )
  })

  it('makes tables of data', () => {
    const cells = [{ id: 'x', text: 'a', colSpan: 2, rowSpan: 1 }, { text: null }]
    expect(
      mdx(block('dataTable', { headerRow: true, headerColumn: null, rows: [{ id: 'y', cells }, { cells: [] }] })),
    ).toContain('[{"text":"a","colSpan":2},{"text":""}]')
  })

  it('reports a block that cannot be shown, and goes on', () => {
    const broken = [
      block('callToAction', { label: '', url: '/x' }),
      block('callToAction', { label: 'x', url: 'javascript:x' }),
      block('callToAction', { label: 'x', link: { kind: 'entry', entry: { relationTo: 'cinema', value: 9 } } }),
      block('countdown', { until: 'soon' }),
      block('dataTable', { rows: [] }),
      block('upload5', {}),
      block('constructor', {}),
    ]
    const { mdx, issues } = convert(document(...broken, paragraph(text('a'))))
    expect(mdx).toBe('a')
    expect(issues).toHaveLength(broken.length)
  })
})
