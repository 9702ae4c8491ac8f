/** Converts tables. */
import { columnsOfCells } from '#content/format/prose/table-columns.ts'
import { type Cell, toTable } from '../cells-to-table.ts'
import { alignOf } from './look.ts'
import { at, attribute, countOf, elementsOf, hasClass, isElement } from './node.ts'
import { type Block, captionLook, edge, type Look, type Piece, plainLook, wordsIn } from './piece.ts'
import { toFlow } from './pieces.ts'
import { plainWords, type Reader, within } from './reader.ts'
import type { HtmlElement } from './tree.ts'

/** @param figure around it, whose caption is the table's. */
export function tableOf(node: HtmlElement, look: Look, reader: Reader, figure?: HtmlElement): Block[] {
  const rows = rowsOf(node).filter(({ cells }) => cells.length > 0)
  const captions = [node, ...(figure ? [figure] : [])].flatMap(elementsOf).filter(isCaption)
  // The look by which an editor asks for a table of data: then its words are what they are.
  const isData = hasClass(node, 'data-table')
  const textOf = (cell: HtmlElement) => (isData && isPlain(cell) ? { text: plainWords(cell, reader) } : {})
  const ofCaption = { ...captionLook(look), isInTable: true }
  const words = captions.map((caption) => plainWords(caption, reader, ofCaption))
  const caption = (isData ? words : words.map((line) => line.trim())).filter(Boolean)
  const inRows = rows.map(({ cells, around }) => {
    const inRow = around.reduce((outer, part) => within(part, outer, reader), { ...look, isInTable: true })
    return cells.map((cell) => ({ cell, pieces: piecesIn(cell, inRow, reader) }))
  })
  const table = {
    rows: inRows.map((row) => row.map(({ cell, pieces }) => ({ ...cellOf(cell, pieces), ...textOf(cell) }))),
    headerRow: rows[0]?.cells.every((cell) => rows[0]?.isHead || isHeader(cell, 'row')) ?? false,
    headerColumn: hasHeaderColumn(rows),
    caption: caption.join('\n'),
    isData,
  }
  const lines = [
    ...caption.flatMap((line) => [edge, wordsIn(plainLook, line)]),
    ...inRows.flatMap((row) => [edge, ...row.flatMap(({ pieces }) => [...pieces, space])]),
  ]
  return [{ kind: 'block', flow: toTable(table, at(node, reader.context)), words: lines }]
}

const piecesIn = (cell: HtmlElement, look: Look, reader: Reader): readonly Piece[] =>
  reader.read(cell.children, within(cell, look, reader)).flatMap(inCell)

/** A block that can be words becomes words: a button, a countdown, a list, a table in it. */
function inCell(piece: Piece): readonly Piece[] {
  if (piece.kind !== 'block' || !piece.words) return [piece]
  piece.reportLoss?.()
  return [edge, ...piece.words.flatMap(inCell), edge]
}

const space = wordsIn(plainLook, ' ')

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
  colSpan: Math.min(countOf(cell, 'colspan'), mostSpanned),
  rowSpan: Math.min(countOf(cell, 'rowspan'), mostSpanned),
})

const cellOf = (cell: HtmlElement, pieces: readonly Piece[]): Cell => ({
  content: toFlow(pieces),
  ...spansOf(cell),
  align: alignOf(cell) || alignOfWords(cell),
})

/** Rows or columns; a browser spans no more. */
const mostSpanned = 1000

const alignOfWords = (cell: HtmlElement): string => {
  const [only, ...others] = elementsOf(cell)
  return only && others.length === 0 ? alignOf(only) : ''
}
