import { columnsOfCells } from '#content/format/prose/table-columns.ts'
import type { ProseProps } from '#content/schema/components.ts'
import { ScrollableTable } from './scrollable-table.tsx'

interface Props extends ProseProps<'DataTable'> {
  readonly shortColumns?: number
}

/** A table with a header column or merged cells, which Markdown lacks. */
export function DataTable({ caption, headerRow, headerColumn, rows, shortColumns }: Props) {
  // Where cells are merged, it takes the whole table to know which columns they are of.
  const isPlain = headerRow && rows.every((row) => row.every(({ colSpan, rowSpan }) => !colSpan && !rowSpan))
  const titles = isPlain ? rows[0]?.map(({ text }) => text) : undefined
  const columns = columnsOfCells(rows)
  return (
    <ScrollableTable {...(caption ? { name: caption } : {})} shortColumns={shortColumns}>
      {caption && <caption>{caption}</caption>}
      <tbody>
        {rows.map((row, y) => (
          <tr key={y}>
            {row.map(({ text, colSpan, rowSpan }, x) => {
              const isHeader = (headerRow && y === 0) || (headerColumn && columns[y]?.[x] === 0)
              const Cell = isHeader ? 'th' : 'td'
              return (
                <Cell
                  key={x}
                  colSpan={colSpan}
                  rowSpan={rowSpan}
                  {...(isHeader ? { scope: headerRow && y === 0 ? 'col' : 'row' } : { 'data-column': titles?.[x] })}
                >
                  {text}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  )
}
