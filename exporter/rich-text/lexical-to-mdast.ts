/**
 * Converts rich text of the CMS (the JSON of its editor) to mdast.
 *
 * Pure and total: every input gives a tree. What prose cannot express is reported, and the rest is kept. The tree is in normal
 * form, so the same text gives the same bytes however the editor divides it into nodes.
 */
import type { Root } from 'mdast'
import { normalForm } from '#content/format/prose/mdx-normal-form.ts'
import type { ProseContext } from './context.ts'
import { toFlow } from './lexical-blocks.ts'
import { childrenOf, isNode, type LexicalNode } from './lexical-node.ts'
import { maxNesting, nestedTooDeep } from './nesting.ts'

export function lexicalToMdast(document: unknown, context: ProseContext): Root {
  // An empty field.
  if (document === null || document === undefined) return { type: 'root', children: [] }
  const root = isNode(document) ? document['root'] : undefined
  if (!isNode(root)) {
    context.report({
      message: 'The rich text is not in the form that the editor stores',
      hint: 'Save the text again in the editor.',
    })
    return { type: 'root', children: [] }
  }
  return normalForm({ type: 'root', children: toFlow(cutAtDepth(childrenOf(root), context), context) })
}

/** Cuts off nodes below a depth that no editor reaches, so that no later step runs out of stack. */
function cutAtDepth(nodes: readonly LexicalNode[], context: ProseContext, depth = 1): LexicalNode[] {
  if (nodes.length > 0 && depth > maxNesting) {
    context.report(nestedTooDeep)
    return []
  }
  return nodes.map((node) => ({ ...node, children: cutAtDepth(childrenOf(node), context, depth + 1) }))
}
