/** The settings of a command, from its environment. */
import type * as z from 'zod'
import { ProblemError } from '#content/format/problem.ts'
import { presentVariables, type Variables } from '#content/schema/environment.ts'

/** @throws ProblemError naming every key that is wrong; values are not repeated, as they may be secret. */
export function parseEnvironment<S extends z.ZodType>(schema: S, values: Variables): z.output<S> {
  const result = schema.safeParse(presentVariables(values))
  if (result.success) return result.data
  const hint = 'Copy .env.example to .env and fill it in.'
  throw new ProblemError(
    result.error.issues.map((issue) => ({ message: `${issue.path.join('.')} ${describeIssue(issue)}`, hint })),
  )
}

function describeIssue(issue: z.core.$ZodIssue): string {
  return issue.code === 'invalid_type' && issue.message.includes('undefined') ? 'is not set' : issue.message
}
