/** The command line of `npm run report`. */
import { normalize } from 'node:path/posix'
import { parseOptions } from '#content/commands/parse-options.ts'
import { ProblemError } from '#content/format/problem.ts'

const script = 'npm run report'

export const usage = `${script} -- --base REVISION [options]

Says what changed between two snapshots of the content, without network.

  --base REVISION         a commit, branch or tag of git: what is there now
  --head REVISION|FOLDER  what would be there; a folder that holds a snapshot, or a revision (content)
  --content FOLDER        where revisions have their content, from the top of the repository (content)
  --out FOLDER            where report.md, report.html and report.json are written (.cache/report)
  --shots                 add pictures of the changed pages, before and after; builds both, and needs a Chromium
  --help                  this text

Ends with 0 when nothing blocks, 1 when something does, 2 when no report could be made.`

export interface ReportOptions {
  readonly base: string
  readonly head: string
  readonly content: string
  readonly out: string
  readonly shots: boolean
}

/** @throws ProblemError on an option that is not known, or lacks its value. */
export function parseReportOptions(args: readonly string[]): ReportOptions | 'help' {
  const {
    help,
    base,
    content: folder,
    ...values
  } = parseOptions(script, args, {
    options: {
      base: { type: 'string' },
      head: { type: 'string' },
      content: { type: 'string', default: 'content' },
      out: { type: 'string', default: '.cache/report' },
      shots: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  }).values
  if (help) return 'help'
  if (!base) throw new ProblemError({ message: '--base is missing', hint: `Such as: ${script} -- --base main` })
  // As git names it: not `./content`, and not `content/`, as shells complete it.
  const content = normalize(folder).replace(/(?<=.)\/$/, '')
  if (/^(?:\.\.)?(?:\/|$)/.test(content))
    throw new ProblemError({
      message: `--content ${folder} is no folder of the repository`,
      hint: 'Name it from the top of the repository, such as content; a dot is the top itself.',
    })
  return { base, head: values.head ?? content, content, out: values.out, shots: values.shots }
}
