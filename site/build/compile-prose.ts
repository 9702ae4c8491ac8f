/** Compiles the text of one field to a tree. */
import mdx from '@mdx-js/rollup'
import type { Root } from 'mdast'
import rehypeSlug from 'rehype-slug'
import { CONTINUE, visit } from 'unist-util-visit'
import { ProseError } from '../data/content-error.ts'
import type { Tree } from '../mdx/tree.ts'
import { Forbidden, remarkDialect, remarkRefuse } from './prose-dialect.ts'
import { rehypeTree, TreeReady } from './prose-tree.ts'

const compiler = mdx({
  outputFormat: 'function-body',
  remarkPlugins: [remarkDialect, remarkRefuse],
  rehypePlugins: [rehypeSlug, rehypeTree],
})

/*
 * No visitor of the compiler's plugins says how to go on. V8 compiles the function that calls them for that, finds itself
 * wrong, and begins anew: 650 times in a build of 5,000 films (`--trace-deopt`), a twentieth of its cost. Having seen
 * answers of both kinds it does not.
 */
const seen: Root = { type: 'root', children: [{ type: 'thematicBreak' }] }
for (let round = 0; round < 200; round++) visit(seen, () => (round % 2 === 0 ? CONTINUE : undefined))

/** @throws ProseError with the line of what our dialect does not know. */
export async function compileProse(text: string): Promise<Tree> {
  try {
    await compiler.transform(text, 'prose.mdx')
  } catch (error) {
    if (error instanceof TreeReady) return error.tree
    throw toProseError(error, text)
  }
  throw new Error('The MDX compiler gave no tree.')
}

function toProseError(cause: unknown, text: string): ProseError {
  if (cause instanceof Forbidden) return new ProseError(cause.message, text, cause.issue.line, { cause })
  const { line = 1, reason } = cause as { line?: number; reason?: string }
  const nested = (cause as { cause?: unknown }).cause
  if (nested instanceof Forbidden) return new ProseError(nested.message, text, nested.issue.line, { cause })
  return new ProseError(reason ?? String(cause), text, line, { cause })
}
