import type { PhrasingContent, Table, TableCell } from 'mdast'
import { fromRuns } from './mdx-inline.ts'
import { onOneLine } from './mdx-lines.ts'
import { isBlank, type Run, toRuns } from './mdx-runs.ts'

/** A table in normal form: rows of equal length, each cell one line. One without a word is none. */
export function normalTable({ align, children }: Table): Table[] {
  const rows = children.map((row) => row.children.map(normalCell))
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  if (rows.flat().every((cell) => cell.children.length === 0)) return []
  return [
    {
      type: 'table',
      align: Array.from({ length: width }, (_, column) => align?.[column] ?? null),
      children: rows.map((row) => ({
        type: 'tableRow',
        children: Array.from({ length: width }, (_, column) => row[column] ?? cell([])),
      })),
    },
  ]
}

function normalCell({ children }: TableCell): TableCell {
  const runs = onOneLine(toRuns(children)).flatMap(writableCode)
  return cell(runs.every(isBlank) ? [] : withoutOuterSpace(fromRuns(runs)))
}

const cell = (children: PhrasingContent[]): TableCell => ({ type: 'tableCell', children })

// Code in a table cell cannot hold an odd number of backslashes before a bar: an even number ends the cell, and an odd number
// loses its last. So such a bar becomes text between two pieces of code.
function writableCode(run: Run): Run[] {
  if (run.leaf.type !== 'inlineCode') return [run]
  return run.leaf.value
    .split(/(?<=(?<!\\)(?:\\\\)*\\)(\|)/u)
    .map((value, index): Run => ({ ...run, leaf: { type: index % 2 === 0 ? 'inlineCode' : 'text', value } }))
}

/** Cells are padded with spaces, which cannot be distinguished from those of the text. */
function withoutOuterSpace(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes
    .map((node, index) => {
      if (node.type !== 'text') return node
      const start = index === 0 ? node.value.replace(/^[ \t]+/u, '') : node.value
      return { ...node, value: index === nodes.length - 1 ? withoutTrailingSpace(start) : start }
    })
    .filter((node) => node.type !== 'text' || node.value !== '')
}

function withoutTrailingSpace(value: string): string {
  let end = value.length
  while (end > 0 && (value[end - 1] === ' ' || value[end - 1] === '\t')) end -= 1
  return value.slice(0, end)
}
