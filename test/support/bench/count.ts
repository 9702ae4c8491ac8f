/** Numbers on the command line of a benchmark: of films, or of rounds. */

/** @throws Error for what is no whole number from 1 on, such as `--help`. */
export function countOf(text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text)
  throw new Error(`“${text}” is no count. The file of the benchmark begins with how it is called.`)
}

/** The counts that were given, else others. */
export function countsOf(args: readonly string[], otherwise: readonly number[]): readonly number[] {
  return args.length > 0 ? args.map(countOf) : otherwise
}
