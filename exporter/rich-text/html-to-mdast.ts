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
import { blocks } from './html/blocks.ts'
import { ruleOf } from './html/elements.ts'
import { inline } from './html/inline.ts'
import { isElement, isHidden } from './html/node.ts'
import { edge, type Look, type Piece, plainLook, wordsIn } from './html/piece.ts'
import { toFlow } from './html/pieces.ts'
import { placesIn } from './html/place.ts'
import { type Convert, type Reader, within } from './html/reader.ts'
import { reportingOnce, reportLeftOut, reportUnknown } from './html/told.ts'
import { type HtmlNode, parseHtml } from './html/tree.ts'

export function htmlToMdast(source: string, context: ProseContext): Root {
  const once = reportingOnce(context)
  const nodes = parseHtml(source, once.report)
  const reader: Reader = {
    context: once,
    places: placesIn(nodes),
    read: (nodes, look) => nodes.flatMap((node) => piecesOf(node, look, reader)),
  }
  const flow = toFlow(reader.read(nodes, plainLook))
  return normalForm({ type: 'root', children: flow })
}

const converters: ReadonlyMap<string, Convert> = new Map(Object.entries<Convert>({ ...blocks, ...inline }))

function piecesOf(node: HtmlNode, look: Look, reader: Reader): readonly Piece[] {
  if (!isElement(node)) return node === '' ? [] : [wordsIn(look, node)]
  const treatment = ruleOf(node.name)?.treatment
  if (isHidden(node) || treatment === 'ignored') return []
  if (treatment === 'refused') {
    reportLeftOut(node, reader.context)
    return []
  }
  const inside = within(node, look, reader)
  const convert = converters.get(node.name)
  if (convert) return convert(node, inside, reader)
  if (treatment === undefined) reportUnknown(node, reader.context)
  const pieces = reader.read(node.children, inside)
  return treatment === 'container' ? [edge, ...pieces, edge] : pieces
}
