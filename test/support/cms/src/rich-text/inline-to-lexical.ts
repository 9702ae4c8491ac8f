/** Runs of text to the nodes that stand within a line. */
import type { Mark, Run } from '../../../../../content/format/prose/mdx-runs.ts'
import { classifyLink } from '../../../../../content/schema/link.ts'
import { element, type LexicalNode, lineBreak, type SeedContext, SeedError } from './lexical-json.ts'

const bits: Readonly<Record<Mark, number>> = { strong: 1, emphasis: 2, delete: 4, u: 8, sub: 32, sup: 64 }
const codeBit = 16

export function inlineToLexical(runs: readonly Run[], context: SeedContext): LexicalNode[] {
  const nodes: LexicalNode[] = []
  for (let from = 0; from < runs.length; ) {
    const link = runs[from]?.link
    const next = runs.findIndex((run, index) => index > from && run.link !== link)
    const end = next < 0 ? runs.length : next
    const words = runs.slice(from, end).flatMap(leafToLexical)
    nodes.push(...(link === undefined ? words : [linkToLexical(link, words, context)]))
    from = end
  }
  return nodes
}

/** The fields by which a link of the editor says where it leads. */
function linkFields(url: string, { related }: SeedContext): object {
  const link = classifyLink(url)
  if (link.kind !== 'reference') return { linkType: 'custom', newTab: false, url }
  const hash = link.hash === undefined ? {} : { hash: link.hash.slice(1) }
  return { linkType: 'internal', newTab: false, doc: related(link.type, link.id), ...hash }
}

function linkToLexical(url: string, words: LexicalNode[], context: SeedContext): LexicalNode {
  return element('link', words, { version: 3, id: context.nextId(), fields: linkFields(url, context) })
}

function leafToLexical({ leaf, marks }: Run): LexicalNode[] {
  if (leaf.type === 'break') return [lineBreak]
  if (leaf.type !== 'text' && leaf.type !== 'inlineCode') throw new SeedError(leaf)
  const format = marks.reduce((sum, mark) => sum | bits[mark], leaf.type === 'inlineCode' ? codeBit : 0)
  return leaf.value
    .split(/(\t)/u)
    .filter((part) => part !== '')
    .map((text) => ({
      type: text === '\t' ? 'tab' : 'text',
      version: 1,
      text,
      format,
      mode: 'normal',
      style: '',
      detail: text === '\t' ? 2 : 0,
    }))
}
