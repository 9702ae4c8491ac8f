/** Converts lists, also those with a box before each item. */
import { attribute, isElement } from '../node.ts'
import { type Block, edge, type Look, type Piece, plainLook, wordsIn } from '../piece.ts'
import { toFlow } from '../pieces.ts'
import { type Reader, within } from '../reader.ts'
import type { HtmlElement, HtmlNode } from '../tree.ts'
import { numbersIn, reportNumbers } from './numbers.ts'

export function listOf(node: HtmlElement, look: Look, reader: Reader): Block[] {
  const ordered = node.name === 'ol'
  const items = filled(node.children).map((item) => {
    // A list right in a list, which editors write for a deeper level, is an item of its own.
    if (!isElement(item) || item.name !== 'li') return { checked: null, pieces: reader.read([item], look) }
    const inside = within(item, look, reader)
    const box = ordered ? undefined : boxOf(item)
    const children = box ? without(item.children, box) : item.children
    return { checked: box ? Object.hasOwn(box.attributes, 'checked') : null, pieces: reader.read(children, inside) }
  })
  const children = items.map(({ checked, pieces }) => ({
    type: 'listItem' as const,
    checked,
    children: toFlow(pieces),
  }))
  const numbers = numbersIn(node, children)
  reportNumbers(node, numbers, reader.context)
  const words = items.flatMap(({ pieces }, index) => [edge, ...numbered(pieces, numbers.here[index]), edge])
  return [{ kind: 'block', flow: [{ type: 'list', ordered, start: numbers.start, children }], words }]
}

/** The pieces of an item with its number before its first word, for a place where no list can be. */
function numbered(pieces: readonly Piece[], number: number | undefined): readonly Piece[] {
  const first = pieces.findIndex(({ kind }) => kind !== 'edge')
  if (number === undefined || first < 0) return pieces
  return [...pieces.slice(0, first), wordsIn(plainLook, `${number}. `), ...pieces.slice(first)]
}

/** The box that an item begins with. */
function boxOf(item: HtmlElement): HtmlElement | undefined {
  let [first] = filled(item.children)
  while (isElement(first)) {
    if (isBox(first)) return first
    if (!['label', 'p', 'span', 'div'].includes(first.name)) return undefined
    ;[first] = filled(first.children)
  }
  return undefined
}

const isBox = (node: HtmlElement): boolean =>
  node.name === 'input' && attribute(node, 'type').toLowerCase() === 'checkbox'

const without = (nodes: readonly HtmlNode[], gone: HtmlElement): HtmlNode[] =>
  nodes
    .filter((node) => node !== gone)
    .map((node) => (isElement(node) ? { ...node, children: without(node.children, gone) } : node))

const filled = (nodes: readonly HtmlNode[]): HtmlNode[] => nodes.filter((node) => isElement(node) || node.trim() !== '')
