/** Compiles the text of one field to a tree. */
import mdx from '@mdx-js/rollup'
import rehypeSlug from 'rehype-slug'
import { ProseError } from '../data/content-error.ts'
import type { Tree } from '../mdx/tree.ts'
import { Forbidden, remarkDialect, remarkRefuse } from './prose-dialect.ts'
import { rehypeTree } from './prose-tree.ts'

/** Trees on their way from the compiler's plugin to whoever asked for them, by the name of the text. */
const finished = new Map<string, Tree>()

const compiler = mdx({
  outputFormat: 'function-body',
  remarkPlugins: [remarkDialect, remarkRefuse],
  rehypePlugins: [rehypeSlug, rehypeTree((path, tree) => finished.set(path, tree))],
})

let texts = 0

/** @throws ProseError with the line of what our dialect does not know. */
export async function compileProse(text: string): Promise<Tree> {
  const name = `${texts++}.mdx`
  try {
    await compiler.transform(text, name)
  } catch (error) {
    throw toProseError(error, text)
  }
  const tree = finished.get(name)
  finished.delete(name)
  if (!tree) throw new Error('The MDX compiler gave no tree.')
  return tree
}

function toProseError(cause: unknown, text: string): ProseError {
  if (cause instanceof Forbidden) return new ProseError(cause.message, text, cause.issue.line, { cause })
  const { line = 1, reason } = cause as { line?: number; reason?: string }
  const nested = (cause as { cause?: unknown }).cause
  if (nested instanceof Forbidden) return new ProseError(nested.message, text, nested.issue.line, { cause })
  return new ProseError(reason ?? String(cause), text, line, { cause })
}
