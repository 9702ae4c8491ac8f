/** Nodes as the editor stores them: what a test does not care about is filled in. */
import type { LexicalNode } from '#exporter/rich-text/lexical-node.ts'

const element = (type: string, children: readonly LexicalNode[], more: object = {}): LexicalNode => ({
  type,
  version: 1,
  direction: null,
  format: '',
  indent: 0,
  children,
  ...more,
})

export const document = (...children: LexicalNode[]) => ({ root: element('root', children) })
export const text = (value: string, format = 0): LexicalNode => ({
  type: 'text',
  version: 1,
  text: value,
  format,
  mode: 'normal',
  style: '',
  detail: 0,
})
export const lineBreak: LexicalNode = { type: 'linebreak', version: 1 }
export const tab: LexicalNode = { ...text('\t'), type: 'tab', detail: 2 }
export const paragraph = (...children: LexicalNode[]) =>
  element('paragraph', children, { textFormat: 0, textStyle: '' })
export const heading = (tag: string, ...children: LexicalNode[]) => element('heading', children, { tag })
export const quote = (...children: LexicalNode[]) => element('quote', children)
export const list = (listType: string, ...children: LexicalNode[]) =>
  element('list', children, { listType, start: 1, tag: listType === 'number' ? 'ol' : 'ul' })
export const item = (...children: LexicalNode[]) => element('listitem', children, { value: 1 })
export const checkItem = (checked: boolean, ...children: LexicalNode[]) =>
  element('listitem', children, { value: 1, checked })
export const link = (url: string, ...children: LexicalNode[]) =>
  element('link', children, { version: 3, id: 'f00', fields: { linkType: 'custom', newTab: true, url } })
export const entryLink = (relationTo: string, value: unknown, ...children: LexicalNode[]) =>
  element('link', children, {
    version: 3,
    id: 'f00',
    fields: { linkType: 'internal', newTab: false, doc: { relationTo, value } },
  })
export const rule: LexicalNode = { type: 'horizontalrule', version: 1 }
export const upload = (value: unknown, fields: object = {}): LexicalNode => ({
  type: 'upload',
  version: 3,
  id: 'f00',
  relationTo: 'media',
  value,
  fields,
})
export const block = (blockType: string, fields: object): LexicalNode => ({
  type: 'block',
  version: 2,
  fields: { id: 'f00', blockName: '', blockType, ...fields },
})
export const table = (...rows: LexicalNode[][]) =>
  element(
    'table',
    rows.map((cells) => element('tablerow', cells)),
    { colWidths: [] },
  )
export const cell = (headerState: number, ...children: LexicalNode[]) =>
  element('tablecell', children, { headerState, colSpan: 1, rowSpan: 1, backgroundColor: null })
