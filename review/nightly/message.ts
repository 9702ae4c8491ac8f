/** What git and the host say of a night: both come from the report. */
import { printable } from '#content/format/printable.ts'
import type { Report } from '#review/report.ts'
import { disarmed } from '#review/write/disarmed.ts'
import { toMarkdown } from '#review/write/markdown/markdown.ts'
import type { PullRequest } from './hosts/host.ts'
import { nightBranch } from './night-tree.ts'

/** Lines that visitors would notice; git's readers want no hundreds of them. */
const mostLines = 20

/** What CI obeys in the message of a commit besides, such as `[skip ci]`; and no reader of git's needs an address that leads somewhere. */
const orders = /[[*](?=\S)|:(?=\/\/)/g

/** Words of the content on one line: as a line of its own, a part of them could be a trailer such as `Reviewed-by:`. */
const inert = (text: string): string => disarmed(printable(text.replace(/\s+/g, ' '))).replace(orders, '$&\u200b')

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
