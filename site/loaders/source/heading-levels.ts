/** Editors choose headings by their looks; pages have none above the second level in prose, and skip none. */
import { type ProseNode, type ProseTree, textOf } from '#content/format/prose/prose-tree.ts'

const heading = /^h([1-6])$/

export function levelHeadings(tree: ProseTree): ProseTree {
  // The levels, as written, of the headings that the present place lies below.
  const above: number[] = []
  const levelled = (node: ProseNode): ProseNode => {
    if (typeof node === 'string') return node
    const [name, props, ...children] = node
    const [, level] = heading.exec(name) ?? []
    if (level === undefined) return [name, props, ...children.map(levelled)]
    while ((above.at(-1) ?? 0) >= Number(level)) above.pop()
    above.push(Number(level))
    return [`h${Math.min(above.length + 1, 6)}`, props, ...children]
  }
  return tree.map((node, index) => levelled(index < tree.length - 1 ? boldAsHeading(node) : node))
}

/** What ends so is a sentence, such as the question of an interview. */
const sentence = /[\p{Po}…]\s*$/u

/** Bold words that are a paragraph of their own look like a heading of what follows: one below all others. */
function boldAsHeading(node: ProseNode): ProseNode {
  if (typeof node === 'string' || node[0] !== 'p' || node.length !== 3) return node
  const [, , bold] = node
  if (typeof bold === 'string' || bold?.[0] !== 'strong' || sentence.test(textOf(bold))) return node
  const [, , ...words] = bold
  return ['h6', null, ...words]
}
