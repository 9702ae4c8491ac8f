/**
 * The dialect of prose: MDX with tables, strikethrough and task lists of GitHub.
 *
 * `remark-gfm` would bring two more parts that cannot be switched off as a whole: footnotes, and links made of bare addresses,
 * of which no text can escape being one (decision 0017).
 */
import { gfmStrikethroughFromMarkdown, gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown, gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown, gfmTaskListItemToMarkdown } from 'mdast-util-gfm-task-list-item'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import remarkMdx from 'remark-mdx'
import type { Preset, Processor } from 'unified'

/** The three parts of GitHub's Markdown, as a plugin for remark. */
export function gfmParts(this: Processor): undefined {
  const data = this.data()
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
  data.toMarkdownExtensions = [
    ...(data.toMarkdownExtensions ?? []),
    gfmTableToMarkdown({ tablePipeAlign: false }),
    gfmStrikethroughToMarkdown(),
    gfmTaskListItemToMarkdown(),
  ]
}

export const dialect: Preset = { plugins: [remarkMdx, gfmParts] }
