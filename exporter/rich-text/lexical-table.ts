/** Converts tables of the editor, which keeps alignment with each paragraph and says of each cell whether it is a header. */
import type { Flow } from '#content/format/prose/mdx-normal-form.ts'
import { columnsOfCells } from '#content/format/prose/table-columns.ts'
import { toTable } from './cells-to-table.ts'
import type { ProseContext } from './context.ts'
import { childrenOf, type LexicalNode, numberOf, type ReadFlow, textOf } from './lexical-node.ts'

const headerRowBit = 1
const headerColumnBit = 2

export function tableOf(node: LexicalNode, context: ProseContext, readFlow: ReadFlow): Flow[] {
  const rows = childrenOf(node)
    .map(childrenOf)
    .filter((row) => row.length > 0)
  const cells = rows.map((row) =>
    row.map((cell) => ({
      content: readFlow(childrenOf(cell)),
      colSpan: numberOf(cell['colSpan']),
      rowSpan: numberOf(cell['rowSpan']),
      align: textOf(childrenOf(cell)[0]?.['format']),
    })),
  )
  const headerRow = rows[0]?.every((cell) => has(cell, headerRowBit)) ?? false
  const columns = columnsOfCells(cells)
  const headerColumn = rows.every((row, y) =>
    row.every((cell, x) => columns[y]?.[x] !== 0 || has(cell, headerColumnBit)),
  )
  return toTable({ rows: cells, headerRow, headerColumn }, context)
}

const has = (cell: LexicalNode, bit: number): boolean => (numberOf(cell['headerState']) & bit) !== 0
