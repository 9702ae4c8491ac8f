/** Runs and line breaks. */
import type { Paragraph } from 'mdast'
import { fromRuns } from './mdx-inline.ts'
import { isBlank, normalizeRuns, type Run, textRun } from './mdx-runs.ts'

const lineBreak: Run = { leaf: { type: 'break' }, marks: [] }

/** Splits runs into paragraphs at blank lines. */
export function paragraphs(runs: readonly Run[]): Paragraph[] {
  const found: Run[][][] = [[]]
  for (const line of lines(normalizeRuns(runs))) {
    const last = found.at(-1) ?? []
    if (line.every(isBlank)) found.push([])
    else last.push(last.length > 0 ? [lineBreak, ...line] : line)
  }
  return found.filter((part) => part.length > 0).map((part) => ({ type: 'paragraph', children: fromRuns(part.flat()) }))
}

/** Runs for a place of one line: line breaks become spaces. */
export function onOneLine(runs: readonly Run[]): Run[] {
  return normalizeRuns(runs.map((run) => (run.leaf.type === 'break' ? textRun(' ', run.marks, run.link) : run)))
}

function lines(runs: readonly Run[]): Run[][] {
  const found: Run[][] = [[]]
  for (const run of runs) {
    if (run.leaf.type === 'break') found.push([])
    else found.at(-1)?.push(run)
  }
  return found
}
