/**
 * Prose in the content folder: MDX of a narrow dialect, and one way to write each text.
 *
 * The dialect is CommonMark as MDX has it, with tables, strikethrough and task lists of GitHub, and without its bare links
 * and footnotes. Components are those of `content/schema/components.ts`; code of any kind is refused by `findForbidden`.
 */
import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { mdxFromMarkdown } from 'mdast-util-mdx'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import { mdxjs } from 'micromark-extension-mdxjs'
import { printMdx } from './mdx-print.ts'
import { toSyntaxError } from './mdx-syntax-error.ts'

export { findForbidden, type MdxIssue } from './mdx-forbidden.ts'
export { plainText } from './mdx-plain-text.ts'
export { MdxSyntaxError } from './mdx-syntax-error.ts'
export { printMdx }

const dialect = {
  extensions: [mdxjs(), gfmTable(), gfmStrikethrough({ singleTilde: false }), gfmTaskListItem()],
  mdastExtensions: [
    mdxFromMarkdown(),
    gfmTableFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    gfmTaskListItemFromMarkdown(),
  ],
}

/** Throws an `MdxSyntaxError`. What it accepts may still be forbidden. */
export function parseMdx(source: string): Root {
  try {
    return fromMarkdown(source, dialect)
  } catch (cause) {
    throw toSyntaxError(cause)
  }
}

export const canonicalMdx = (source: string): string => printMdx(parseMdx(source))
