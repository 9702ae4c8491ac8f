import type { SectionProps } from '#site/loaders/content-pages/sections.ts'
import { ScrollableTable } from '#site/ui/prose/scrollable-table.tsx'

/** A table of texts; one of what happened in which year is shown as a timeline. */
export function Table({ heading, caption, columns, rows, headerColumn, shortColumns }: SectionProps<'table'>) {
  const isTimeline = headerColumn && columns.length === 2 && rows.every(([year = '']) => /^\d{4}$/.test(year))
  return (
    <ScrollableTable
      name={caption ?? heading ?? columns.join(', ')}
      isTimeline={isTimeline}
      shortColumns={shortColumns}
    >
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={index} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, y) => (
          <tr key={y}>
            {cells.map((cell, x) =>
              headerColumn && x === 0 ? (
                <th key={x} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={x} data-column={columns[x]}>
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  )
}
