/** What git and the host say of a night: both come from the report. */
import type { Report } from '#review/report.ts'
import { toMarkdown } from '#review/write/markdown/markdown.ts'
import type { PullRequest } from './hosts/host.ts'
import { nightBranch } from './night-tree.ts'

/** Lines that visitors would notice; git's readers want no hundreds of them. */
const mostLines = 20

export function commitMessage({ verdict, notices: { edits, time, sales } }: Report): string {
  const lines = [...edits, ...time].map(({ text }) => `- ${text}`)
  const rest = lines.length - mostLines
  const body = [
    ...lines.slice(0, mostLines),
    ...(rest > 0 ? [`- and ${rest} more`] : []),
    ...(sales.length > 0 ? [`- What is sold changed for ${sales.length} films and cinemas.`] : []),
  ]
  // A line that begins with # is a comment to some of git's commands.
  return `${verdict.title}\n\n${body.join('\n').replaceAll(/^#/gm, ' #')}\n`
}

export const pullRequestOf = (report: Report, base: string): PullRequest => ({
  branch: nightBranch,
  base,
  title: report.verdict.title,
  body: toMarkdown(report),
})
