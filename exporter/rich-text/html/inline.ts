/** Converts the elements whose words stay among others. Each is given the look that it has within. */
import { callToAction, countdownOf, isButton, isCountdown } from './blocks.ts'
import { quotationMarks } from './elements.ts'
import { hrefOf, reportArea } from './link.ts'
import { wordItem } from './lists/word-list.ts'
import { edge, type Look, lineBreakWords, type Piece, wordsIn } from './piece.ts'
import type { Convert, Reader } from './reader.ts'
import { reportUnfolded } from './told.ts'
import type { HtmlElement } from './tree.ts'

export const inline: Readonly<Record<string, Convert>> = {
  a: linkOf,
  area: (node, _, { context }) => {
    reportArea(node, context)
    return []
  },
  br: () => [lineBreakWords],
  dd: (node, look, { read }) => [...read(node.children, look), edge],
  details: unfolded,
  // A term and what it means stand in one paragraph.
  dt: (node, look, { read }) => [edge, ...read(node.children, look), lineBreakWords],
  p: paragraphOf,
  q: quotation,
  time: (node, look, reader) =>
    isCountdown(node) ? countdownOf(node, look, reader) : reader.read(node.children, look),
}

function paragraphOf(node: HtmlElement, look: Look, { read }: Reader): readonly Piece[] {
  const inside = read(node.children, look)
  const item = wordItem(node, inside)
  return [edge, ...(item ? [item] : inside), edge]
}

function linkOf(node: HtmlElement, look: Look, reader: Reader): readonly Piece[] {
  if (isButton(node) && look.link === undefined) return callToAction(node, look, reader)
  return reader.read(node.children, { ...look, link: look.link ?? hrefOf(node, reader) })
}

/** Words between the quotation marks that a browser puts there. */
function quotation(node: HtmlElement, look: Look, { read }: Reader): readonly Piece[] {
  const [opening, closing] = quotationMarks(look.isQuoted)
  return [wordsIn(look, opening), ...read(node.children, { ...look, isQuoted: true }), wordsIn(look, closing)]
}

function unfolded(node: HtmlElement, look: Look, { context, read }: Reader): readonly Piece[] {
  const inside = read(node.children, look)
  reportUnfolded(node, context)
  return [edge, ...inside, edge]
}
