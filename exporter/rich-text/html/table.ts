/** Converts tables. */
import { columnsOfCells } from '#content/format/prose/table-columns.ts'
import { type Cell, toTable } from '../cells-to-table.ts'
import { attribute, contextAt, countOf, elementsOf, hasClass, isElement } from './node.ts'
import type { HtmlElement } from './parse-html.ts'
import { plainWords, type Reader, within } from './reader.ts'
import { type Block, captionStyle, edge, plainStyle, type Segment, type TextStyle, wordsIn } from './segment.ts'
import { alignOf } from './text-style.ts'
import { toFlow } from './to-flow.ts'

/** @param figure around it, whose caption is the table's. */
export function tableOf(node: HtmlElement, style: TextStyle, reader: Reader, figure?: HtmlElement): Block[] {
  const rows = rowsOf(node).filter(({ cells }) => cells.length > 0)
  const captions = [node, ...(figure ? [figure] : [])].flatMap(elementsOf).filter(isCaption)
  // The look by which an editor asks for a table of data: then its words are what they are.
  const isData = hasClass(node, 'data-table')
  const textOf = (cell: HtmlElement) => (isData && isPlain(cell) ? { text: plainWords(cell, reader) } : {})
  const ofCaption = { ...captionStyle(style), isInTable: true }
  const words = captions.map((caption) => plainWords(caption, reader, ofCaption))
  const caption = (isData ? words : words.map((line) => line.trim())).filter(Boolean)
  const inRows = rows.map(({ cells, around }) => {
    const inRow = around.reduce((outer, part) => within(part, outer, reader), { ...style, isInTable: true })
    return cells.map((cell) => ({ cell, segments: segmentsIn(cell, inRow, reader) }))
  })
  const table = {
    rows: inRows.map((row) => row.map(({ cell, segments }) => ({ ...cellOf(cell, segments), ...textOf(cell) }))),
    headerRow: rows[0]?.cells.every((cell) => rows[0]?.isHead || isHeader(cell, 'row')) ?? false,
    headerColumn: hasHeaderColumn(rows),
    caption: caption.join('\n'),
    isData,
  }
  const lines = [
    ...caption.flatMap((line) => [edge, wordsIn(plainStyle, line)]),
    ...inRows.flatMap((row) => [edge, ...row.flatMap(({ segments }) => [...segments, space])]),
  ]
  return [{ kind: 'block', flow: toTable(table, contextAt(node, reader.context)), words: lines }]
}

const segmentsIn = (cell: HtmlElement, style: TextStyle, reader: Reader): readonly Segment[] =>
  reader.read(cell.children, within(cell, style, reader)).flatMap(inCell)

/** A block that can be words becomes words: a button, a countdown, a list, a table in it. */
function inCell(segment: Segment): readonly Segment[] {
  if (segment.kind !== 'block' || !segment.words) return [segment]
  segment.reportLoss?.()
  return [edge, ...segment.words.flatMap(inCell), edge]
}

const space = wordsIn(plainStyle, ' ')

const isPlain = (cell: HtmlElement): boolean =>
  elementsOf(cell).every(
    ({ name, children }) => name === 'br' || (name === 'span' && children.every((child) => !isElement(child))),
  )

interface Row {
  readonly cells: readonly HtmlElement[]
  readonly isHead: boolean
  /** The elements around the cells, from the outermost. */
  readonly around: readonly HtmlElement[]
}

const isCaption = ({ name }: HtmlElement): boolean => name === 'caption' || name === 'figcaption'

function rowsOf(node: HtmlElement): Row[] {
  return elementsOf(node).flatMap((part) => {
    if (part.name === 'tr') return [rowOf(part)]
    if (!['thead', 'tbody', 'tfoot'].includes(part.name)) return []
    return elementsOf(part)
      .filter(({ name }) => name === 'tr')
      .map((row) => rowOf(row, part))
  })
}

const rowOf = (row: HtmlElement, part?: HtmlElement): Row => ({
  cells: elementsOf(row).filter(({ name }) => name === 'td' || name === 'th'),
  isHead: part?.name === 'thead',
  around: part ? [part, row] : [row],
})

/** @param other what the cell must not be a header of. */
const isHeader = (cell: HtmlElement, other: 'row' | 'col'): boolean =>
  cell.name === 'th' && !attribute(cell, 'scope').toLowerCase().startsWith(other)

/** The cell in the corner is a header of both, and mostly says that it is one of its column. */
function hasHeaderColumn(rows: readonly Row[]): boolean {
  const columns = columnsOfCells(rows.map(({ cells }) => cells.map(spansOf)))
  const first = rows.flatMap(({ cells }, y) => cells.filter((_, x) => columns[y]?.[x] === 0))
  const [corner, ...others] = first
  if (others.length > 0) return others.every((cell) => isHeader(cell, 'col'))
  return corner?.name === 'th' && attribute(corner, 'scope').toLowerCase() === 'row'
}

const spansOf = (cell: HtmlElement) => ({
  colSpan: Math.min(countOf(cell, 'colspan'), maxSpanned),
  rowSpan: Math.min(countOf(cell, 'rowspan'), maxSpanned),
})

const cellOf = (cell: HtmlElement, segments: readonly Segment[]): Cell => ({
  content: toFlow(segments),
  ...spansOf(cell),
  align: alignOf(cell) || alignOfWords(cell),
})

/** Rows or columns; a browser spans no more. */
const maxSpanned = 1000

const alignOfWords = (cell: HtmlElement): string => {
  const [only, ...others] = elementsOf(cell)
  return only && others.length === 0 ? alignOf(only) : ''
}
