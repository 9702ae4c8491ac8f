/**
 * Finds the columns of a table's cells: one that is several rows high takes the place of cells in the rows below it.
 */

interface Spanning {
  readonly colSpan?: number | undefined
  readonly rowSpan?: number | undefined
}

/** @returns for each row the column, from 0, in which each of its cells begins */
export function columnsOfCells(rows: readonly (readonly Spanning[])[]): number[][] {
  // Column → how many rows from this one on are taken by a cell above.
  let taken: readonly number[] = []
  return rows.map((row) => {
    const below = taken.map((count) => Math.max(0, count - 1))
    let column = 0
    const columns = row.map(({ colSpan, rowSpan }) => {
      while (taken[column]) column += 1
      const start = column
      column += Math.max(1, colSpan ?? 1)
      for (let place = start; place < column; place++) below[place] = Math.max(1, rowSpan ?? 1) - 1
      return start
    })
    taken = below
    return columns
  })
}
