/**
 * Adds up what the runners themselves report, prints `N passed, N failed`, and ends with 1 when anything failed: a test, a
 * runner that left no report, or the command as a whole.
 *
 * Usage: totals.ts <folder of reports> <exit code of the test command>
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  success: z.boolean(),
})
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
})

interface Totals {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

const reports: Readonly<Record<string, (json: unknown) => Totals>> = {
  'vitest.json': (json) => {
    const { numPassedTests: passed, numFailedTests, numPendingTests: skipped, success } = vitestReport.parse(json)
    // A file that cannot even be loaded fails without a failed test.
    return { passed, failed: success ? numFailedTests : Math.max(1, numFailedTests), skipped }
  },
  'playwright.json': (json) => {
    const { expected, unexpected, flaky, skipped } = playwrightReport.parse(json).stats
    return { passed: expected + flaky, failed: unexpected, skipped }
  },
}

const [folder = '', exitCode = '1'] = process.argv.slice(2)
const totals = Object.entries(reports).map(([name, read]): Totals => {
  const path = join(folder, name)
  if (existsSync(path)) return read(JSON.parse(readFileSync(path, 'utf8')))
  console.log(`There is no report ${name}: its runner did not come to an end.`)
  return { passed: 0, failed: 1, skipped: 0 }
})
const sum = (key: keyof Totals) => totals.reduce((total, report) => total + report[key], 0)
const failed = Math.max(sum('failed'), exitCode === '0' ? 0 : 1)
console.log(`${sum('passed')} passed, ${failed} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`)
process.exitCode = failed > 0 ? 1 : 0
