/** Components and code blocks to the blocks of the editor. */
import type { Code } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import { readProps } from '../../../../../content/format/prose/mdx-components.ts'
import { proseComponents } from '../../../../../content/schema/components.ts'
import { classifyLink } from '../../../../../content/schema/link.ts'
import { type LexicalNode, type SeedContext, SeedError } from './lexical-json.ts'

export function componentToLexical(node: Code | MdxJsxFlowElement, context: SeedContext): LexicalNode {
  if (node.type === 'code') return block('code', { language: node.lang, code: node.value }, context)
  switch (node.name) {
    case 'Figure': {
      const { file, ...fields } = proseComponents.Figure.props.parse(readProps(node))
      const [type = '', id = ''] = file.split('/')
      return { type: 'upload', version: 3, format: '', id: context.nextId(), ...context.related(type, id), fields }
    }
    case 'CallToAction': {
      const { link, ...fields } = proseComponents.CallToAction.props.parse(readProps(node))
      return block('callToAction', { ...fields, link: linkGroup(link, context) }, context)
    }
    case 'Countdown':
      return block('countdown', proseComponents.Countdown.props.parse(readProps(node)), context)
    case 'DataTable': {
      const { rows, ...fields } = proseComponents.DataTable.props.parse(readProps(node))
      const row = (cells: object[]) => ({
        id: context.nextId(),
        cells: cells.map((cell) => ({ id: context.nextId(), ...cell })),
      })
      return block('dataTable', { ...fields, rows: rows.map(row) }, context)
    }
    default:
      throw new SeedError(node)
  }
}

/** The group of fields that the CMS has for a link everywhere but in the text itself. */
function linkGroup(url: string, { related }: SeedContext): object {
  const link = classifyLink(url)
  if (link.kind === 'service') return { kind: 'service', service: link.name }
  if (link.kind !== 'reference') return { kind: 'address', address: url }
  const fragment = link.hash === undefined ? {} : { fragment: link.hash.slice(1) }
  return { kind: 'entry', entry: related(link.type, link.id), ...fragment }
}

const block = (blockType: string, fields: object, { nextId }: SeedContext): LexicalNode => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: nextId(), blockName: '', blockType, ...fields },
})
