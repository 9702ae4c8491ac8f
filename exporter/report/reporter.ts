/** Prints what the export does: sentences for people, or JSON for machines. */
import { styleText } from 'node:util'
import { counted } from '#content/format/count.ts'
import { printable, printableTexts } from '#content/format/printable.ts'
import { type Problem, printProblem, problemsOf } from '#content/format/problem.ts'
import { typeLabelOf } from '#content/schema/entry-key.ts'
import { type EntryType, entryTypes } from '#content/schema/entry-types.ts'
import type { Change } from '../diff.ts'
import type { Outcome } from '../export-content.ts'
import type { ExportProblem } from '../problem.ts'
import type { Progress, Stage } from '../progress.ts'

export interface Reporter extends Progress {
  outcome(outcome: Outcome, figures: Figures): void
  failure(error: unknown): void
}

export interface Figures {
  /** Totals of both services. */
  readonly requests: number
  readonly bytes: number
  readonly seconds: number
}

/** Events as machines read them: a line of JSON each. */
export type ExportEvent =
  | { readonly event: 'stage'; readonly stage: Stage; readonly detail?: string }
  | { readonly event: 'reading'; readonly type: EntryType; readonly done: number; readonly total: number }
  | ({ readonly event: 'outcome'; readonly figures: Figures } & Outcome)
  | { readonly event: 'failure'; readonly problems: readonly Problem[] }

/** Where a reporter writes. A terminal gets colours, and one line that is overwritten. */
export interface Output {
  write(text: string): void
  readonly isTTY?: boolean
}

/** Prints one JSON object per line. */
export function jsonReporter(output: Output): Reporter {
  const line = (event: ExportEvent) => output.write(`${printable(JSON.stringify(event))}\n`)
  return {
    stage: (stage, detail) => line({ event: 'stage', stage, ...(detail ? { detail } : {}) }),
    reading: (type, done, total) => line({ event: 'reading', type, done, total }),
    outcome: (outcome, figures) => line({ event: 'outcome', ...outcome, figures }),
    failure: (error) => line({ event: 'failure', problems: problemsOf(error) }),
  }
}

/** Sentences. On a terminal the current stage is one line that is overwritten. */
export function textReporter(output: Output): Reporter {
  const live = output.isTTY ? (text: string) => output.write(`\r\u001b[2K${text}`) : undefined
  const say = (text: string) => output.write(live ? `\r\u001b[2K${text}\n` : `${text}\n`)
  const passing = (text: string) => (live ? live(text) : say(text))
  return {
    stage: (stage, detail) => passing(styleText('dim', `${stage}${detail ? `: ${printable(detail)}` : ''} …`)),
    reading: (type, done, total) => {
      if (live || done === total)
        passing(styleText('dim', `reading ${entryTypes[type].plural.toLowerCase()}: ${done} of ${total}`))
    },
    outcome: (outcome, figures) => {
      for (const text of describeChanges(printableTexts(outcome.changes))) say(text)
      for (const text of describeProblems(outcome.problems)) say(text)
      say(summary(outcome, figures))
    },
    failure: (error) => {
      say(styleText('red', 'The export failed.'))
      for (const problem of problemsOf(error)) say(printProblem(problem))
    },
  }
}

const marks = { added: '+', changed: '~', removed: '-' } as const

function describeChanges(changes: readonly Change[]): string[] {
  return changes.map(({ kind, entry, title, fields, moved }) => {
    const what = fields.length > 0 ? `: ${fields.join(', ')}` : ''
    const where = moved ? ` (moved from ${moved.from} to ${moved.to})` : ''
    return `${marks[kind]} ${typeLabelOf(entry)} “${title}”${what}${where}`
  })
}

const severityColours = { blocks: 'red', notice: 'yellow' } as const

const describeProblems = (problems: readonly ExportProblem[]): string[] =>
  problems.map((problem) => {
    const { severity } = problem
    return `${styleText(severityColours[severity], severity)} ${printProblem(problem)}`
  })

function summary(
  { status, changes, problems, files, entries }: Outcome,
  { requests, bytes, seconds }: Figures,
): string {
  const effort = `${requests} requests, ${(bytes / 1e6).toFixed(1)} MB, ${seconds.toFixed(1)} s`
  const blocking = problems.filter(({ severity }) => severity === 'blocks').length
  const sentences = {
    exported: `Exported ${entries} entries: ${changes.length} changed; ${files.written} files written, ${files.removed} removed.`,
    unchanged: `Nothing changed: ${entries} entries are as they were.`,
    'dry-run': `Dry run: ${changes.length} entries would change; ${files.written} files would be written, ${files.removed} removed.`,
    blocked: `Blocked by ${counted(blocking, 'problem')}: the snapshot is as it was.`,
  }
  return `${sentences[status]} (${effort})`
}
