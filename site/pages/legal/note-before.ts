import type { ProseElement, ProseTree } from '#content/format/prose/prose-tree.ts'

/** Splits a first paragraph that is bold as a whole from what comes after: it is said of the text, and no part of it. */
export function noteBefore(tree: ProseTree): { readonly note: ProseTree; readonly text: ProseTree } {
  const [first, ...text] = tree
  return first !== undefined && isBold(first) ? { note: [first], text } : { note: [], text: tree }
}

const isBold = (node: ProseTree[number]): boolean =>
  isElement(node, 'p') && node.slice(2).every((child) => isElement(child as ProseTree[number], 'strong'))

const isElement = (node: ProseTree[number], name: string): node is ProseElement =>
  typeof node !== 'string' && node[0] === name
