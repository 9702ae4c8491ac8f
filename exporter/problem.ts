import type { Problem } from '#content/format/problem.ts'

/** A problem of an entry of the CMS, or of a file of the content folder. */
export interface ExportProblem extends Problem {
  /** `blocks`: the export replaces nothing until the problem is solved. `notice`: reported; `hint` says what was done. */
  readonly severity: 'blocks' | 'notice'
}

export type ReportProblem = (problem: ExportProblem) => void

/** The remedy for a loss too great to be accepted. */
export const allowLoss = 'If that is meant, export once with --allow-mass-delete.'
export const massLossHint = `${allowLoss} If not, look at the rights of the service user and at the CMS.`
