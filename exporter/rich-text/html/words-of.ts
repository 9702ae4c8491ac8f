/** The words of short texts that Drupal keeps as HTML, for fields that have no look. */
import type { ProseContext } from '../context.ts'
import { ruleOf } from './elements.ts'
import { isElement, isHidden } from './node.ts'
import { type HtmlNode, parseHtml } from './tree.ts'

const paragraphs = new Set('p div h1 h2 h3 h4 h5 h6 ul ol table'.split(' '))
const lines = new Set(['li', 'tr'])

/** Stands where a paragraph begins or ends: no text that was read has it, as white space becomes a space. */
const edge = '\f'

/** Paragraphs are parted by an empty line; the items of a list and the rows of a table stand on a line each. */
export const linesOf = (html: string, report: ProseContext['report']): string =>
  parseHtml(html, report)
    .map(textOf)
    .join('')
    .split(edge)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => line.replaceAll(/ +/g, ' ').trim())
        .filter(Boolean)
        .join('\n'),
    )
    .filter(Boolean)
    .join('\n\n')

function textOf(node: HtmlNode): string {
  if (!isElement(node)) return node.replaceAll(/\s+/g, ' ')
  if (isHidden(node) || node.name === 'script' || ruleOf(node.name)?.treatment === 'ignored') return ''
  if (node.name === 'br') return '\n'
  const text = node.children.map(textOf).join('')
  if (paragraphs.has(node.name)) return `${edge}${text}${edge}`
  return lines.has(node.name) ? `${text}\n` : text
}
