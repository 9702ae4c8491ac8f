/** The stages that stop a night besides the rules: export, build and tests. */
import type { Problem } from '#content/format/problem.ts'
import type { Finding, Report, StoppedReport } from './report.ts'
import { verdictOf } from './verdict.ts'

/** Who refuses it, as headings of what is found, and what to do where it is not said. */
export const refusals = {
  'blocked-export': {
    title: 'The export is blocked',
    hint: 'Correct it in the CMS and publish; nothing was exported.',
  },
  'failed-export': { title: 'The export failed', hint: 'Run it again; nothing was exported.' },
  'failed-inspection': { title: 'The site is not as it should be', hint: 'The log of the night says more.' },
  'stopped-night': { title: 'The night was stopped', hint: 'The log of the night says more.' },
  'failed-commit': { title: 'git does not take it', hint: 'The log of the night says more.' },
  'failed-publication': { title: 'It could not be published', hint: 'Let the night run again once that is mended.' },
} as const

export type Refusal = keyof typeof refusals

/** The report with what was refused before all else. */
export function refusedReport(report: Report, by: Refusal, problems: readonly Problem[]): Report {
  const findings = { ...report.findings, fresh: [...findingsOf(by, problems), ...report.findings.fresh] }
  return { ...report, findings, verdict: verdictOf({ ...report, findings }) }
}

/** The report of a night that was stopped before anything was compared. */
export const stoppedReport = (problems: readonly Problem[]): StoppedReport => ({
  verdict: {
    status: 'blocked',
    sentence: 'Stopped before anything was compared: nothing is replaced.',
    title: 'content: as it was',
  },
  findings: { fresh: findingsOf('stopped-night', problems), known: [] },
})

const findingsOf = (by: Refusal, problems: readonly Problem[]): Finding[] =>
  problems.map(({ route, column: _, ...problem }) => ({
    hint: refusals[by].hint,
    ...problem,
    message: inOneLine([route, problem.message].filter(Boolean).join(': ')),
    rule: by,
    severity: 'blocks',
  }))

/** Joins lines into one, as messages are: git and its hooks write several. */
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
