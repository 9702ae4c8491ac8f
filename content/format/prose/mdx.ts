/**
 * Prose in the content folder: MDX of a narrow dialect, and one way to write each text.
 *
 * The dialect is CommonMark as MDX has it, with tables, strikethrough and task lists of GitHub, and without its bare links
 * and footnotes. Components are those of `content/schema/components.ts`; code of any kind is refused by `findForbidden`.
 */
import type { Root } from 'mdast'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { type Problem, ProblemError } from '#content/format/problem.ts'
import { dialect } from './mdx-dialect.ts'
import { findExcess, findExcessOf } from './mdx-limits.ts'
import { printMdx } from './mdx-print.ts'
import { toSyntaxError } from './mdx-syntax-error.ts'

export { findForbidden } from './mdx-forbidden.ts'
export { plainText } from './mdx-plain-text.ts'
export { findExcess, printMdx }

const parser = unified().use(dialect).use(remarkParse).freeze()

/**
 * Parses prose. The result may still hold what `findForbidden` refuses.
 *
 * @throws ProblemError for what is not MDX, and for what nobody could read in time.
 */
export function parseMdx(source: string): Root {
  refuse(findExcess(source))
  const root = parsed(source)
  refuse(findExcessOf(root))
  return root
}

function parsed(source: string): Root {
  try {
    return parser.parse(source)
  } catch (cause) {
    throw toSyntaxError(cause)
  }
}

function refuse(excess: Problem | undefined): void {
  if (excess) throw new ProblemError(excess)
}
