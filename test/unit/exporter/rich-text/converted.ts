/** Documents of the editor as prose, and what is told of them. */
import { expect } from 'vitest'
import type { Problem } from '#content/format/problem.ts'
import { printMdx } from '#content/format/prose/mdx.ts'
import type { LexicalNode } from '#exporter/rich-text/lexical-node.ts'
import { lexicalToMdast } from '#exporter/rich-text/lexical-to-mdast.ts'
import { document } from '#test/support/inputs/lexical-builders.ts'

const published = new Map([
  ['cinema/1', 'cinema/kuala-lumpur'],
  ['media/5', 'file/poster'],
])

export function convert(value: unknown): { mdx: string; issues: Problem[] } {
  const issues: Problem[] = []
  const tree = lexicalToMdast(value, {
    // Whoever knows that something is not published also says so.
    reference: (collection, id) => {
      const key = `${collection}/${id}`
      if (!published.has(key)) issues.push({ message: `${key} is not published`, hint: 'Publish it.' })
      return published.get(key)
    },
    ownOrigins: ['https://www.ours.example', 'http://localhost:3000'],
    report: (issue) => issues.push(issue),
  })
  return { mdx: printMdx(tree), issues }
}

/** The text of a document that has no fault. */
export function mdx(...children: LexicalNode[]): string {
  const converted = convert(document(...children))
  expect(converted.issues).toEqual([])
  return converted.mdx
}

/** What is wrong with a document. */
export const faults = (...children: LexicalNode[]) =>
  convert(document(...children)).issues.map((issue) => issue.message)

export const lines = (...parts: string[]) => parts.join('\n')
