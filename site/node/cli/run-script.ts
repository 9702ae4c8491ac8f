/** What the scripts of this folder have in common. */
import { printFailure } from '#content/commands/print-failure.ts'

/**
 * @param outcome what came of the problems that ended it: see `printFailure`.
 * @returns the exit code: that of `run`, and 1 where it throws.
 */
export async function runScript(run: () => Promise<number>, outcome?: string): Promise<number> {
  try {
    return await run()
  } catch (error) {
    printFailure(error, outcome)
    return 1
  }
}
