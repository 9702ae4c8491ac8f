/** The words of short texts that Drupal keeps as HTML, for fields that have no look. */
import type { ProseContext } from '../context.ts'
import { quotationMarks, ruleOf } from './elements.ts'
import { isElement, isHidden } from './node.ts'
import { type HtmlNode, parseHtml } from './tree.ts'

const lines = new Set('li tr dt dd'.split(' '))
const cells = new Set(['td', 'th'])
const parts = new Set('tbody thead tfoot'.split(' '))
/** Elements that have the words of a paragraph themselves; others only hold such ones. */
const paragraphs = new Set('p h1 h2 h3 h4 h5 h6 ul ol dl table blockquote pre hr'.split(' '))

/** Stands where a paragraph begins or ends: no text that was read has it, as white space becomes a space. */
const edge = '\f'

/** Paragraphs are parted by an empty line; the items of a list and the rows of a table stand on a line each. */
export const linesOf = (html: string, report: ProseContext['report']): string =>
  parseHtml(html, report)
    .map((node) => textOf(node))
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

function textOf(node: HtmlNode, isQuoted = false): string {
  if (!isElement(node)) return node.replaceAll(/[ \t\n\f\r]+/g, ' ')
  const { name } = node
  const treatment = ruleOf(name)?.treatment
  if (isHidden(node) || treatment === 'ignored' || treatment === 'refused') return ''
  if (name === 'br') return '\n'
  const text = node.children.map((child) => textOf(child, isQuoted || name === 'q')).join('')
  if (name === 'q') return quotationMarks(isQuoted).join(text)
  if (cells.has(name)) return `${text} `
  if (lines.has(name)) return `${text}\n`
  const isParagraph = paragraphs.has(name) || (treatment === 'container' && !parts.has(name))
  return isParagraph ? `${edge}${text}${edge}` : text
}
