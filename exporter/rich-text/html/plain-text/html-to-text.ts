/**
 * Converts texts that Drupal keeps as HTML to plain text, for fields that have no style. Of headings, quotations, lists of points and
 * tables their lines are left; all else that is lost is reported.
 */
import type { Run } from '#content/format/prose/mdx-runs.ts'
import type { ProseContext } from '../../context.ts'
import { reportMarks } from '../../lost-marks.ts'
import { blocks } from '../blocks.ts'
import { reportingOnce, reportLeftOut, reportUnknown } from '../diagnostics.ts'
import { quotationMarks, ruleOf } from '../elements.ts'
import { inline } from '../inline.ts'
import { numberedItems } from '../lists/numbered-items.ts'
import { isElement, isHidden } from '../node.ts'
import { type HtmlElement, type HtmlNode, parseHtml } from '../parse-html.ts'
import { within } from '../reader.ts'
import { plainStyle, type TextStyle, wordsIn } from '../segment.ts'
import { reportUnsupported } from './unsupported-elements.ts'

const lines = new Set('li tr dt dd'.split(' '))
const cells = new Set(['td', 'th'])
const parts = new Set('tbody thead tfoot'.split(' '))
/** Elements that have the words of a paragraph themselves; others only hold such ones. */
const paragraphs = new Set('p h1 h2 h3 h4 h5 h6 ul ol dl table blockquote pre hr'.split(' '))
const lists = new Set('ul ol menu'.split(' '))

/** Stands where a paragraph begins or ends: no text that was read has it, as white space becomes a space. */
const edge = '\f'

interface Reading {
  readonly context: ProseContext
  /** All words that were read, with their marks. */
  readonly runs: Run[]
}

/** Paragraphs are parted by an empty line; the items of a list and the rows of a table stand on a line each. */
export function htmlToText(html: string, context: ProseContext): string {
  const reading: Reading = { context: reportingOnce(context), runs: [] }
  const text = textOfAll(parseHtml(html, reading.context.report), plainStyle, reading)
  reportMarks(reading.runs, reading.context)
  return text
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
}

const textOfAll = (nodes: readonly HtmlNode[], style: TextStyle, reading: Reading): string =>
  nodes.map((node) => (isElement(node) ? textOf(node, style, reading) : wordsOf(node, style, reading))).join('')

function wordsOf(text: string, style: TextStyle, { runs }: Reading): string {
  runs.push(wordsIn(style, text).run)
  return style.keepsSpace
    ? text.replaceAll(/[ \t\f]+/g, ' ').replaceAll(/\r\n?/g, '\n')
    : text.replaceAll(/[ \t\n\f\r]+/g, ' ')
}

function textOf(node: HtmlElement, style: TextStyle, reading: Reading): string {
  const { name } = node
  const { context } = reading
  const treatment = ruleOf(name)?.treatment
  if (isHidden(node) || treatment === 'ignored') return ''
  if (treatment === 'refused') {
    reportLeftOut(node, context)
    return ''
  }
  const inside = styleWithin(node, style, reading)
  if (treatment === undefined && !(Object.hasOwn(blocks, name) || Object.hasOwn(inline, name)))
    reportUnknown(node, context)
  reportUnsupported(node, context)
  if (name === 'br') return '\n'
  const text = lists.has(name)
    ? numberedItems(node, context, (item) => textOfAll([item], inside, reading))
    : textOfAll(node.children, inside, reading)
  if (name === 'q') return quotationMarks(style.isQuoted).join(text)
  if (cells.has(name)) return `${text} `
  if (lines.has(name)) return `${text}\n`
  const isParagraph = paragraphs.has(name) || (treatment === 'container' && !parts.has(name))
  return isParagraph ? `${edge}${text}${edge}` : text
}

function styleWithin(node: HtmlElement, style: TextStyle, reading: Reading): TextStyle {
  const inside = within(node, style, reading)
  if (node.name === 'q') return { ...inside, isQuoted: true }
  if (node.name === 'pre') return { ...inside, keepsSpace: true }
  // Nobody made a term of a list strong: it is how prose shows one.
  return node.name === 'dt' ? { ...inside, marks: style.marks } : inside
}
