/** The dialect of `content/format` for the official compiler of MDX, which it is compared with. */
import type { Nodes, Root } from 'mdast'
import type { Processor } from 'unified'
import { gfmParts } from '#content/format/prose/mdx-dialect.ts'

/** The dialect as a plugin for `@mdx-js/mdx`, which has MDX itself already. */
export function remarkDialect(this: Processor): undefined {
  gfmParts.call(this)
  const data = this.data()
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), { transforms: [toOwnElements] }]
}

/**
 * Makes `<u>`, `<sub>` and `<sup>` elements of the text. As tags, a paragraph of nothing else would be taken apart by the
 * compiler, which thinks it a block, and its spaces would be lost.
 */
function toOwnElements(root: Root): Root {
  const convert = (node: Nodes): void => {
    if (!('children' in node)) return
    node.children.forEach(convert)
    for (const [index, child] of node.children.entries()) {
      if (child.type !== 'mdxJsxTextElement' || child.attributes.length > 0) continue
      if (child.name !== 'u' && child.name !== 'sub' && child.name !== 'sup') continue
      node.children.splice(index, 1, { type: 'emphasis', children: child.children, data: { hName: child.name } })
    }
  }
  convert(root)
  return root
}
