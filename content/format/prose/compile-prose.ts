/**
 * Parses a text of prose once, and takes its problems, its links and the tree that pages show from the result.
 */
import type { Root } from 'mdast'
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

/** The first line that differs, as an export would write it. */
function notCanonical(text: string, printed: string): Problem {
  const [found, wanted] = [text.split('\n'), printed.split('\n')]
  const index = firstDifference(found, wanted)
  const [was = '', should] = [found[index], wanted[index]]
  const instead = should === undefined ? 'end the text before this line' : `write ${JSON.stringify(should)}`
  return {
    line: index + 1,
    column: firstDifference(was.split(''), (should ?? '').split('')) + 1,
    message: 'the prose is not written as an export writes it',
    hint: `Run npm run export, or ${instead}.`,
  }
}

function firstDifference(found: readonly string[], wanted: readonly string[]): number {
  const index = found.findIndex((part, index) => part !== wanted[index])
  return index < 0 ? found.length : index
}
