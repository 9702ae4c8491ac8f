/** `npm run report`: reads the command line, and says how it ended. */
import { join } from 'node:path'
import { inspect } from 'node:util'
import { printableLines } from '#content/format/printable.ts'
import { printProblems, problemsIn } from '#content/format/problem.ts'
import { parseConfig } from '#site/config.ts'
import { parseReportOptions, usage } from './options.ts'
import { type Compared, cacheIn, readAndCompare, root } from './read-and-compare.ts'
import type { PageShot } from './shots/take-shots.ts'
import { topFolder } from './snapshots/git.ts'
import { writeReport } from './write/write-report.ts'

/** @returns the exit code: 0 nothing blocks, 1 something does, 2 there is no report. */
export async function main(args: readonly string[]): Promise<0 | 1 | 2> {
  try {
    const options = parseReportOptions(args)
    if (options === 'help') {
      console.log(usage)
      return 0
    }
    const top = topFolder(process.cwd())
    const compared = readAndCompare({ ...options, top, config: parseConfig(process.env) })
    await writeReport(options.out, compared, options.shots ? await shotsFor(top, compared) : [])
    const { verdict } = compared.report
    console.log(printableLines(`${verdict.sentence}\n${join(options.out, 'report.html')}`))
    return verdict.status === 'blocked' ? 1 : 0
  } catch (error) {
    const problems = problemsIn(error)
    console.error(printableLines(problems ? printProblems(problems, ': there is no report.') : inspect(error)))
    return 2
  }
}

/** Only whoever wants pictures loads the browser's library. Where none can be taken, there is a report all the same. */
async function shotsFor(top: string, { report, base, head }: Compared): Promise<readonly PageShot[]> {
  if (report.verdict.status === 'blocked') return []
  try {
    const { takeShots } = await import('./shots/take-shots.ts')
    return await takeShots(report, { root, cache: cacheIn(top), base, head })
  } catch (error) {
    console.error(printableLines(`No pictures of pages: ${(error as Error).message}`))
    return []
  }
}
