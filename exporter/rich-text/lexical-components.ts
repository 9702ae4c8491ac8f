/** Blocks of the editor that become components: pictures, calls to action, countdowns, tables of data. */
import type { Flow } from '#content/format/prose/mdx-normal-form.ts'
import { cleanText } from '#content/schema/clean-text.ts'
import { ownValue } from '#content/schema/own-value.ts'
import { spans } from './cells-to-table.ts'
import { component, countdown } from './component.ts'
import type { ProseContext } from './context.ts'
import { linkUrl } from './lexical-link.ts'
import { idOf, isNode, type LexicalNode, nodes, numberOf, textOf } from './lexical-node.ts'

type BlockConverter = (fields: LexicalNode, context: ProseContext) => Flow[]

const converters: Readonly<Record<string, BlockConverter>> = {
  callToAction: toCallToAction,
  countdown: toCountdown,
  dataTable: toDataTable,
  figure: (fields, context) =>
    figureOf({ ...(isNode(fields['file']) ? fields['file'] : { value: fields['file'] }), fields }, context),
  code: (fields) => [{ type: 'code', lang: textOf(fields['language']), value: textOf(fields['code']) }],
}

export function fromBlock(node: LexicalNode, context: ProseContext): Flow[] {
  const fields = isNode(node['fields']) ? node['fields'] : {}
  const name = textOf(fields['blockType'])
  const convert = ownValue(converters, name)
  if (convert) return convert(fields, context)
  const message = `The exporter does not know the block “${name}”`
  context.report({ message, hint: 'Remove it in the editor, or teach it to exporter/rich-text.' })
  return []
}

/** A picture in the text. `relationTo` and `value` name the file, `fields` hold caption and alignment. */
export function figureOf(node: LexicalNode, context: ProseContext): Flow[] {
  const fields = isNode(node['fields']) ? node['fields'] : {}
  const collection = textOf(node['relationTo']) || 'media'
  const id = idOf(node['value'])
  if (id === undefined) {
    context.report({ message: 'A picture is not chosen', hint: 'Choose one, or remove it from the text.' })
    return []
  }
  const file = context.reference(collection, id)
  if (file === undefined) return []
  return component('Figure', { file, caption: words(fields['caption']), align: choice(fields['align']) }, context)
}

function toCallToAction(fields: LexicalNode, context: ProseContext): Flow[] {
  const label = words(fields['label']) ?? ''
  const link = linkUrl(linkFields(fields), label, context)
  // `linkUrl` has reported the problem.
  return link === undefined ? [] : component('CallToAction', { label, link, tone: choice(fields['tone']) }, context)
}

/** The parts of a link, from a group of fields of its own (as all over the CMS) or from the block itself. */
function linkFields(block: LexicalNode): LexicalNode {
  const link = block['link']
  if (typeof link === 'string') return { linkType: 'custom', url: link }
  if (!isNode(link)) return block
  if (link['kind'] === 'entry') return { linkType: 'internal', doc: link['entry'], hash: link['fragment'] }
  if (link['kind'] === 'service') return { linkType: 'custom', url: `service:${textOf(link['service'])}` }
  return link['kind'] === 'address' ? { linkType: 'custom', url: link['address'] } : link
}

function toCountdown(fields: LexicalNode, context: ProseContext): Flow[] {
  const texts = { label: words(fields['label']), done: words(fields['done']) }
  return countdown(textOf(fields['until']), texts, context)
}

function toDataTable(fields: LexicalNode, context: ProseContext): Flow[] {
  const rows = nodes(fields['rows']).map((row) =>
    nodes(row['cells']).map((cell) => ({
      text: cleanText(textOf(cell['text'])),
      ...spans({ colSpan: numberOf(cell['colSpan']), rowSpan: numberOf(cell['rowSpan']) }),
    })),
  )
  const props = {
    caption: words(fields['caption']),
    headerRow: fields['headerRow'] === true,
    headerColumn: fields['headerColumn'] === true,
    rows: rows.filter((row) => row.length > 0),
  }
  return component('DataTable', props, context)
}

const words = (value: unknown): string | undefined => cleanText(textOf(value)) || undefined
// The CMS sends null for an empty select.
const choice = (value: unknown): unknown => value ?? undefined
