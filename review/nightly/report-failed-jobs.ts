/** What the report says of a night that was refused after it was made: by jobs of their own, which test and build it. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '#content/format/problem.ts'
import { readAndCompare } from '#review/read-and-compare.ts'
import type { SiteConfig } from '#site/config.ts'
import { testResultsFile } from './build-and-test.ts'
import { failedTests } from './failed-tests.ts'
import { refusedSides, type WriteNightReport } from './night-report.ts'
import { nightBranch } from './night-tree.ts'

const notBuilt: Problem = {
  message: 'It cannot be built, or the tests of its pages did not end: the log of the job says why',
}

/**
 * Compares what `restore` put into the checkout with the checkout's commit, and reports it as refused.
 *
 * @param top of the clone. @param report writes what is compared. @returns the verdict
 */
export async function refuseNight(top: string, config: SiteConfig, report: WriteNightReport): Promise<string> {
  const head = join(top, 'content')
  const compared = readAndCompare({
    top,
    base: 'HEAD',
    head,
    content: 'content',
    config,
    headName: `origin/${nightBranch}`,
  })
  const answer = testResultsFile(top)
  const problems = existsSync(answer) ? failedTests(answer, 1) : [notBuilt]
  const refused = refusedSides(compared, 'failed-inspection', problems)
  await report(refused)
  return refused.report.verdict.sentence
}
