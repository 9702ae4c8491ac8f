import { inspect } from 'node:util'
import { printableLines } from '#content/format/printable.ts'
import { printProblems, problemsIn } from '#content/format/problem.ts'

/**
 * Says what ended a command: problems without a stack, which only an error of our own code shows.
 *
 * @param outcome what came of the problems: see `printProblems`.
 */
export function printFailure(error: unknown, outcome?: string): void {
  const problems = problemsIn(error)
  console.error(printableLines(problems ? printProblems(problems, outcome) : inspect(error)))
}
