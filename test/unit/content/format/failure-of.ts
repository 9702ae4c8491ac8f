import { ProblemError } from '#content/format/problem.ts'

/** What a reading throws. */
export function failureOf(run: () => unknown): ProblemError {
  try {
    run()
  } catch (error) {
    if (error instanceof ProblemError) return error
  }
  throw new Error('It was read without an ProblemError.')
}
