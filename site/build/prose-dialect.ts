/** The dialect of `content/format/mdx.ts` for the compiler: the same extensions, and the same refusals. */
import type { Root } from 'mdast'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import type { Processor } from 'unified'
import { findForbidden, type MdxIssue } from '#content/format/mdx.ts'

interface Extensions {
  micromarkExtensions?: ReturnType<typeof gfmTable>[]
  fromMarkdownExtensions?: ReturnType<typeof gfmTableFromMarkdown>[]
}

/** remark-gfm without its bare links and footnotes, which the dialect does not have. */
export function remarkDialect(this: Processor): void {
  const data = this.data() as Extensions
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    gfmTable(),
    gfmStrikethrough({ singleTilde: false }),
    gfmTaskListItem(),
  ]
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    gfmTableFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    gfmTaskListItemFromMarkdown(),
  ]
}

export class Forbidden extends Error {
  override readonly name = 'Forbidden'
  readonly issue: MdxIssue

  constructor(issue: MdxIssue) {
    super(`${issue.what}. ${issue.hint}`)
    this.issue = issue
  }
}

/** Nothing that could run gets as far as the code that is made of it. */
export const remarkRefuse = () => (root: Root) => {
  const [issue] = findForbidden(root)
  if (issue) throw new Forbidden(issue)
}
