/** Editors choose headings by their looks; pages have none above the second level in prose, and skip none. */
import type { ProseNode, ProseTree } from '#content/format/prose/prose-tree.ts'

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
  return tree.map(levelled)
}
