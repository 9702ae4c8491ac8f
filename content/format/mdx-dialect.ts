/** Which extensions of Markdown prose is written in: one list for our parser and for the compiler of the site. */
import type { Nodes, Root } from 'mdast'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import type {} from 'remark-parse'
import type { Processor } from 'unified'

// Without bare links: an address in the CMS's text is text, or the editor has made it a link.
export const syntaxExtensions = [gfmTable(), gfmStrikethrough({ singleTilde: false }), gfmTaskListItem()]
export const treeExtensions = [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown(), gfmTaskListItemFromMarkdown()]

/** The dialect as a plugin for the compiler (`@mdx-js/mdx`), which has MDX itself already. */
export function remarkDialect(this: Processor): undefined {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), ...syntaxExtensions]
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    ...treeExtensions,
    { transforms: [toOwnElements] },
  ]
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
