/** The options of a command. */
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { ProblemError } from '#content/format/problem.ts'

/**
 * @param script such as `npm run build`.
 * @throws ProblemError on an option that is not known, or lacks its value.
 */
export function parseOptions<const Config extends Omit<ParseArgsConfig, 'args' | 'strict'>>(
  script: string,
  args: readonly string[],
  config: Config,
) {
  try {
    return parseArgs({ ...config, args: [...args], strict: true })
  } catch (cause) {
    throw wrongOptions(script, (cause as Error).message, { cause })
  }
}

/** The problem of a command line, with where its options stand. */
export function wrongOptions(script: string, message: string, options?: ErrorOptions): ProblemError {
  return new ProblemError({ message, hint: `For the options: ${script} -- --help` }, options)
}
