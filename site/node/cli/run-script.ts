/** What the scripts of this folder have in common. */
import { inspect } from 'node:util'
import { printableLines } from '#content/format/printable.ts'
import { printProblems, problemsIn } from '#content/format/problem.ts'

/**
 * Prints problems without a stack, which only an error of our own code shows.
 *
 * @param outcome what came of the problems: see `printProblems`.
 * @returns the exit code: that of `run`, and 1 where it throws.
 */
export async function runScript(run: () => Promise<number>, outcome?: string): Promise<number> {
  try {
    return await run()
  } catch (error) {
    const problems = problemsIn(error)
    console.error(printableLines(problems ? printProblems(problems, outcome) : inspect(error)))
    return 1
  }
}
