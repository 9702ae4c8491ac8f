/** Stored HTML as prose, and what is told of it. */
import { expect } from 'vitest'
import type { Problem } from '#content/format/problem.ts'
import { printMdx } from '#content/format/prose/mdx.ts'
import type { ProseContext } from '#exporter/rich-text/context.ts'
import { htmlToText } from '#exporter/rich-text/html/plain-text/html-to-text.ts'
import { htmlToMdast } from '#exporter/rich-text/html-to-mdast.ts'

const published = new Map([
  ['node/11111111-1111-4111-8111-111111111111', 'cinema/belvedere'],
  ['node/1', 'cinema/belvedere'],
  ['taxonomy_term/7', 'taxonomy/drama'],
  ['media/22222222-2222-4222-8222-222222222222', 'file/foyer'],
  ['file/33333333-3333-4333-8333-333333333333', 'file/ticket'],
  ['file//sites/default/files/caf%C3%A9.jpg', 'file/cafe'],
  ['file//cms/sites/default/files/menu.pdf', 'file/menu'],
])

export const cinema = 'data-entity-type="node" data-entity-uuid="11111111-1111-4111-8111-111111111111"'
export const foyer = 'data-entity-type="media" data-entity-uuid="22222222-2222-4222-8222-222222222222"'
export const ticket = 'data-entity-type="file" data-entity-uuid="33333333-3333-4333-8333-333333333333"'

export function convertHtml(html: string, base = ''): { mdx: string; issues: Problem[] } {
  const issues: Problem[] = []
  return { mdx: printMdx(htmlToMdast(html, contextOf(issues, base))), issues }
}

/** Stored HTML in a field that has no look. */
export function linesOfHtml(html: string): { text: string; issues: Problem[] } {
  const issues: Problem[] = []
  return { text: htmlToText(html, contextOf(issues, '')), issues }
}

function contextOf(issues: Problem[], base: string): ProseContext {
  return {
    // Whoever knows that something is not published also says so.
    reference: (type, id) => {
      const key = published.get(`${type}/${id}`)
      if (key === undefined) issues.push({ message: `${type}/${id} is not published` })
      return key
    },
    description: (type, id) => (`${type}/${id}` === 'file/33333333-3333-4333-8333-333333333333' ? 'c' : undefined),
    address: (path) => (path === '/belvedere' ? 'ref:cinema/belvedere' : undefined),
    base,
    ownOrigins: ['https://www.ours.example', 'https://cms.ours.example'],
    report: (issue) => issues.push(issue),
  }
}

/** The text of HTML that has no fault. */
export function fromHtml(html: string): string {
  const { mdx, issues } = convertHtml(html)
  expect(issues).toEqual([])
  return mdx
}

/** What is wrong with it. */
export const htmlFaults = (html: string): string[] => convertHtml(html).issues.map(({ message }) => message)
