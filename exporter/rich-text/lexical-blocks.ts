/** Converts the block nodes of the editor, and walks over all nodes. */
import { fromRuns } from '#content/format/prose/mdx-inline.ts'
import { onOneLine, paragraphs } from '#content/format/prose/mdx-lines.ts'
import type { Flow } from '#content/format/prose/mdx-normal-form.ts'
import type { Run } from '#content/format/prose/mdx-runs.ts'
import { ownValue } from '#content/schema/own-value.ts'
import type { ProseContext } from './context.ts'
import { figureOf, fromBlock } from './lexical-components.ts'
import { inlineRuns, isInline, reportUnknown, wordRuns } from './lexical-inline.ts'
import { childrenOf, type LexicalNode, numberOf, type ReadFlow, textOf, typeOf } from './lexical-node.ts'
import { tableOf } from './lexical-table.ts'

type BlockConverter = (node: LexicalNode, context: ProseContext, readFlow: ReadFlow) => Flow[]

const converters: Readonly<Record<string, BlockConverter>> = {
  paragraph: (node, _, readFlow) => readFlow(childrenOf(node)),
  heading: (node, context) => [
    {
      type: 'heading',
      depth: ownValue(headingDepths, textOf(node['tag'])) ?? 2,
      children: fromRuns(onOneLine(wordRuns(childrenOf(node), context))),
    },
  ],
  quote: (node, _, readFlow) => [{ type: 'blockquote', children: readFlow(childrenOf(node)) }],
  list: toList,
  horizontalrule: () => [{ type: 'thematicBreak' }],
  code: (node) => [{ type: 'code', lang: textOf(node['language']), value: codeOf(node) }],
  table: tableOf,
  upload: figureOf,
  block: fromBlock,
  relationship: (node, context) => {
    const message = `A bare reference to “${textOf(node['relationTo'])}” has no place in the text`
    context.report({ message, hint: 'Write a sentence with a link to it.' })
    return []
  },
}

const headingDepths: Readonly<Record<string, 2 | 3 | 4>> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 }

/** Adjacent inline nodes become paragraphs; blocks between them keep their position. */
export function toFlow(children: readonly LexicalNode[], context: ProseContext): Flow[] {
  const readFlow: ReadFlow = (inner) => toFlow(inner, context)
  const amongWords = children.some(isInline)
  const flow: Flow[] = []
  let words: Run[] = []
  for (const child of children) {
    if (isInline(child)) {
      words.push(...inlineRuns(child, context))
    } else if (Object.hasOwn(converters, typeOf(child))) {
      flow.push(...paragraphs(words), ...(ownValue(converters, typeOf(child))?.(child, context, readFlow) ?? []))
      words = []
    } else if (amongWords) {
      words.push(...wordRuns([child], context))
    } else {
      reportUnknown(child, context)
      flow.push(...readFlow(childrenOf(child)))
    }
  }
  return [...flow, ...paragraphs(words)]
}

function toList(node: LexicalNode, _: ProseContext, readFlow: ReadFlow): Flow[] {
  const kind = textOf(node['listType'])
  const items = childrenOf(node).map((item) => ({
    type: 'listItem' as const,
    checked: kind === 'check' ? item['checked'] === true : null,
    children: readFlow(typeOf(item) === 'listitem' ? childrenOf(item) : [item]),
  }))
  return [{ type: 'list', ordered: kind === 'number', start: numberOf(node['start'], 1), children: items }]
}

function codeOf(node: LexicalNode): string {
  if (typeOf(node) === 'linebreak') return '\n'
  return typeOf(node) === 'tab' ? '\t' : textOf(node['text']) + childrenOf(node).map(codeOf).join('')
}
