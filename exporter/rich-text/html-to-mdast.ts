/**
 * Converts rich text that is stored as HTML, as Drupal keeps it, to mdast.
 *
 * Pure and total: every input gives a tree. Known elements are converted, one by one, and nothing else gets through: of
 * an element that prose cannot express only the words are kept, and it is reported with its line in the text. The tree
 * is in normal form, so the same text gives the same bytes whatever an editor or a word processor puts around it.
 */
import type { Root } from 'mdast'
import { normalForm } from '#content/format/prose/mdx-normal-form.ts'
import type { ProseContext } from './context.ts'
import { anchorsIn } from './html/anchors.ts'
import { blocks } from './html/blocks.ts'
import { reportingOnce, reportLeftOut, reportUnknown } from './html/diagnostics.ts'
import { ruleOf } from './html/elements.ts'
import { inline } from './html/inline.ts'
import { isElement, isHidden } from './html/node.ts'
import { type HtmlNode, parseHtml } from './html/parse-html.ts'
import { type Convert, type Reader, within } from './html/reader.ts'
import { edge, plainStyle, type Segment, type TextStyle, wordsIn } from './html/segment.ts'
import { toFlow } from './html/to-flow.ts'

export function htmlToMdast(source: string, context: ProseContext): Root {
  const once = reportingOnce(context)
  const nodes = parseHtml(source, once.report)
  const reader: Reader = {
    context: once,
    anchors: anchorsIn(nodes),
    read: (nodes, style) => nodes.flatMap((node) => segmentsOf(node, style, reader)),
  }
  const flow = toFlow(reader.read(nodes, plainStyle))
  return normalForm({ type: 'root', children: flow })
}

const converters: ReadonlyMap<string, Convert> = new Map(Object.entries<Convert>({ ...blocks, ...inline }))

function segmentsOf(node: HtmlNode, style: TextStyle, reader: Reader): readonly Segment[] {
  if (!isElement(node)) return node === '' ? [] : [wordsIn(style, node)]
  const treatment = ruleOf(node.name)?.treatment
  if (isHidden(node) || treatment === 'ignored') return []
  if (treatment === 'refused') {
    reportLeftOut(node, reader.context)
    return []
  }
  const inside = within(node, style, reader)
  const convert = converters.get(node.name)
  if (convert) return convert(node, inside, reader)
  if (treatment === undefined) reportUnknown(node, reader.context)
  const segments = reader.read(node.children, inside)
  return treatment === 'container' ? [edge, ...segments, edge] : segments
}
