/**
 * One sentence per line: a changed sentence is then a changed line in a diff. A line end in prose means one space, so a
 * reader sees no difference.
 */
import type { Nodes, Paragraph, PhrasingContent, Text } from 'mdast'
import { toString as wordsOf } from 'mdast-util-to-string'

// The space between two sentences, where the next one begins with a letter, a digit, an opening quote or bracket. All
// else might be taken for a block at the start of a line (`- `, `> `, `1. `), so there the sentence goes on. A number
// with a full stop at the start of a sentence is no sentence.
const gap =
  /(?<=[.!?…]["'”’»)\]]*)(?<!(?:^|\n|[.!?…] )\d+\.) (?=["'“‘«„(¿¡\p{L}\p{N}\p{Extended_Pictographic}])(?!\d+[.)]|import\b|export\b)/gu

/** Puts the line ends into the texts of a tree, which is changed in place. */
export function breakSentences(node: Nodes): void {
  if (node.type === 'paragraph') breakParagraph(node)
  else if ('children' in node) node.children.forEach(breakSentences)
}

function breakParagraph(paragraph: Paragraph): void {
  const texts: { node: Text; from: number }[] = []
  let line = ''
  const read = (node: PhrasingContent): void => {
    switch (node.type) {
      case 'text':
        texts.push({ node, from: line.length })
        line += node.value
        break
      case 'strong':
      case 'emphasis':
      case 'delete':
        node.children.forEach(read)
        break
      case 'break':
        line += '\n'
        break
      case 'link':
        line += wordsOf(node)
        break
      // Nothing breaks before code or a tag: a line that begins with one could be taken for a block.
      default:
        line += '\uFFFC'
        if (node.type === 'mdxJsxTextElement') node.children.forEach(read)
    }
  }
  paragraph.children.forEach(read)
  const gaps = [...line.matchAll(gap)].map((match) => match.index)
  // Both are in the order of the line, so one pass assigns the gaps to their texts.
  let next = 0
  for (const { node, from } of texts) {
    const { value } = node
    const pieces: string[] = []
    let start = 0
    for (let end = gaps[next]; end !== undefined && end < from + value.length; end = gaps[++next]) {
      if (end < from) continue
      pieces.push(value.slice(start, end - from))
      start = end - from + 1
    }
    node.value = [...pieces, value.slice(start)].join('\n')
  }
}
