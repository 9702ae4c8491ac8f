/** The promise of stored HTML: what a reader sees or can use is in the prose, or it is told. */
import fc from 'fast-check'
import type { Nodes } from 'mdast'
import { describe, it } from 'vitest'
import { parseMdx } from '#content/format/prose/mdx.ts'
import { parseHtml } from '#exporter/rich-text/html/parse-html.ts'
import { convertHtml, linesOfHtml } from '../html-converted.ts'
import { sign, withMark, withNumbers, withSign } from './generated-signs.ts'

/** A browser drops some tags where they stand, such as a <td> in no table. */
const isParsed = (html: string): boolean => JSON.stringify(parseHtml(html, () => undefined)).includes(sign)

/** Whether what stands with the sign has a mark, or is of a kind. Program text is code without one. */
function hasMark(node: Nodes, mark: string): boolean {
  if ('value' in node && node.type !== 'mdxjsEsm') {
    const isKind = node.type === mark || (mark === 'inlineCode' && node.type === 'code')
    return isKind && node.value.includes(sign)
  }
  const is = node.type === mark || ('name' in node && node.name === mark)
  if (is && JSON.stringify(node).includes(sign)) return true
  return 'children' in node && node.children.some((child) => hasMark(child, mark))
}

describe('what stands in HTML', { timeout: 120_000 }, () => {
  it('is in the text or told: words, links and pictures, in whatever they stand', () => {
    fc.assert(
      fc.property(withSign, (html) => {
        fc.pre(isParsed(html))
        const { mdx, issues } = convertHtml(html)
        return mdx.includes(sign) || issues.length > 0
      }),
      { numRuns: 3000 },
    )
  })

  it('is marked in the text as it was, or told', () => {
    fc.assert(
      fc.property(withMark, ({ html, mark }) => {
        const { mdx, issues } = convertHtml(html)
        return issues.length > 0 || hasMark(parseMdx(mdx), mark)
      }),
      { numRuns: 1000 },
    )
  })

  it('is told where its numbers or letters are others here', () => {
    fc.assert(
      fc.property(withNumbers, (html) => convertHtml(html).issues.length > 0),
      { numRuns: 400 },
    )
  })
})

describe('what stands in HTML for a field without a look', { timeout: 120_000 }, () => {
  it('is in its words or told: links and pictures, too', () => {
    fc.assert(
      fc.property(withSign, (html) => {
        fc.pre(isParsed(html))
        const { text, issues } = linesOfHtml(html)
        return text.includes(sign) || issues.length > 0
      }),
      { numRuns: 3000 },
    )
  })

  it('is told where it had a mark', () => {
    fc.assert(
      fc.property(withMark, ({ html }) => linesOfHtml(html).issues.length > 0),
      { numRuns: 400 },
    )
  })

  it('keeps the number of each item, or tells that it is another', () => {
    fc.assert(
      fc.property(withNumbers, (html) => {
        const { text, issues } = linesOfHtml(html)
        const items = html.match(/<li[^>]*>[abc]/gu) ?? []
        return issues.length > 0 || text.match(/(?<!\d)-?\d+\. [abc]/gu)?.length === items.length
      }),
      { numRuns: 400 },
    )
  })
})
