/** Tells people and machines what the export does. The only place that writes sentences for people. */
import { styleText } from 'node:util'
import { printable, printableLines, printableTexts } from '#content/format/printable.ts'
import { entryTypes, isEntryType } from '#content/schema/entry-types.ts'
import type { Change } from '../diff.ts'
import type { ExportFailure } from '../errors.ts'
import type { Outcome, Progress } from '../export-content.ts'
import type { Problem } from '../problem.ts'

export interface Reporter extends Progress {
  outcome(outcome: Outcome, figures: Figures): void
  failure(failure: ExportFailure | Error): void
}

export interface Figures {
  readonly requests: number
  readonly bytes: number
  readonly seconds: number
}

/** Where a reporter writes; `columns` only where a person looks at it live. */
export interface Output {
  write(text: string): void
  readonly isTTY?: boolean
}

/** One JSON object per line. */
export function jsonReporter(output: Output): Reporter {
  const line = (event: Record<string, unknown>) => output.write(`${printable(JSON.stringify(event))}\n`)
  return {
    stage: (stage, detail) => line({ event: 'stage', stage, ...(detail ? { detail } : {}) }),
    reading: (type, done, total) => line({ event: 'reading', type, done, total }),
    outcome: (outcome, figures) => line({ event: 'outcome', ...outcome, figures }),
    failure: (failure) =>
      line({ event: 'failure', message: failure.message, ...('hint' in failure ? { hint: failure.hint } : {}) }),
  }
}

/** Sentences; on a terminal the running stage stands on one line that is written over. */
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
      const { changes, problems } = printableTexts({ changes: outcome.changes, problems: outcome.problems })
      for (const text of [...describeChanges(changes), ...describeProblems(problems)]) say(text)
      say(summary(outcome, figures))
    },
    failure: (failure) => {
      say(styleText('red', printableLines(`The export failed. ${failure.message}`)))
      if ('hint' in failure && failure.hint) say(printableLines(failure.hint))
    },
  }
}

const marks = { added: '+', changed: '~', removed: '-' } as const

function describeChanges(changes: readonly Change[]): string[] {
  return changes.map(({ kind, entry, title, fields, moved }) => {
    const what = fields.length > 0 ? `: ${fields.join(', ')}` : ''
    const where = moved ? ` (moved from ${moved.from} to ${moved.to})` : ''
    return `${marks[kind]} ${labelOf(entry)} “${title}”${what}${where}`
  })
}

function describeProblems(problems: readonly Problem[]): string[] {
  return problems.map(({ severity, entry, title, field, line, column, what, hint }) => {
    const head = severity === 'blocks' ? styleText('red', 'blocks') : styleText('yellow', 'notice')
    const place = line === undefined ? '' : `, line ${line}${column === undefined ? '' : `, column ${column}`}`
    return `${head} ${entry}${title ? ` “${title}”` : ''}${field ? `, ${field}` : ''}${place}: ${what}.\n       ${hint}`
  })
}

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
    blocked: `Blocked by ${blocking} ${blocking === 1 ? 'problem' : 'problems'}: the snapshot is as it was.`,
  }
  return `${sentences[status]} (${effort})`
}

function labelOf(key: string): string {
  const [type = ''] = key.split('/')
  return isEntryType(type) ? entryTypes[type].label : type
}
