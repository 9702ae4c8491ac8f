/** Writes the message of a night's commit, and its pull request, from the report. */
import { counted } from '#content/format/count.ts'
import { printable } from '#content/format/printable.ts'
import type { Report } from '#review/report.ts'
import { disarmed } from '#review/write/disarmed.ts'
import { toMarkdown } from '#review/write/markdown/markdown.ts'
import type { PullRequest } from './hosts/host.ts'
import { nightBranch } from './night-tree.ts'

/** How many changes a message lists at most: nobody reads hundreds of them in git. */
const maxLines = 20

/**
 * What `disarmed` does not neutralise: CI keywords such as `[skip ci]`, and URLs, which need not be links in a commit
 * message.
 */
const orders = /[[*](?=\S)|:(?=\/\/)/g

/** Puts words of the content on one line, as a line of its own could be a trailer such as `Reviewed-by:`, and disarms them. */
const inert = (text: string): string => disarmed(printable(text.replace(/\s+/g, ' '))).replace(orders, '$&\u200b')

export function commitMessage({
  verdict,
  notices: { edits, time, sales },
}: Pick<Report, 'verdict' | 'notices'>): string {
  const lines = [...edits, ...time].map(({ text }) => `- ${inert(text)}`)
  const rest = lines.length - maxLines
  const body = [
    ...lines.slice(0, maxLines),
    ...(rest > 0 ? [`- and ${rest} more`] : []),
    ...(sales.length > 0
      ? [`- What is sold changed for ${counted(sales.length, 'film or cinema', 'films and cinemas')}.`]
      : []),
  ]
  return `${verdict.title}\n\n${body.join('\n')}\n`
}

export const pullRequestOf = (report: Report, base: string): PullRequest => ({
  branch: nightBranch,
  base,
  title: report.verdict.title,
  body: toMarkdown(report),
})
