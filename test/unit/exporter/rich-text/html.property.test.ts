/** The promise of the rich text of Drupal, on thousands of texts: whatever is stored, it never becomes code. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileProse } from '#content/format/prose/compile-prose.ts'
import { findForbidden, parseMdx, plainText, printMdx } from '#content/format/prose/mdx.ts'
import { cleanText } from '#content/schema/clean-text.ts'
import { compileMdx, renderedTree } from './compile-mdx.ts'
import { generatedHtml } from './generated-html.ts'
import { hostileText } from './hostile-prose.ts'
import { generatedBlocks } from './html/generated-blocks.ts'
import { convertHtml } from './html-converted.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const squeezed = (text: string) => cleanText(text).replace(/\s+/gu, '').normalize('NFD')

const anyHtml = fc.oneof(generatedHtml, generatedBlocks)

describe('generated HTML', { timeout: 120_000 }, () => {
  it('becomes prose of the contract, in the one way to write it', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const { mdx } = convertHtml(html)
        const tree = parseMdx(mdx)
        expect(findForbidden(tree)).toEqual([])
        expect(printMdx(tree)).toBe(mdx)
        expect(mdx.normalize('NFC')).toBe(mdx)
      }),
      { numRuns: 1500 },
    )
  })

  it('keeps every word, whatever it stands in', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('p', 'h2', 'li', 'td', 'o:p', 'x-y', 'font', 'summary'), hostileText)),
        (parts) => {
          const html = parts.map(([name, text]) => `<${name}>${escaped(text)}</${name}>`).join('')
          const { mdx } = convertHtml(html)
          expect(squeezed(plainText(parseMdx(mdx)))).toBe(squeezed(parts.map(([, text]) => text).join('')))
        },
      ),
      { numRuns: 800 },
    )
  })

  it('looks the same as the official compiler makes it, and is no code', async () => {
    await fc.assert(
      fc.asyncProperty(anyHtml, async (html) => {
        const { mdx } = convertHtml(html)
        const compiled = await compileMdx(mdx)
        expect(compiled.code).toEqual([])
        const { tree = [], problems } = compileProse(mdx)
        expect(problems).toEqual([])
        expect(renderedTree(tree)).toBe(compiled.html)
      }),
      { numRuns: 300 },
    )
  })
})
