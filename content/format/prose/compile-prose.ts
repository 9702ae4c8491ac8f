/**
 * Parses a text of prose once, and takes its problems, its links and the tree that pages show from the result.
 */
import type { Root } from 'mdast'
import { notCanonical } from '#content/format/canonical.ts'
import { type Problem, ProblemError } from '#content/format/problem.ts'
import { mdastToProse } from './mdast-to-prose.ts'
import { findForbidden, parseMdx, printMdx } from './mdx.ts'
import { linksIn, type ProseLink } from './prose-links.ts'
import type { ProseTree } from './prose-tree.ts'

export interface CompiledProse {
  /** Absent where the text is not of the dialect. */
  readonly tree: ProseTree | undefined
  readonly links: readonly ProseLink[]
  /** A text whose only problem is that the printer would write it in another way has a tree all the same. */
  readonly problems: readonly Problem[]
}

export function compileProse(text: string): CompiledProse {
  let root: Root
  try {
    root = parseMdx(text)
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return { tree: undefined, links: [], problems: error.problems }
  }
  const links = linksIn(root)
  const forbidden = findForbidden(root)
  if (forbidden.length > 0) return { tree: undefined, links, problems: forbidden }
  const tree = mdastToProse(root)
  const printed = printMdx(root)
  return { tree, links, problems: printed === text ? [] : [notCanonical(text, printed)] }
}
