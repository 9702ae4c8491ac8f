/** Which tests of the pages have failed, as problems of the night. */
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
 * Each with what was found, as far as it is words: values that were compared are in the log.
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
    if (tests.length === 0 && message !== '') return [{ message: firstLine(message) }]
    return tests.map(({ fullName, failureMessages: [first = ''] }) => ({
      message: `A page fails the test “${fullName}”: ${firstLine(first)}`,
    }))
  })
  return failed.length > 0 ? failed : ended('their report names no failed test')
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? ''
