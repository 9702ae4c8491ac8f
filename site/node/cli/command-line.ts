/** What the command lines of this folder have in common. */
import { inspect, type ParseArgsConfig, parseArgs } from 'node:util'
import { printableLines } from '#content/format/printable.ts'
import { printProblems, problemsIn } from '#content/format/problem.ts'

/** An option, a value or a setting that is not known. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** @throws UsageError on an option that is not known, or lacks its value. */
export function parseOptions<const Config extends Omit<ParseArgsConfig, 'args' | 'strict'>>(
  args: readonly string[],
  config: Config,
) {
  try {
    return parseArgs({ ...config, args: [...args], strict: true })
  } catch (cause) {
    throw new UsageError((cause as Error).message, { cause })
  }
}

/** @param script the npm script, such as `npm run build`. @returns the exit code: that of `run` unless it throws. */
export async function runScript(script: string, run: () => Promise<number>): Promise<number> {
  try {
    return await run()
  } catch (error) {
    console.error(printableLines(messageOf(error, script)))
    return 1
  }
}

/** Of problems it says that the last good output stays; an error of our own code shows its stack. */
function messageOf(error: unknown, script: string): string {
  if (error instanceof UsageError) return `${error.message}\nFor the options: ${script} -- --help`
  const problems = problemsIn(error)
  return problems ? printProblems(problems, '; nothing was published.') : inspect(error)
}
