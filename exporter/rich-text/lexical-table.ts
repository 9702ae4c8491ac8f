/**
 * Converts tables to Markdown where it can express them, else to the component `DataTable`.
 *
 * Markdown has no merged cells, no table without a header row, no header column and no second line in a cell; the component
 * has no links and no marks. Merged cells or a missing header row require the component. A header column or a second line
 * only prefers it: where a cell has a link or a mark, the table stays Markdown.
 */
import type { AlignType, Nodes, PhrasingContent, Table } from 'mdast'
import type { Flow } from '#content/format/prose/mdx-normal-form.ts'
import { plainText } from '#content/format/prose/mdx-plain-text.ts'
import { cleanText } from '#content/schema/clean-text.ts'
import type { ProseContext } from './context.ts'
import { component, spans } from './lexical-components.ts'
import { childrenOf, type LexicalNode, numberOf, type ReadFlow, textOf } from './lexical-node.ts'

interface Cell {
  readonly node: LexicalNode
  readonly content: readonly Flow[]
}

const headerRowBit = 1
const headerColumnBit = 2

export function toTable(node: LexicalNode, context: ProseContext, readFlow: ReadFlow): Flow[] {
  const rows = childrenOf(node)
    .map((row) => childrenOf(row).map((cell): Cell => ({ node: cell, content: readFlow(childrenOf(cell)) })))
    .filter((row) => row.length > 0)
  const [first] = rows
  if (!first) return []
  const headerRow = first.every((cell) => has(cell, headerRowBit))
  const headerColumn = rows.every(([cell]) => cell && has(cell, headerColumnBit))
  const isPlain = rows.flat().every((cell) => cell.content.every(isPlainBlock))
  const mustBeData = !headerRow || rows.flat().some((cell) => isMerged(cell) || cell.content.some(isNoParagraph))
  const shouldBeData = isPlain && (headerColumn || rows.flat().some(hasSeveralLines))
  return mustBeData || shouldBeData ? dataTable(rows, { headerRow, headerColumn }, context) : [markdownTable(rows)]
}

const has = ({ node }: Cell, bit: number): boolean => (numberOf(node['headerState']) & bit) !== 0
const isMerged = ({ node }: Cell): boolean => Object.keys(spans(node)).length > 0
const isNoParagraph = (node: Flow): boolean => node.type !== 'paragraph'
const isPlainBlock = (node: Flow): boolean =>
  node.type === 'paragraph' && node.children.every((child) => child.type === 'text' || child.type === 'break')

const textOfCell = ({ content }: Cell): string => cleanText(plainText({ type: 'root', children: [...content] }))
const hasSeveralLines = (cell: Cell): boolean => textOfCell(cell).includes('\n')

function dataTable(
  rows: readonly Cell[][],
  headers: { headerRow: boolean; headerColumn: boolean },
  context: ProseContext,
): Flow[] {
  if (rows.flat().some((cell) => cell.content.some(holdsLinkOrPicture))) {
    const message = 'A table with merged cells, or without a header row, has links or pictures in it'
    context.report({
      message,
      hint: 'Split the cells and make the first row a header, or take the links out of the table.',
    })
  }
  const cells = rows.map((row) => row.map((cell) => ({ text: textOfCell(cell), ...spans(cell.node) })))
  return component('DataTable', { ...headers, rows: cells }, context)
}

const holdsLinkOrPicture = (node: Nodes): boolean =>
  node.type === 'link' ||
  node.type === 'mdxJsxFlowElement' ||
  ('children' in node && node.children.some(holdsLinkOrPicture))

function markdownTable(rows: readonly Cell[][]): Table {
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

/** The alignment that all cells of a column share. The editor stores it with each paragraph. */
function columnAlign(cells: readonly Cell[]): AlignType {
  const filled = cells.filter((cell) => cell.content.length > 0)
  const found = new Set((filled.length > 0 ? filled : cells).map(({ node }) => textOf(childrenOf(node)[0]?.['format'])))
  const [align] = found.size === 1 ? found : []
  return align === 'left' || align === 'center' || align === 'right' ? align : null
}
