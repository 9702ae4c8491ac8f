/**
 * Prose to the JSON of the CMS's editor: how the test CMS is filled from the content folder.
 *
 * The inverse of `exporter/rich-text`: what is exported after seeding is what was seeded, byte for byte.
 */
import type { List, ListItem, Root, RootContent, Table } from 'mdast'
import { normalForm } from '../../../../../content/format/prose/mdx-normal-form.ts'
import { toRuns } from '../../../../../content/format/prose/mdx-runs.ts'
import { componentToLexical } from './component-to-lexical.ts'
import { inlineToLexical } from './inline-to-lexical.ts'
import {
  element,
  type LexicalNode,
  lineBreak,
  type SeedContext,
  SeedError,
  type SeedOptions,
  toContext,
} from './lexical-json.ts'

export function mdastToLexical(root: Root, options: SeedOptions): { root: LexicalNode } {
  const context = toContext(options)
  const children = normalForm(root).children.map((node) => block(node, context))
  // The editor cannot open a document without a paragraph.
  return { root: element('root', children.length > 0 ? children : [paragraph([])]) }
}

function block(node: RootContent, context: SeedContext, indent = 0): LexicalNode {
  switch (node.type) {
    case 'paragraph':
      return paragraph(inlineToLexical(toRuns(node.children), context))
    case 'heading':
      return element('heading', inlineToLexical(toRuns(node.children), context), { tag: `h${node.depth}` })
    case 'blockquote':
      return element('quote', withoutParagraphs(node.children, context))
    case 'list':
      return list(node, context, indent)
    case 'thematicBreak':
      return { type: 'horizontalrule', version: 1 }
    case 'table':
      return table(node, context)
    case 'code':
    case 'mdxJsxFlowElement':
      return componentToLexical(node, context)
    default:
      throw new SeedError(node)
  }
}

/** `format` is the alignment; the look of the first words is kept beside them, as the editor does. */
function paragraph(children: LexicalNode[], format = ''): LexicalNode {
  const first = children.find((child) => child.type === 'text' || child.type === 'tab')
  return element('paragraph', children, { format, textFormat: first?.['format'] ?? 0, textStyle: '' })
}

/** Quotes and list items of the editor hold words, not paragraphs: an empty line stands between two. */
function withoutParagraphs(nodes: readonly RootContent[], context: SeedContext, indent = 0): LexicalNode[] {
  return nodes.flatMap((node, index) => {
    if (node.type !== 'paragraph') return [block(node, context, indent)]
    const words = inlineToLexical(toRuns(node.children), context)
    return nodes[index - 1]?.type === 'paragraph' ? [lineBreak, lineBreak, ...words] : words
  })
}

function list(node: List, context: SeedContext, indent: number): LexicalNode {
  const start = node.start ?? 1
  const isCheck = node.children.some((item) => typeof item.checked === 'boolean')
  const children = node.children.flatMap((item, index) => listItems(item, { value: start + index, indent }, context))
  const kind = node.ordered ? { listType: 'number', tag: 'ol' } : { listType: isCheck ? 'check' : 'bullet', tag: 'ul' }
  return element('list', children, { ...kind, start })
}

/** The item, and after it one more for each list that it ends with: that is how the editor nests lists. */
function listItems(item: ListItem, place: { value: number; indent: number }, context: SeedContext): LexicalNode[] {
  const inner = place.indent + 1
  const words = item.children.findLastIndex((child) => child.type !== 'list') + 1
  const checked = typeof item.checked === 'boolean' ? { checked: item.checked } : {}
  const own = withoutParagraphs(item.children.slice(0, words), context, inner)
  const nested = item.children
    .slice(words)
    .map((child) => element('listitem', [block(child, context, inner)], { ...place, value: place.value + 1 }))
  return own.length > 0 || nested.length === 0
    ? [element('listitem', own, { ...place, ...checked }), ...nested]
    : nested
}

function table({ align, children }: Table, context: SeedContext): LexicalNode {
  const rows = children.map((row, rowIndex) =>
    element(
      'tablerow',
      row.children.map((cell, column) =>
        element('tablecell', [paragraph(inlineToLexical(toRuns(cell.children), context), align?.[column] ?? '')], {
          headerState: rowIndex === 0 ? 1 : 0,
          colSpan: 1,
          rowSpan: 1,
          backgroundColor: null,
        }),
      ),
    ),
  )
  return element('table', rows)
}
