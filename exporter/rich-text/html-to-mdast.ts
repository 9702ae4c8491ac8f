/**
 * Converts rich text that is stored as HTML, as Drupal keeps it, to mdast.
 *
 * Pure and total: every input gives a tree. What is known is converted, element by element, and nothing else gets through: of
 * what prose cannot express the words are kept where there are any, and it is reported with its line in the text. The tree is
 * in normal form, so the same text gives the same bytes whatever an editor or a word processor puts around it.
 */
import type { Root } from 'mdast'
import { normalForm } from '#content/format/prose/mdx-normal-form.ts'
import type { ProseContext } from './context.ts'
import { blocks, callToAction, countdownOf, isButton, isCountdown } from './html/blocks.ts'
import { hrefOf } from './html/link.ts'
import { isBox } from './html/list.ts'
import { isMark, lookWithin, reportLook } from './html/look.ts'
import { at, attribute, elementsOf, excerptOf, isElement, styleOf } from './html/node.ts'
import { pastedItem } from './html/pasted-list.ts'
import { edge, type Look, lineBreakWords, type Piece, plainLook } from './html/piece.ts'
import { toFlow } from './html/pieces.ts'
import type { Reader } from './html/reader.ts'
import { type HtmlElement, type HtmlNode, parseHtml } from './html/tree.ts'

export function htmlToMdast(source: string, context: ProseContext): Root {
  const once = { ...context, report: reportOnce(context.report) }
  const reader: Reader = {
    context: once,
    read: (nodes, look) => nodes.flatMap((node) => piecesOf(node, look, reader)),
  }
  const flow = toFlow(reader.read(parseHtml(source, once.report), plainLook))
  return normalForm({ type: 'root', children: flow })
}

/** The same thing in twenty cells of a table is said once. */
function reportOnce(report: ProseContext['report']): ProseContext['report'] {
  const told = new Set<string>()
  return (problem) => {
    if (told.has(problem.message)) return
    told.add(problem.message)
    report(problem)
  }
}

function piecesOf(node: HtmlNode, look: Look, reader: Reader): readonly Piece[] {
  if (!isElement(node)) return node === '' ? [] : [words(node, look)]
  if (silent.has(node.name) || isBox(node) || isHidden(node)) return []
  if (leftOut.has(node.name)) return leaveOut(node, reader.context)
  const convert = Object.hasOwn(blocks, node.name) ? blocks[node.name] : undefined
  if (convert) return convert(node, look, reader)
  if (node.name === 'br') return [lineBreakWords]
  if (node.name === 'a') return linkOf(node, look, reader)
  if (node.name === 'time' && isCountdown(node)) return countdownOf(node, look, reader)
  return within(node, look, reader)
}

function words(value: string, { marks, link, isCode, keepsSpace }: Look): Piece {
  return { kind: 'words', run: { leaf: { type: isCode ? 'inlineCode' : 'text', value }, marks, link }, keepsSpace }
}

/** The pieces within an element that is a container, a mark, or nothing that we know. */
function within(node: HtmlElement, look: Look, reader: Reader): readonly Piece[] {
  reportLook(node, look, reader.context)
  const inside = reader.read(node.children, lookWithin(node, look))
  if (node.name === 'details') {
    const message = `What is folded under “${excerptOf(elementsOf(node)[0] ?? node)}” is shown unfolded`
    at(node, reader.context).report({ message, hint: 'A section of the page can fold it. Its words are kept.' })
  }
  if (node.name === 'p') {
    const item = pastedItem(node, inside)
    if (item) return [edge, item, edge]
  }
  // A term and what it means stand in one paragraph.
  if (node.name === 'dt') return [edge, ...inside, lineBreakWords]
  if (node.name === 'dd') return [...inside, edge]
  if (containers.has(node.name)) return [edge, ...inside, edge]
  if (!isMark(node) && !inline.has(node.name) && !isOfOffice(node)) {
    const message = `The exporter does not know what to do with <${node.name}> here`
    const hint = 'Remove it in the editor, or teach it to exporter/rich-text. Its words are kept.'
    at(node, reader.context).report({ message, hint })
  }
  return inside
}

function linkOf(node: HtmlElement, look: Look, reader: Reader): readonly Piece[] {
  if (isButton(node) && look.link === undefined) return callToAction(node, look, reader)
  const link = look.link ?? hrefOf(node, reader.context)
  return reader.read(node.children, { ...lookWithin(node, look), link })
}

const containers = new Set([
  ...['p', 'div', 'section', 'article', 'main', 'header', 'footer', 'nav', 'aside', 'address', 'center', 'hgroup'],
  ...['dl', 'figcaption', 'caption', 'li', 'fieldset', 'legend', 'form', 'search', 'summary'],
  'details',
  ...['tr', 'td', 'th', 'thead', 'tbody', 'tfoot', 'body', 'html'],
])

/** Say nothing about words that the contract has a word for, and nothing that a reader would miss. */
const inline = new Set([
  ...['span', 'font', 'small', 'big', 'abbr', 'acronym', 'time', 'data', 'label', 'mark', 'q', 'bdi', 'bdo', 'nobr'],
  ...['ruby', 'rb', 'rt', 'rp', 'rtc', 'wbr', 'picture', 'blink', 'tt'],
])

/** `<o:p>` and its like, which word processors paste. */
const isOfOffice = ({ name }: HtmlElement): boolean => name.includes(':')

/** Hold nothing that a reader sees. */
const silent = new Set([
  ...['style', 'head', 'title', 'meta', 'link', 'base', 'col', 'colgroup', 'source', 'track', 'param', 'area', 'map'],
  // Settings of a word processor.
  'xml',
])

const isHidden = (node: HtmlElement): boolean => styleOf(node, 'display') === 'none'

/** Hold what prose has no words for. */
const leftOut = new Set([
  ...[
    'script',
    'noscript',
    'template',
    'iframe',
    'object',
    'embed',
    'applet',
    'video',
    'audio',
    'canvas',
    'svg',
    'math',
  ],
  ...['input', 'button', 'select', 'datalist', 'textarea', 'output', 'progress', 'meter', 'frameset', 'noframes'],
])

function leaveOut(node: HtmlElement, context: ProseContext): readonly Piece[] {
  const source = attribute(node, 'src') || attribute(node, 'data')
  const what = source === '' ? excerptOf(node) : source.slice(0, 100)
  const message = `A <${node.name}>${what === '' ? '' : ` (${JSON.stringify(what)})`} has no place in the text`
  at(node, context).report({
    message,
    hint: 'It is left out. Write a sentence with a link to it, or use a section of the page.',
  })
  return []
}
