/** Converts the inline nodes of the editor to runs of text with marks. */
import type { Mark, Run } from '#content/format/prose/mdx-runs.ts'
import { shorten } from '#content/format/shorten.ts'
import { ownValue } from '#content/schema/own-value.ts'
import type { ProseContext } from './context.ts'
import { linkUrl } from './lexical-link.ts'
import { childrenOf, isNode, type LexicalNode, numberOf, textOf, typeOf } from './lexical-node.ts'

/** Runs for each node; `link` is the address of the link around it. */
type InlineConverter = (node: LexicalNode, context: ProseContext, link?: string) => Run[]

const converters: Readonly<Record<string, InlineConverter>> = {
  text: toText,
  tab: (node, context, link) => toText({ ...node, text: '\t' }, context, link),
  linebreak: (_, __, link) => [{ leaf: { type: 'break' }, marks: [], link }],
  link: toLink,
  // Created by the editor when an address is typed.
  autolink: toLink,
  inlineBlock: (node, context) => {
    const fields = isNode(node['fields']) ? node['fields'] : {}
    const message = `The inline block “${textOf(fields['blockType'])}” has no place in the text`
    context.report({ message, hint: 'Write it as words, or add a component for it.' })
    return []
  },
}

export const isInline = (node: LexicalNode): boolean => Object.hasOwn(converters, typeOf(node))

export function inlineRuns(node: LexicalNode, context: ProseContext, link?: string): Run[] {
  return ownValue(converters, typeOf(node))?.(node, context, link) ?? []
}

const bits: readonly (readonly [bit: number, mark: Mark])[] = [
  [1, 'strong'],
  [2, 'emphasis'],
  [4, 'delete'],
  [8, 'u'],
  [32, 'sub'],
  [64, 'sup'],
]
const codeBit = 16
const knownBits = bits.reduce((all, [bit]) => all | bit, codeBit)

function toText(node: LexicalNode, context: ProseContext, link?: string): Run[] {
  const value = textOf(node['text'])
  const format = numberOf(node['format'])
  if (value === '') return []
  if (format & ~knownBits) {
    const message = `The text “${excerpt(value)}” has a look (${format & ~knownBits}) that is not kept`
    context.report({ message, hint: 'Remove the highlighting or change of case; the words stay.' })
  }
  const marks = bits.filter(([bit]) => format & bit).map(([, mark]) => mark)
  return [{ leaf: { type: format & codeBit ? 'inlineCode' : 'text', value }, marks, link }]
}

function toLink(node: LexicalNode, context: ProseContext, outer?: string): Run[] {
  const words = excerpt(wordsOf(node))
  const fields = isNode(node['fields']) ? node['fields'] : node
  // A link without words cannot be followed, so its address is not checked.
  const url = outer ?? (words === '' ? undefined : linkUrl(fields, words, context))
  return wordRuns(childrenOf(node), context, url)
}

/** Runs of all descendants, for places that take inline content only. */
export function wordRuns(children: readonly LexicalNode[], context: ProseContext, link?: string): Run[] {
  return children.flatMap((child) => {
    if (isInline(child)) return inlineRuns(child, context, link)
    reportUnknown(child, context)
    return wordRuns(childrenOf(child), context, link)
  })
}

const wordsOf = (node: LexicalNode): string => textOf(node['text']) + childrenOf(node).map(wordsOf).join('')

export function reportUnknown(node: LexicalNode, context: ProseContext): void {
  const message = `The exporter does not know what to do with a “${typeOf(node)}” here`
  context.report({ message, hint: 'Remove it in the editor, or teach it to exporter/rich-text. Its words are kept.' })
}

const excerpt = (text: string): string => shorten(text.trim(), 40)
