/** Components as an editor of Drupal makes them: embedded media, links with the look of a button, tables. */
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import { readProps } from '#content/format/prose/mdx-components.ts'
import { columnsOfCells } from '#content/format/prose/table-columns.ts'
import { type ProseProps, proseComponents } from '#content/schema/components.ts'
import { element, linesToHtml, linkAttributes, type Names } from './words-to-html.ts'

export function componentToHtml(node: MdxJsxFlowElement, names: Names): string {
  switch (node.name) {
    case 'Figure':
      return figure(proseComponents.Figure.props.parse(readProps(node)), names)
    case 'CallToAction': {
      const { label, link, tone } = proseComponents.CallToAction.props.parse(readProps(node))
      const classes = tone ? `button button--${tone}` : 'button'
      return element('p', {}, element('a', { class: classes, ...linkAttributes(link, names) }, linesToHtml(label)))
    }
    case 'Countdown': {
      const { until, label = '', done } = proseComponents.Countdown.props.parse(readProps(node))
      const attributes = { class: 'countdown', datetime: until, ...(done ? { 'data-done': done } : {}) }
      return element('p', {}, element('time', attributes, linesToHtml(label)))
    }
    case 'DataTable':
      return dataTable(proseComponents.DataTable.props.parse(readProps(node)))
    default:
      throw new Error(`HTML of Drupal has no place for <${node.name} />.`)
  }
}

const viewModes = { wide: 'wide', full: 'full_width' } as const

function figure({ file, caption, align }: ProseProps<'Figure'>, names: Names): string {
  const [type = '', id = ''] = file.split('/')
  const entity = names.entityOf(type, id)
  const attributes = {
    'data-entity-type': entity.type,
    'data-entity-uuid': entity.uuid ?? '',
    ...(align ? { 'data-view-mode': viewModes[align] } : {}),
    ...(caption ? { 'data-caption': linesToHtml(caption) } : {}),
  }
  return element('drupal-media', attributes, '')
}

function dataTable({ caption, headerRow, headerColumn, rows }: ProseProps<'DataTable'>): string {
  const columns = columnsOfCells(rows)
  const written = rows.map((cells, row) =>
    element(
      'tr',
      {},
      cells
        .map(({ text, colSpan, rowSpan }, index) => {
          const isOfRow = headerColumn && columns[row]?.[index] === 0
          const scope = isOfRow ? { scope: 'row' } : headerRow && row === 0 ? { scope: 'col' } : undefined
          const spans = { ...(colSpan ? { colspan: `${colSpan}` } : {}), ...(rowSpan ? { rowspan: `${rowSpan}` } : {}) }
          return element(scope ? 'th' : 'td', { ...scope, ...spans }, linesToHtml(text))
        })
        .join(''),
    ),
  )
  const [head = '', ...rest] = written
  const body = headerRow ? `${element('thead', {}, head)}${element('tbody', {}, rest.join(''))}` : written.join('')
  const title = caption ? element('caption', {}, linesToHtml(caption)) : ''
  return element('table', { class: 'data-table' }, `${title}${body}`)
}
