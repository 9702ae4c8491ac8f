/** The words of a document of the editor, found without any of the code under test but the cleaning of text. */
import { cleanText } from '#content/schema/clean-text.ts'
import { childrenOf, isNode, type LexicalNode, textOf, typeOf } from '#exporter/rich-text/lexical-node.ts'

/** One line for each line that a reader sees; the cells of a table are apart by a tab. */
export function linesOf(node: LexicalNode): string[] {
  const children = childrenOf(node)
  switch (typeOf(node)) {
    case 'root':
    case 'list':
      return children.flatMap(linesOf)
    case 'listitem':
      return children.some((child) => typeOf(child) === 'list') ? children.flatMap(linesOf) : wordsOf(node).split('\n')
    case 'paragraph':
    case 'quote':
      return wordsOf(node).split('\n')
    case 'heading':
      return [wordsOf(node).replaceAll('\n', ' ')]
    case 'tablerow':
      return [children.map((cell) => wordsOf(cell).replaceAll('\n', ' ')).join('\t')]
    case 'table':
      return children.flatMap(linesOf)
    case 'block':
      return isNode(node['fields']) ? linesOfBlock(node['fields']) : []
    default:
      return []
  }
}

function linesOfBlock({ code, rows, caption }: LexicalNode): string[] {
  if (!Array.isArray(rows)) return cleanText(textOf(code)).split('\n')
  const lines = rows.map(({ cells }) => cells.map(({ text }: LexicalNode) => cleanText(textOf(text))).join('\t'))
  return [cleanText(textOf(caption)), ...lines]
}

function wordsOf(node: LexicalNode): string {
  if (typeOf(node) === 'linebreak') return '\n'
  return cleanText(textOf(node['text'])).replaceAll('\n', ' ') + childrenOf(node).map(wordsOf).join('')
}
