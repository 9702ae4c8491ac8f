/**
 * The words of short texts that Drupal keeps as HTML, for fields that have no look. Of headings, quotations, lists of points and
 * tables their lines are left; all else that is lost is told.
 */
import type { Run } from '#content/format/prose/mdx-runs.ts'
import type { ProseContext } from '../../context.ts'
import { reportMarks } from '../../lost-marks.ts'
import { blocks } from '../blocks.ts'
import { quotationMarks, ruleOf } from '../elements.ts'
import { inline } from '../inline.ts'
import { numberedItems } from '../lists/numbered-items.ts'
import { isElement, isHidden } from '../node.ts'
import { type Look, plainLook, wordsIn } from '../piece.ts'
import { within } from '../reader.ts'
import { reportingOnce, reportLeftOut, reportUnknown } from '../told.ts'
import { type HtmlElement, type HtmlNode, parseHtml } from '../tree.ts'
import { reportLost } from './lost.ts'

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
export function linesOf(html: string, context: ProseContext): string {
  const reading: Reading = { context: reportingOnce(context), runs: [] }
  const text = textOfAll(parseHtml(html, reading.context.report), plainLook, reading)
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

const textOfAll = (nodes: readonly HtmlNode[], look: Look, reading: Reading): string =>
  nodes.map((node) => (isElement(node) ? textOf(node, look, reading) : wordsOf(node, look, reading))).join('')

function wordsOf(text: string, look: Look, { runs }: Reading): string {
  runs.push(wordsIn(look, text).run)
  return look.keepsSpace
    ? text.replaceAll(/[ \t\f]+/g, ' ').replaceAll(/\r\n?/g, '\n')
    : text.replaceAll(/[ \t\n\f\r]+/g, ' ')
}

function textOf(node: HtmlElement, look: Look, reading: Reading): string {
  const { name } = node
  const { context } = reading
  const treatment = ruleOf(name)?.treatment
  if (isHidden(node) || treatment === 'ignored') return ''
  if (treatment === 'refused') {
    reportLeftOut(node, context)
    return ''
  }
  const inside = lookWithin(node, look, reading)
  if (treatment === undefined && !(Object.hasOwn(blocks, name) || Object.hasOwn(inline, name)))
    reportUnknown(node, context)
  reportLost(node, context)
  if (name === 'br') return '\n'
  const text = lists.has(name)
    ? numberedItems(node, context, (item) => textOfAll([item], inside, reading))
    : textOfAll(node.children, inside, reading)
  if (name === 'q') return quotationMarks(look.isQuoted).join(text)
  if (cells.has(name)) return `${text} `
  if (lines.has(name)) return `${text}\n`
  const isParagraph = paragraphs.has(name) || (treatment === 'container' && !parts.has(name))
  return isParagraph ? `${edge}${text}${edge}` : text
}

function lookWithin(node: HtmlElement, look: Look, reading: Reading): Look {
  const inside = within(node, look, reading)
  if (node.name === 'q') return { ...inside, isQuoted: true }
  if (node.name === 'pre') return { ...inside, keepsSpace: true }
  // Nobody made a term of a list strong: it is how prose shows one.
  return node.name === 'dt' ? { ...inside, marks: look.marks } : inside
}
