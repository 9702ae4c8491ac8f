/** Converts lists, also those with a box before each item. */
import { attribute, isElement } from '../node.ts'
import type { HtmlElement, HtmlNode } from '../parse-html.ts'
import { type Reader, within } from '../reader.ts'
import { type Block, edge, plainStyle, type Segment, type TextStyle, wordsIn } from '../segment.ts'
import { toFlow } from '../to-flow.ts'
import { numbersIn, reportNumbers } from './numbers.ts'

export function listOf(node: HtmlElement, style: TextStyle, reader: Reader): Block[] {
  const ordered = node.name === 'ol'
  const items = filled(node.children).map((item) => {
    // A list right in a list, which editors write for a deeper level, is an item of its own.
    if (!isElement(item) || item.name !== 'li') return { checked: null, segments: reader.read([item], style) }
    const inside = within(item, style, reader)
    const box = ordered ? undefined : boxOf(item)
    const children = box ? without(item.children, box) : item.children
    return { checked: box ? Object.hasOwn(box.attributes, 'checked') : null, segments: reader.read(children, inside) }
  })
  const children = items.map(({ checked, segments }) => ({
    type: 'listItem' as const,
    checked,
    children: toFlow(segments),
  }))
  const numbers = numbersIn(node, children)
  reportNumbers(node, numbers, reader.context)
  const words = items.flatMap(({ segments }, index) => [edge, ...numbered(segments, numbers.here[index]), edge])
  return [{ kind: 'block', flow: [{ type: 'list', ordered, start: numbers.start, children }], words }]
}

/** The segments of an item with its number before its first word, for a place where no list can be. */
function numbered(segments: readonly Segment[], number: number | undefined): readonly Segment[] {
  const first = segments.findIndex(({ kind }) => kind !== 'edge')
  if (number === undefined || first < 0) return segments
  return [...segments.slice(0, first), wordsIn(plainStyle, `${number}. `), ...segments.slice(first)]
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
