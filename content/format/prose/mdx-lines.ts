/** Runs and line breaks. */
import type { Paragraph } from 'mdast'
import { fromRuns } from './mdx-inline.ts'
import { isBlank, normalizeRuns, type Run, textRun } from './mdx-runs.ts'

export const lineBreak: Run = { leaf: { type: 'break' }, marks: [] }
export const isLineBreak = ({ leaf }: Run): boolean => leaf.type === 'break'

/** Splits runs into paragraphs at blank lines. */
export function paragraphs(runs: readonly Run[]): Paragraph[] {
  const found: Run[][][] = [[]]
  for (const line of splitLines(normalizeRuns(runs), isLineBreak)) {
    const last = found.at(-1) ?? []
    if (line.every(isBlank)) found.push([])
    else last.push(last.length > 0 ? [lineBreak, ...line] : line)
  }
  return found.filter((part) => part.length > 0).map((part) => ({ type: 'paragraph', children: fromRuns(part.flat()) }))
}

/** Runs for a place of one line: line breaks become spaces. */
export function onOneLine(runs: readonly Run[]): Run[] {
  return normalizeRuns(runs.map((run) => (isLineBreak(run) ? textRun(' ', run.marks, run.link) : run)))
}

/** The items between breaks, which are left out. */
export function splitLines<T>(items: readonly T[], isBreak: (item: T) => boolean): T[][] {
  const found: T[][] = [[]]
  for (const item of items) {
    if (isBreak(item)) found.push([])
    else found.at(-1)?.push(item)
  }
  return found
}
