import { inspect } from 'node:util'
import { printableLines } from '#content/format/printable.ts'
import { printProblems, problemsIn } from '#content/format/problem.ts'

/**
 * Prints the error that ended a command. Problems are printed without a stack; any other error is a fault of our code
 * and has one.
 *
 * @param outcome what came of the problems: see `printProblems`.
 */
export function printFailure(error: unknown, outcome?: string): void {
  const problems = problemsIn(error)
  console.error(printableLines(problems ? printProblems(problems, outcome) : inspect(error)))
}
