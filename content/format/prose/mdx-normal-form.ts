/**
 * The normal form of a tree: two trees that read alike have the same one.
 *
 * Everything is copied; positions go. Nodes that the dialect does not know are kept as they are, so that the check can
 * name them.
 */
import type { BlockContent, DefinitionContent, Heading, Root, RootContent } from 'mdast'
import { cleanText } from '#content/schema/clean-text.ts'
import { normalAttributes } from './mdx-components.ts'
import { fromRuns } from './mdx-inline.ts'
import { onOneLine, paragraphs } from './mdx-lines.ts'
import { normalList } from './mdx-normal-list.ts'
import { normalTable } from './mdx-normal-table.ts'
import { isBlank, toRuns } from './mdx-runs.ts'

export type Flow = BlockContent | DefinitionContent

export function normalForm(root: Root): Root {
  return { type: 'root', children: normalFlow(root.children) }
}

function normalFlow(nodes: readonly RootContent[]): Flow[] {
  return nodes.flatMap(normalBlock)
}

function normalBlock(node: RootContent): Flow[] {
  switch (node.type) {
    case 'paragraph':
      return paragraphs(toRuns(node.children))
    case 'heading':
      return normalHeading(node)
    case 'blockquote': {
      const children = normalFlow(node.children)
      return children.length > 0 ? [{ type: 'blockquote', children }] : []
    }
    case 'list':
      return normalList(node, normalFlow)
    case 'table':
      return normalTable(node)
    case 'code': {
      const value = cleanText(node.value)
      return value.trim() === '' ? [] : [{ type: 'code', lang: normalLanguage(node.lang), value }]
    }
    case 'thematicBreak':
      return [{ type: 'thematicBreak' }]
    case 'mdxJsxFlowElement': {
      const { type, name, children } = node
      return [{ type, name, attributes: normalAttributes(node), children: normalFlow(children) }]
    }
    default:
      return [node as Flow]
  }
}

function normalHeading({ depth, children }: Heading): Heading[] {
  const runs = onOneLine(toRuns(children))
  return runs.every(isBlank) ? [] : [{ type: 'heading', depth, children: fromRuns(runs) }]
}

const normalLanguage = (language: string | null | undefined): string | null =>
  language && /^[\w+#.-]+$/u.test(language) ? language : null
