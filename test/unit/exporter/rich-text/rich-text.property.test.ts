/** The promise of the rich text, on thousands of documents: text never becomes code, and comes back as the same text. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileProse } from '#content/format/prose/compile-prose.ts'
import { findForbidden, parseMdx, plainText, printMdx } from '#content/format/prose/mdx.ts'
import { cleanText } from '#content/schema/clean-text.ts'
import type { LexicalNode } from '#exporter/rich-text/lexical-node.ts'
import { lexicalToMdast } from '#exporter/rich-text/lexical-to-mdast.ts'
import { mdastToLexical } from '#test/support/cms/src/rich-text/mdx-to-lexical.ts'
import { document, item, lineBreak, list, paragraph, quote, text } from '#test/support/inputs/lexical-builders.ts'
import { compileMdx, renderedTree } from './compile-mdx.ts'
import { generatedDocuments } from './generated-documents.ts'
import { hostileText } from './hostile-prose.ts'
import { linesOf } from './text-of-lexical.ts'
import { linesOfProse } from './text-of-prose.ts'

const print = (value: unknown): string =>
  printMdx(
    lexicalToMdast(value, {
      reference: (collection, id) => `${collection === 'media' ? 'file' : collection}/${id}`,
      ownOrigins: [],
      report: () => undefined,
    }),
  )

const seed = (mdx: string): unknown =>
  JSON.parse(
    JSON.stringify(mdastToLexical(parseMdx(mdx), { collectionOf: (type) => (type === 'file' ? 'media' : type) })),
  )

/** Lines that hold something, as they would be after another cleaning: marks may keep two characters apart that join. */
const filled = (lines: readonly string[]) => lines.filter((line) => line.trim() !== '').map(cleanText)

// The columns of a table are padded with spaces, so the spaces at the edges of its cells are no part of its text.
const holdsTable = (root: LexicalNode) => JSON.stringify(root).includes('"tablerow"')
const joined = (lines: readonly string[], loosely: boolean) =>
  filled(lines)
    .join('\n')
    .replace(loosely ? /\s+/gu : '', '')

describe('generated documents', { timeout: 120_000 }, () => {
  it('keep their text, and hold no code, however hostile they are', () => {
    fc.assert(
      fc.property(generatedDocuments, (value) => {
        const mdx = print(value)
        const tree = parseMdx(mdx)
        const loosely = holdsTable(value.root)
        expect(findForbidden(tree)).toEqual([])
        expect(joined(linesOfProse(tree), loosely)).toBe(joined(linesOf(value.root), loosely))
        expect(printMdx(tree)).toBe(mdx)
        expect(mdx.normalize('NFC')).toBe(mdx)
      }),
      { numRuns: 1400 },
    )
  })

  it('keep every space of the text in paragraphs, quotes and lists', () => {
    const words = fc.array(
      fc.oneof(
        hostileText.map((value) => text(value)),
        fc.constant(lineBreak),
      ),
      { minLength: 1, maxLength: 3 },
    )
    fc.assert(
      fc.property(words, (children) => {
        const value = document(paragraph(...children), quote(...children), list('bullet', item(...children)))
        const back = plainText(parseMdx(print(value))).split('\n')
        expect(filled(back)).toEqual(filled(linesOf(value.root)))
      }),
      { numRuns: 1500 },
    )
  })

  it('come back from a CMS that was seeded with them, byte for byte', () => {
    fc.assert(
      fc.property(generatedDocuments, (value) => {
        const mdx = print(value)
        expect(print(seed(mdx))).toBe(mdx)
      }),
      { numRuns: 900 },
    )
  })

  it('look the same as the official compiler makes them, and are no code', async () => {
    await fc.assert(
      fc.asyncProperty(generatedDocuments, async (value) => {
        const mdx = print(value)
        const compiled = await compileMdx(mdx)
        expect(compiled.code).toEqual([])
        const { tree = [], problems } = compileProse(mdx)
        expect(problems).toEqual([])
        expect(renderedTree(tree)).toBe(compiled.html)
      }),
      { numRuns: 400 },
    )
  })
})
