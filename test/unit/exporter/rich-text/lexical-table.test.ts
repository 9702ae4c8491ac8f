import { describe, expect, it } from 'vitest'
import type { LexicalNode } from '#exporter/rich-text/lexical-node.ts'
import { cell, document, link, paragraph, table, text, upload } from '#test/support/inputs/lexical-builders.ts'
import { convert, faults, lines, mdx } from './converted.ts'

describe('tables', () => {
  const words = (...children: LexicalNode[]) => paragraph(...children)

  it('writes a table with a header row in Markdown, with marks and links', () => {
    const rows = [
      [cell(1, words(text('a', 1))), cell(1, words(text('b')))],
      [cell(0, words(link('/x', text('c | d')))), cell(0)],
    ]
    expect(mdx(table(...rows))).toBe(lines('| **a** | b |', '| - | - |', '| [c \\| d](/x) | |'))
  })

  it('keeps the alignment that a whole column has', () => {
    const right = (value: string) => ({ ...words(text(value)), format: 'right' })
    const rows = [
      [cell(1, right('a')), cell(1, right('b'))],
      [cell(0, right('c')), cell(0, words(text('d')))],
    ]
    expect(mdx(table(...rows))).toBe(lines('| a | b |', '| -: | - |', '| c | d |'))
  })

  it('writes a table without a header row, or with merged cells, as data', () => {
    expect(mdx(table([cell(0, words(text('a')))]))).toContain('headerRow={false}')
    const merged = { ...cell(1, words(text('a'))), colSpan: 2 }
    const data = mdx(table([merged], [cell(0, words(text('b'))), cell(0, words(text('c')))]))
    expect(data).toContain('[{"text":"a","colSpan":2}],\n    [{"text":"b"},{"text":"c"}]')
    expect(data).toContain('headerRow={true}')
  })

  it('writes a header column, and lines in a cell, as data where no mark or link would be lost', () => {
    const plain = table([cell(3, words(text('a')))], [cell(2, words(text('b')), words(text('c')))])
    expect(mdx(plain)).toContain('headerColumn={true}')
    expect(mdx(plain)).toContain('[{"text":"b\\nc"}]')
    const linked = table([cell(3, words(text('a')))], [cell(2, words(link('/x', text('b'))), words(text('c')))])
    expect(mdx(linked)).toBe(lines('| a |', '| - |', '| [b](/x) c |'))
  })

  it('knows a header column whose cells are several rows high', () => {
    const high = { ...cell(2, words(text('a'))), rowSpan: 2 }
    const rows = [[high, cell(0, words(text('b')))], [cell(0, words(text('c')))], [cell(2, words(text('d')))]]
    expect(mdx(table(...rows))).toContain('headerColumn={true}')
  })

  it('says when a link is lost', () => {
    expect(faults(table([cell(0, words(link('/x', text('a'))))]))).toHaveLength(1)
    expect(faults(table([cell(1, upload(5))]))).toHaveLength(1)
  })

  it('says when a mark is lost, which keeps nobody from exporting', () => {
    const { issues } = convert(document(table([cell(0, words(text('a'), text('2', 64)))])))
    expect(issues).toMatchObject([
      { severity: 'notice', message: 'The text “2” has a look that is not kept: it is raised' },
    ])
  })

  it('drops a table without a word', () => {
    expect(mdx(table([cell(1, words()), cell(1)]), table())).toBe('')
  })
})
