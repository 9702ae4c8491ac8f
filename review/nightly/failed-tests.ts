/** The failed tests of the pages, as problems of the night. */
import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import type { Problem } from '#content/format/problem.ts'
import { parseJson } from '#content/snapshot/parse-json.ts'

const testReport = z.object({
  testResults: z.array(
    z.object({
      message: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).default([]) }),
      ),
    }),
  ),
})

const hint = 'The log of the night says why.'

/**
 * Each with what was found, page by page: see `test/browser/expect-none.ts`.
 *
 * @param answer the file that Vitest's reporter for machines has written
 */
export function failedTests(answer: string, code: number): Problem[] {
  const ended = (why: string): Problem[] => [
    { message: `The tests of every page ended with ${code}, and ${why}`, hint },
  ]
  if (!existsSync(answer)) return ended(`wrote no report to ${answer}`)
  const report = parseJson(readFileSync(answer, 'utf8'), testReport)
  if ('faults' in report) return ended(`their report cannot be used: ${answer} ${report.faults.join('; ')}`)
  const failed = report.value.testResults.flatMap(({ message, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status === 'failed')
    // A file that cannot even be loaded has none.
    if (tests.length === 0 && message !== '') return [{ message: said([message]) }]
    return tests.map(({ fullName, failureMessages }) => ({
      // What was found comes first: reports cut long messages, and a test may have a long name.
      message: `A page fails: ${said(failureMessages)} (the test “${fullName}”)`,
    }))
  })
  return failed.length > 0 ? failed : ended('their report names no failed test')
}

/** Lines of a failed test, each of which names a page: a fault of the whole site is on all of them. */
const maxLines = 8

/** What failures say, on one line, without where in the code that was. */
function said(failures: readonly string[]): string {
  const lines = failures
    .flatMap((failure) => failure.replace(/^AssertionError: |\n\s+at .*$/gs, '').split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const more = lines.length - maxLines
  return [...lines.slice(0, maxLines), ...(more > 0 ? [`and ${more} more, which the log names`] : [])].join('; ')
}
