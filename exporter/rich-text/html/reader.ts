/** What the conversion of an element may ask of the conversion as a whole. */
import type { Flow } from '#content/format/prose/mdx-normal-form.ts'
import type { Run } from '#content/format/prose/mdx-runs.ts'
import { cleanText } from '#content/schema/clean-text.ts'
import type { ProseContext } from '../context.ts'
import { reportMarks } from '../lost-marks.ts'
import { reportAttributes } from './attributes.ts'
import { lookWithin, reportLook } from './look.ts'
import { at } from './node.ts'
import { type Look, type Piece, plainLook } from './piece.ts'
import { toFlow, toRuns } from './pieces.ts'
import { reportPlace } from './place.ts'
import type { HtmlElement, HtmlNode } from './tree.ts'

export interface Reader {
  readonly context: ProseContext
  /** The places in the text to which links can lead. */
  readonly places: ReadonlySet<string>
  readonly read: (nodes: readonly HtmlNode[], look: Look) => readonly Piece[]
}

export type Convert = (node: HtmlElement, look: Look, reader: Reader) => readonly Piece[]

/** The look within an element, after what is lost of it was told. */
export function within(node: HtmlElement, look: Look, { context }: Pick<Reader, 'context'>): Look {
  reportLook(node, look, context)
  reportPlace(node, context)
  reportAttributes(node, context)
  return lookWithin(node, look)
}

/** What is in some nodes, as blocks. */
export const flowIn = (nodes: readonly HtmlNode[], look: Look, { read }: Reader): Flow[] => toFlow(read(nodes, look))

/** What is in an element, for a place that takes words only. */
export function runsIn(node: HtmlElement, look: Look, { context, read }: Reader): Run[] {
  return toRuns(read(node.children, look), () => {
    const message = `Something in a <${node.name}> has no place there`
    at(node, context).report({ message, hint: 'Put it above or below. It is left out.' })
  })
}

/** The words without their look, for a prop of a component, or for code. That links and marks are lost is said. */
export function plainWords(node: HtmlElement, reader: Reader, look = plainLook): string {
  const isCode = node.name === 'pre'
  const runs = runsIn(node, { ...within(node, look, reader), keepsSpace: look.keepsSpace }, reader)
  reportMarks(isCode ? runs.map(asText) : runs, at(node, reader.context))
  for (const link of new Set(runs.flatMap((run) => run.link ?? []))) {
    const message = `A link to “${link}” in a <${node.name}> has no place there`
    at(node, reader.context).report({ message, hint: 'Put it above or below. Its words are kept.' })
  }
  const text = ({ leaf }: Run): string => (leaf.type === 'break' ? '\n' : 'value' in leaf ? leaf.value : '')
  return cleanText(runs.map(text).join(''))
}

const asText = (run: Run): Run =>
  run.leaf.type === 'inlineCode' ? { ...run, leaf: { type: 'text', value: run.leaf.value } } : run
