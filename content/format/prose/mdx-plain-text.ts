/** The text of prose without formatting, for search, summaries and comparisons. */
import type { Nodes, Root } from 'mdast'

/** Each paragraph, heading, table row and line of code is a line of its own. Blocks of components have no text. */
export function plainText(root: Root): string {
  return root.children.flatMap(linesOf).join('\n')
}

function linesOf(node: Nodes): string[] {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return textOf(node).split('\n')
    case 'code':
      return node.value.split('\n')
    case 'tableRow':
      return [node.children.map(textOf).join('\t')]
    default:
      return 'children' in node ? node.children.flatMap(linesOf) : []
  }
}

function textOf(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      // A line end in the source is a space; a break is a line end.
      return node.value.replaceAll('\n', ' ')
    case 'break':
      return '\n'
    default:
      return 'children' in node ? node.children.map(textOf).join('') : ''
  }
}
