/** Converts the elements whose words stay among others. Each is given the style of the text within. */
import { callToAction, countdownOf, isButton, isCountdown } from './blocks.ts'
import { reportUnfolded } from './diagnostics.ts'
import { quotationMarks } from './elements.ts'
import { hrefOf, reportArea } from './link.ts'
import { msWordItem } from './lists/ms-word-item.ts'
import type { HtmlElement } from './parse-html.ts'
import type { Convert, Reader } from './reader.ts'
import { edge, lineBreakWords, type Segment, type TextStyle, wordsIn } from './segment.ts'

export const inline: Readonly<Record<string, Convert>> = {
  a: linkOf,
  area: (node, _, { context }) => {
    reportArea(node, context)
    return []
  },
  br: () => [lineBreakWords],
  dd: (node, style, { read }) => [...read(node.children, style), edge],
  details: unfolded,
  // A term and what it means stand in one paragraph.
  dt: (node, style, { read }) => [edge, ...read(node.children, style), lineBreakWords],
  p: paragraphOf,
  q: quotation,
  time: (node, style, reader) =>
    isCountdown(node) ? countdownOf(node, style, reader) : reader.read(node.children, style),
}

function paragraphOf(node: HtmlElement, style: TextStyle, { read }: Reader): readonly Segment[] {
  const inside = read(node.children, style)
  const item = msWordItem(node, inside)
  return [edge, ...(item ? [item] : inside), edge]
}

function linkOf(node: HtmlElement, style: TextStyle, reader: Reader): readonly Segment[] {
  if (isButton(node) && style.link === undefined) return callToAction(node, style, reader)
  return reader.read(node.children, { ...style, link: style.link ?? hrefOf(node, reader) })
}

/** Words between the quotation marks that a browser puts there. */
function quotation(node: HtmlElement, style: TextStyle, { read }: Reader): readonly Segment[] {
  const [opening, closing] = quotationMarks(style.isQuoted)
  return [wordsIn(style, opening), ...read(node.children, { ...style, isQuoted: true }), wordsIn(style, closing)]
}

function unfolded(node: HtmlElement, style: TextStyle, { context, read }: Reader): readonly Segment[] {
  const inside = read(node.children, style)
  reportUnfolded(node, context)
  return [edge, ...inside, edge]
}
