/** Converts lists, also those with a box before each item. */
import { attribute, countOf, isElement } from '../node.ts'
import type { Block, Look } from '../piece.ts'
import { flowIn, type Reader } from '../reader.ts'
import type { HtmlElement, HtmlNode } from '../tree.ts'

export function listOf(node: HtmlElement, look: Look, reader: Reader): Block[] {
  const items = node.children.filter((child) => isElement(child) || child.trim() !== '')
  const children = items.map((item) => ({
    type: 'listItem' as const,
    checked: isElement(item) && item.name === 'li' ? checkedOf(item) : null,
    // A list right in a list, which editors write for a deeper level, is an item of its own.
    children: flowIn(isElement(item) && item.name === 'li' ? item.children : [item], look, reader),
  }))
  const ordered = node.name === 'ol'
  return [{ kind: 'block', flow: [{ type: 'list', ordered, start: countOf(node, 'start'), children }] }]
}

/** Whether the box that an item begins with is checked; null without one. */
function checkedOf(item: HtmlElement): boolean | null {
  let [first] = filled(item.children)
  while (isElement(first)) {
    if (isBox(first)) return Object.hasOwn(first.attributes, 'checked')
    if (!['label', 'p', 'span', 'div'].includes(first.name)) return null
    ;[first] = filled(first.children)
  }
  return null
}

export const isBox = (node: HtmlElement): boolean =>
  node.name === 'input' && attribute(node, 'type').toLowerCase() === 'checkbox'

const filled = (nodes: readonly HtmlNode[]): HtmlNode[] => nodes.filter((node) => isElement(node) || node.trim() !== '')
