/**
 * Makes a table of cells: in Markdown where it can express it, else with the component `DataTable`.
 *
 * Markdown has no merged cells, no table without a header row, no header column, no caption and no second line in a cell; the
 * component has no links and no marks. Merged cells or a missing header row require the component. A header column, a caption
 * or a second line only prefer it: where a cell has a link or a mark, the table stays Markdown.
 */
import type { AlignType, Nodes, PhrasingContent, Table } from 'mdast'
import type { Flow } from '#content/format/prose/mdx-normal-form.ts'
import { plainText } from '#content/format/prose/mdx-plain-text.ts'
import { type Run, textRun, toRuns } from '#content/format/prose/mdx-runs.ts'
import { cleanText } from '#content/schema/clean-text.ts'
import { component } from './component.ts'
import type { ProseContext } from './context.ts'
import { reportMarks } from './lost-marks.ts'

export interface Cell {
  readonly content: readonly Flow[]
  /** Its words where they have no marks; those of the content, unless given. */
  readonly text?: string | undefined
  readonly colSpan: number
  readonly rowSpan: number
  /** The editor's word for the side: only `left`, `center` and `right` count. */
  readonly align: string
}

export interface CellTable {
  readonly rows: readonly (readonly Cell[])[]
  readonly headerRow: boolean
  readonly headerColumn: boolean
  readonly caption?: string | undefined
  /** Whether an editor asked for the component. */
  readonly isData?: boolean
}

export function toTable(table: CellTable, context: ProseContext): Flow[] {
  const rows = table.rows.filter((row) => row.length > 0)
  const caption: Flow[] = table.caption
    ? [{ type: 'paragraph', children: [{ type: 'text', value: table.caption }] }]
    : []
  if (rows.length === 0) return caption
  const cells = rows.flat()
  const isPlain = cells.every((cell) => cell.content.every(isPlainBlock))
  const mustBeData = !table.headerRow || cells.some((cell) => isMerged(cell) || cell.content.some(isNoParagraph))
  const shouldBeData = isPlain && (table.headerColumn || table.caption || cells.some(hasSeveralLines))
  if (table.isData || mustBeData || shouldBeData) return dataTable({ ...table, rows }, context)
  return [...caption, markdownTable(rows)]
}

/** Column and row span, where greater than 1. */
export function spans({ colSpan, rowSpan }: Pick<Cell, 'colSpan' | 'rowSpan'>): {
  colSpan?: number
  rowSpan?: number
} {
  return { ...(colSpan > 1 ? { colSpan } : {}), ...(rowSpan > 1 ? { rowSpan } : {}) }
}

const isMerged = ({ colSpan, rowSpan }: Cell): boolean => colSpan > 1 || rowSpan > 1
const isNoParagraph = (node: Flow): boolean => node.type !== 'paragraph'
const isPlainBlock = (node: Flow): boolean =>
  node.type === 'paragraph' && node.children.every((child) => child.type === 'text' || child.type === 'break')

const textOfCell = ({ content, text }: Cell): string =>
  text ?? cleanText(plainText({ type: 'root', children: [...content] }))
const hasSeveralLines = (cell: Cell): boolean => textOfCell(cell).includes('\n')

function dataTable({ rows, headerRow, headerColumn, caption }: CellTable, context: ProseContext): Flow[] {
  if (rows.flat().some((cell) => cell.content.some(holdsLinkOrPicture))) {
    const message = 'A table with merged cells, or without a header row, has links or pictures in it'
    context.report({
      message,
      hint: 'Split the cells and make the first row a header, or take the links out of the table.',
    })
  }
  // What is in a header is bold here anyway.
  const runs = rows.map((row, y) => runsOf(row, headerRow && y === 0))
  reportMarks(runs.flat(), context)
  const cells = rows.map((row) => row.map((cell) => ({ text: textOfCell(cell), ...spans(cell) })))
  return component('DataTable', { caption: caption || undefined, headerRow, headerColumn, rows: cells }, context)
}

const runsOf = (row: readonly Cell[], isHeader: boolean): Run[] =>
  row.flatMap(({ content }) => [...content.flatMap(runsIn), space]).map((run) => (isHeader ? withoutStrong(run) : run))

const space = textRun(' ')
const withoutStrong = (run: Run): Run => ({ ...run, marks: run.marks.filter((mark) => mark !== 'strong') })

function runsIn(node: Nodes): Run[] {
  if (node.type === 'paragraph' || node.type === 'heading') return toRuns(node.children)
  if (node.type === 'code') return [{ leaf: { type: 'inlineCode', value: node.value }, marks: [] }]
  return 'children' in node ? node.children.flatMap(runsIn) : []
}

const holdsLinkOrPicture = (node: Nodes): boolean =>
  node.type === 'link' ||
  node.type === 'mdxJsxFlowElement' ||
  ('children' in node && node.children.some(holdsLinkOrPicture))

function markdownTable(rows: readonly (readonly Cell[])[]): Table {
  return {
    type: 'table',
    align: (rows[0] ?? []).map((_, column) => columnAlign(rows.flatMap((row) => row[column] ?? []))),
    children: rows.map((row) => ({
      type: 'tableRow',
      children: row.map(({ content }) => ({ type: 'tableCell', children: content.flatMap(lineOf) })),
    })),
  }
}

const lineOf = (node: Flow, index: number): PhrasingContent[] =>
  node.type === 'paragraph' ? [...(index > 0 ? [{ type: 'break' as const }] : []), ...node.children] : []

/** The alignment that all cells of a column share. */
function columnAlign(cells: readonly Cell[]): AlignType {
  const filled = cells.filter((cell) => cell.content.length > 0)
  const found = new Set((filled.length > 0 ? filled : cells).map(({ align }) => align))
  const [align] = found.size === 1 ? found : []
  return align === 'left' || align === 'center' || align === 'right' ? align : null
}
