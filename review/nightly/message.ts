/** What git and the host say of a night: both come from the report. */
import { printable } from '#content/format/printable.ts'
import type { Report } from '#review/report.ts'
import { toMarkdown } from '#review/write/markdown/markdown.ts'
import type { PullRequest } from './hosts/host.ts'
import { nightBranch } from './night-tree.ts'

/** Lines that visitors would notice; git's readers want no hundreds of them. */
const mostLines = 20

/**
 * What hosts and CI obey in the message of a commit: names of people, numbers of issues, addresses, and words such as `[skip ci]`. A sign
 * without width behind the first one is enough to make text of it.
 */
const orders = /[@#[*](?=\S)|:(?=\/\/)|\bGH(?=-\d)/g

/** Words of the content on one line: as a line of its own, a part of them could be a trailer such as `Reviewed-by:`. */
const inert = (text: string): string => printable(text.replace(/\s+/g, ' ')).replace(orders, '$&\u200b')

export function commitMessage({
  verdict,
  notices: { edits, time, sales },
}: Pick<Report, 'verdict' | 'notices'>): string {
  const lines = [...edits, ...time].map(({ text }) => `- ${inert(text)}`)
  const rest = lines.length - mostLines
  const body = [
    ...lines.slice(0, mostLines),
    ...(rest > 0 ? [`- and ${rest} more`] : []),
    ...(sales.length > 0 ? [`- What is sold changed for ${sales.length} films and cinemas.`] : []),
  ]
  return `${verdict.title}\n\n${body.join('\n')}\n`
}

export const pullRequestOf = (report: Report, base: string): PullRequest => ({
  branch: nightBranch,
  base,
  title: report.verdict.title,
  body: toMarkdown(report),
})
