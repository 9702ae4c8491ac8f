import type { Problem } from '#content/format/problem.ts'

/** What is wrong with an entry of the CMS, or with a file of the content folder. */
export interface ExportProblem extends Problem {
  /** `blocks`: nothing is replaced until it is mended. `notice`: told, and dealt with as `hint` says. */
  readonly severity: 'blocks' | 'notice'
}

export type Report = (problem: ExportProblem) => void
