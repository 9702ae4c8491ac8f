/** Converts tables. */
import { type Cell, toTable } from '../cells-to-table.ts'
import { alignOf } from './look.ts'
import { at, attribute, countOf, elementsOf, hasClass, isElement } from './node.ts'
import type { Block, Look } from './piece.ts'
import { flowIn, plainWords, type Reader } from './reader.ts'
import type { HtmlElement } from './tree.ts'

/** @param figure around it, whose caption is the table's. */
export function tableOf(node: HtmlElement, look: Look, reader: Reader, figure?: HtmlElement): Block[] {
  const rows = rowsOf(node).filter(({ cells }) => cells.length > 0)
  const caption =
    elementsOf(node).find(({ name }) => name === 'caption') ??
    (figure && elementsOf(figure).find(({ name }) => name === 'figcaption'))
  // The look by which an editor asks for a table of data: then its words are what they are.
  const isData = hasClass(node, 'data-table')
  const textOf = (cell: HtmlElement) => (isData && isPlain(cell) ? { text: plainWords(cell, reader) } : {})
  const table = {
    rows: rows.map(({ cells }) => cells.map((cell) => ({ ...cellOf(cell, look, reader), ...textOf(cell) }))),
    headerRow: rows[0]?.cells.every((cell) => rows[0]?.isHead || isHeader(cell, 'row')) ?? false,
    headerColumn: hasHeaderColumn(rows),
    caption: caption && (isData ? plainWords(caption, reader) : plainWords(caption, reader).trim()),
    isData,
  }
  return [{ kind: 'block', flow: toTable(table, at(node, reader.context)) }]
}

const isPlain = (cell: HtmlElement): boolean =>
  elementsOf(cell).every(
    ({ name, children }) => name === 'br' || (name === 'span' && children.every((child) => !isElement(child))),
  )

interface Row {
  readonly cells: readonly HtmlElement[]
  readonly isHead: boolean
}

function rowsOf(node: HtmlElement): Row[] {
  return elementsOf(node).flatMap((part) => {
    if (part.name === 'tr') return [rowOf(part, false)]
    if (!['thead', 'tbody', 'tfoot'].includes(part.name)) return []
    return elementsOf(part)
      .filter(({ name }) => name === 'tr')
      .map((row) => rowOf(row, part.name === 'thead'))
  })
}

const rowOf = (row: HtmlElement, isHead: boolean): Row => ({
  cells: elementsOf(row).filter(({ name }) => name === 'td' || name === 'th'),
  isHead,
})

/** @param other what the cell must not be a header of. */
const isHeader = (cell: HtmlElement, other: 'row' | 'col'): boolean =>
  cell.name === 'th' && !attribute(cell, 'scope').toLowerCase().startsWith(other)

/** The cell in the corner is a header of both, and mostly says that it is one of its column. */
function hasHeaderColumn([head, ...rest]: readonly Row[]): boolean {
  if (rest.length > 0) return rest.every(({ cells: [first] }) => first && isHeader(first, 'col'))
  const corner = head?.cells[0]
  return corner?.name === 'th' && attribute(corner, 'scope').toLowerCase() === 'row'
}

const cellOf = (cell: HtmlElement, look: Look, reader: Reader): Cell => ({
  content: flowIn(cell.children, { ...look, isInTable: true }, reader),
  colSpan: Math.min(countOf(cell, 'colspan'), mostSpanned),
  rowSpan: Math.min(countOf(cell, 'rowspan'), mostSpanned),
  align: alignOf(cell) || alignOfWords(cell),
})

/** More a browser does not span. */
const mostSpanned = 1000

const alignOfWords = (cell: HtmlElement): string => {
  const [only, ...others] = elementsOf(cell)
  return only && others.length === 0 ? alignOf(only) : ''
}
