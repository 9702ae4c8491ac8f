/** The interface of the whole conversion for the converter of one element. */
import type { Flow } from '#content/format/prose/mdx-normal-form.ts'
import type { Run } from '#content/format/prose/mdx-runs.ts'
import { cleanText } from '#content/schema/clean-text.ts'
import type { ProseContext } from '../context.ts'
import { reportMarks } from '../lost-marks.ts'
import { reportAnchor } from './anchors.ts'
import { reportAttributes } from './attributes.ts'
import { contextAt } from './node.ts'
import type { HtmlElement, HtmlNode } from './parse-html.ts'
import { plainStyle, type Segment, type TextStyle } from './segment.ts'
import { reportTextStyle, styleWithin } from './text-style.ts'
import { toFlow, toRuns } from './to-flow.ts'

export interface Reader {
  readonly context: ProseContext
  /** The names of the anchors in the text. */
  readonly anchors: ReadonlySet<string>
  readonly read: (nodes: readonly HtmlNode[], style: TextStyle) => readonly Segment[]
}

export type Convert = (node: HtmlElement, style: TextStyle, reader: Reader) => readonly Segment[]

/** The style of the text within an element, after what is lost of the element was reported. */
export function within(node: HtmlElement, style: TextStyle, { context }: Pick<Reader, 'context'>): TextStyle {
  reportTextStyle(node, style, context)
  reportAnchor(node, context)
  reportAttributes(node, context)
  return styleWithin(node, style)
}

/** The content of nodes, as blocks. */
export const flowIn = (nodes: readonly HtmlNode[], style: TextStyle, { read }: Reader): Flow[] =>
  toFlow(read(nodes, style))

/** The content of an element, for a place that takes words only. */
export function runsIn(node: HtmlElement, style: TextStyle, { context, read }: Reader): Run[] {
  return toRuns(read(node.children, style), () => {
    const message = `Something in a <${node.name}> has no place there`
    contextAt(node, context).report({ message, hint: 'Put it above or below. It is left out.' })
  })
}

/** The words without their style, for a prop of a component, or for code. Lost links and marks are reported. */
export function plainWords(node: HtmlElement, reader: Reader, style = plainStyle): string {
  const isCode = node.name === 'pre'
  const runs = runsIn(node, { ...within(node, style, reader), keepsSpace: style.keepsSpace }, reader)
  reportMarks(isCode ? runs.map(asText) : runs, contextAt(node, reader.context))
  for (const link of new Set(runs.flatMap((run) => run.link ?? []))) {
    const message = `A link to “${link}” in a <${node.name}> has no place there`
    contextAt(node, reader.context).report({ message, hint: 'Put it above or below. Its words are kept.' })
  }
  const text = ({ leaf }: Run): string => (leaf.type === 'break' ? '\n' : 'value' in leaf ? leaf.value : '')
  return cleanText(runs.map(text).join(''))
}

const asText = (run: Run): Run =>
  run.leaf.type === 'inlineCode' ? { ...run, leaf: { type: 'text', value: run.leaf.value } } : run
