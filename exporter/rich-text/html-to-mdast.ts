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
import { ruleOf } from './html/elements.ts'
import { hrefOf } from './html/link.ts'
import { wordItem } from './html/lists/word-list.ts'
import { lookWithin, reportLook } from './html/look.ts'
import { at, attribute, elementsOf, excerptOf, isElement, isHidden } from './html/node.ts'
import { edge, type Look, lineBreakWords, type Piece, plainLook } from './html/piece.ts'
import { toFlow } from './html/pieces.ts'
import type { Convert, Reader } from './html/reader.ts'
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

const converters: ReadonlyMap<string, Convert> = new Map(
  Object.entries<Convert>({
    ...blocks,
    a: linkOf,
    br: () => [lineBreakWords],
    dd: (node, look, reader) => [...within(node, look, reader), edge],
    details: unfolded,
    // A term and what it means stand in one paragraph.
    dt: (node, look, reader) => [edge, ...within(node, look, reader), lineBreakWords],
    p: paragraphOf,
    time: (node, look, reader) => (isCountdown(node) ? countdownOf(node, look, reader) : within(node, look, reader)),
  }),
)

function piecesOf(node: HtmlNode, look: Look, reader: Reader): readonly Piece[] {
  if (!isElement(node)) return node === '' ? [] : [words(node, look)]
  if (isHidden(node)) return []
  const convert = converters.get(node.name)
  if (convert) return convert(node, look, reader)
  switch (ruleOf(node.name)?.treatment) {
    case 'container':
      return [edge, ...within(node, look, reader), edge]
    case 'inline':
      return within(node, look, reader)
    case 'ignored':
      return []
    case 'refused':
      return leaveOut(node, reader.context)
    default:
      return unknown(node, look, reader)
  }
}

function words(value: string, { marks, link, isCode, keepsSpace }: Look): Piece {
  return { kind: 'words', run: { leaf: { type: isCode ? 'inlineCode' : 'text', value }, marks, link }, keepsSpace }
}

/** The pieces within an element, in the look that it gives them. */
function within(node: HtmlElement, look: Look, reader: Reader): readonly Piece[] {
  reportLook(node, look, reader.context)
  return reader.read(node.children, lookWithin(node, look))
}

function paragraphOf(node: HtmlElement, look: Look, reader: Reader): readonly Piece[] {
  const inside = within(node, look, reader)
  const item = wordItem(node, inside)
  return [edge, ...(item ? [item] : inside), edge]
}

function unfolded(node: HtmlElement, look: Look, reader: Reader): readonly Piece[] {
  const inside = within(node, look, reader)
  const message = `What is folded under “${excerptOf(elementsOf(node)[0] ?? node)}” is shown unfolded`
  at(node, reader.context).report({ message, hint: 'A section of the page can fold it. Its words are kept.' })
  return [edge, ...inside, edge]
}

function unknown(node: HtmlElement, look: Look, reader: Reader): readonly Piece[] {
  const inside = within(node, look, reader)
  const message = `The exporter does not know what to do with <${node.name}> here`
  const hint = 'Remove it in the editor, or teach it to exporter/rich-text. Its words are kept.'
  at(node, reader.context).report({ message, hint })
  return inside
}

function linkOf(node: HtmlElement, look: Look, reader: Reader): readonly Piece[] {
  if (isButton(node) && look.link === undefined) return callToAction(node, look, reader)
  const link = look.link ?? hrefOf(node, reader.context)
  return reader.read(node.children, { ...lookWithin(node, look), link })
}

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
