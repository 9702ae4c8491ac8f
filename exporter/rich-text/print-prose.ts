/** The end of every conversion of rich text: the tree as the text that an entry holds. */
import type { Root } from 'mdast'
import { findExcess, printMdx } from '#content/format/prose/mdx.ts'
import type { ReportProblem } from '../problem.ts'

/** Undefined for an empty text. A text of more than anything could parse in time is reported. */
export function printProse(tree: Root, report: ReportProblem): string | undefined {
  const printed = printMdx(tree)
  const excess = findExcess(printed)
  if (excess) report({ severity: 'blocks', ...excess })
  return printed || undefined
}
