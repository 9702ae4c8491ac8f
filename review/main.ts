/** `npm run report`: reads the command line, and says how it ended. */
import { join } from 'node:path'
import { printFailure } from '#content/commands/print-failure.ts'
import { printableLines } from '#content/format/printable.ts'
import { parseConfig } from '#site/config.ts'
import { topFolder } from './git.ts'
import { parseReportOptions, usage } from './options.ts'
import { readAndCompare } from './read-and-compare.ts'
import { shotsOf } from './shots/shots-of.ts'
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
    const shots = options.shots ? await shotsOf(compared, top) : undefined
    await writeReport(options.out, compared, shots)
    const { verdict } = compared.report
    if (shots?.without !== undefined) console.error(printableLines(`No pictures of pages: ${shots.without}`))
    console.log(printableLines(`${verdict.sentence}\n${join(options.out, 'report.html')}`))
    return verdict.status === 'blocked' ? 1 : 0
  } catch (error) {
    printFailure(error, ': there is no report.')
    return 2
  }
}
