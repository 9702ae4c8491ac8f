/**
 * Limits on what parsing and walking a text may cost. Nothing that a person writes comes near them.
 *
 * Parsing time grows with the square of the marks in a paragraph, and faster with lists that begin on one line: 10 kB of them
 * take a minute. Deep nesting overflows the stack of every walk, and a table has its longest row times its rows in cells.
 */
import type { Nodes, Root } from 'mdast'
import type { Problem } from '#content/format/problem.ts'

const maxMarks = 10_000
/** Things in each other. */
const deepest = 250
const maxCells = 20_000

const tooDeep = { message: `more than ${deepest} things in each other`, hint: 'Make lists and quotes flatter.' }

/** A line that begins with more quotes and items than may lie in each other. */
const deepLine = new RegExp(`^(?:[ \\t]*(?:>|[*+-][ \\t]|\\d{1,9}[.)][ \\t])){${deepest}}`, 'm')

/** Checked before parsing, which could take minutes. */
export function findExcess(source: string): Problem | undefined {
  const deep = deepLine.exec(source)
  if (deep) return { line: source.slice(0, deep.index).split('\n').length, column: 1, ...tooDeep }
  return findManyMarks(source)
}

// An escaped mark is text and costs nothing.
const marks = /\\.|[*_~`<[\]]/g
const marksIn = (line: string): number => line.match(marks)?.filter((mark) => mark.length === 1).length ?? 0

/** A paragraph, or another block without a blank line, of too many marks. */
function findManyMarks(source: string): Problem | undefined {
  // Most texts are too short to have too many.
  if (source.length <= maxMarks) return undefined
  let found = 0
  for (const [index, line] of source.split('\n').entries()) {
    found = /^[\s>]*$/.test(line) ? 0 : found + marksIn(line)
    if (found > maxMarks) {
      const message = `more than ${maxMarks} marks (*, _, ~, \`, <, [ or ]) in one paragraph`
      return { line: index + 1, column: 1, message, hint: 'Divide it into several paragraphs.' }
    }
  }
  return undefined
}

/** Checked in the tree, level by level, so that no depth overflows the stack. */
export function findExcessOf(root: Root): Problem | undefined {
  let level: Nodes[] = [root]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return { line: lineOf(level[0]), column: 1, ...tooDeep }
    const table = level.find((node) => node.type === 'table' && sizeOf(node.children) > maxCells)
    if (table)
      return {
        line: lineOf(table),
        column: 1,
        message: `a table of more than ${maxCells} cells`,
        hint: 'Divide the table.',
      }
    level = level.flatMap((node) => ('children' in node ? (node.children as Nodes[]) : []))
  }
  return undefined
}

const lineOf = (node: Nodes | undefined): number => node?.position?.start.line ?? 1

const sizeOf = (rows: readonly { readonly children: readonly unknown[] }[]): number =>
  rows.length * rows.reduce((width, { children }) => Math.max(width, children.length), 0)
