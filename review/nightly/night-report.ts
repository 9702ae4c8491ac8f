/** The report that a night leaves, whatever comes of it. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Problem, problemsOf } from '#content/format/problem.ts'
import { lockFolder } from '#content/snapshot/folder-lock.ts'
import type { ComparedSides } from '#review/read-and-compare.ts'
import { type Refusal, refusedReport, stoppedReport } from '#review/refusal.ts'
import type { Shots } from '#review/shots/shots.ts'
import { shotsOf } from '#review/shots/shots-of.ts'
import { writeReport, writeStoppedReport } from '#review/write/write-report.ts'

/** Writes what is compared: at once, and again with pictures of pages, which are taken only once. */
export type WriteNightReport = (compared: ComparedSides) => Promise<void>

/** The same sides with their report as a refused one. */
export const refusedSides = (
  { report, ...sides }: ComparedSides,
  by: Refusal,
  problems: readonly Problem[],
): ComparedSides => ({ ...sides, report: refusedReport(report, by, problems) })

interface Reported {
  readonly compared: ComparedSides
  readonly report: WriteNightReport
}

/** Takes a step of a night that is reported. What keeps the step from being taken is first of all in the report then. */
export async function orRefused<Result>(
  { compared, report }: Reported,
  by: Refusal,
  step: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await step()
  } catch (error) {
    await report(refusedSides(compared, by, problemsOf(error)))
    throw error
  }
}

/**
 * Runs what makes a night's report. Where it throws before it has written one, the report says what stopped it, and nothing else.
 *
 * @param top of the clone.
 * @throws ProblemError where another night is running: the report is then of that one, and stays. Else whatever `night` throws.
 */
export async function withNightReport<Result>(
  top: string,
  night: (report: WriteNightReport) => Promise<Result>,
): Promise<Result> {
  // Two at once would write one report and one tree, and one could publish what the other has read.
  using _ = lockFolder(join(top, '.cache/nightly'), 'night')
  const folder = join(top, '.cache/report')
  // That of another night would be taken for this one's.
  rmSync(folder, { recursive: true, force: true })
  let isWritten = false
  let shots: Shots | undefined
  const write: WriteNightReport = async (compared) => {
    await writeReport(folder, compared, shots)
    isWritten = true
    if (shots || compared.report.verdict.status === 'same') return
    shots = await shotsOf(compared, top)
    await writeReport(folder, compared, shots)
  }
  try {
    return await night(write)
  } catch (error) {
    if (!isWritten) writeStoppedReport(folder, stoppedReport(problemsOf(error)))
    throw error
  }
}
