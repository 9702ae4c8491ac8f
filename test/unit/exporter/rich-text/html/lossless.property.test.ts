/** The promise of stored HTML: what a reader sees or can use is in the prose, or it is told. */
import fc from 'fast-check'
import { describe, it } from 'vitest'
import { parseHtml } from '#exporter/rich-text/html/tree.ts'
import { convertHtml } from '../html-converted.ts'
import { sign, withNumbers, withSign } from './generated-signs.ts'

const isToldOrKept = (html: string): boolean => {
  const { mdx, issues } = convertHtml(html)
  return mdx.includes(sign) || issues.length > 0
}

describe('what stands in HTML', { timeout: 120_000 }, () => {
  it('is in the text or told: words, links and pictures, in whatever they stand', () => {
    fc.assert(
      fc.property(withSign, (html) => {
        // A browser drops some tags where they stand, such as a <td> in no table.
        fc.pre(JSON.stringify(parseHtml(html, () => undefined)).includes(sign))
        return isToldOrKept(html)
      }),
      { numRuns: 3000 },
    )
  })

  it('is told where its numbers or letters are others here', () => {
    fc.assert(
      fc.property(withNumbers, (html) => convertHtml(html).issues.length > 0),
      { numRuns: 400 },
    )
  })
})
