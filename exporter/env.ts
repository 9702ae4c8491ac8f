/** The exporter's settings, parsed once. Every key stands in `.env.example`, which says what it is for. */
import * as z from 'zod'
import { ProblemError } from '#content/format/problem.ts'
import { presentVariables } from '#content/schema/environment.ts'

export const flag = z.enum(['0', '1']).transform((value) => value === '1')
export const httpUrl = z.url({ protocol: /^https?$/ })
export const count = (min: number) => z.coerce.number().int().min(min)

export const environment = z
  .object({
    CMS_URL: httpUrl,
    CMS_API_KEY: z.string().optional(),
    CMS_LOGIN_EMAIL: z.email().optional(),
    CMS_LOGIN_PASSWORD: z.string().optional(),
    CMS_CONCURRENCY: count(1).default(1),
    CMS_INTERVAL_MS: count(0).default(100),
    CMS_TIMEOUT_SECONDS: count(1).default(30),
    CMS_DEADLINE_SECONDS: count(1).default(900),
    CMS_REQUEST_LOG: flag.default(true),
    SITE_URL: httpUrl.optional(),
  })
  .refine((env) => env.CMS_API_KEY || (env.CMS_LOGIN_EMAIL && env.CMS_LOGIN_PASSWORD), {
    path: ['CMS_API_KEY'],
    error: 'is needed, or CMS_LOGIN_EMAIL together with CMS_LOGIN_PASSWORD',
  })

export type Environment = z.output<typeof environment>

/** @throws ProblemError naming every key that is wrong; values are not repeated, as they may be secret. */
export function parseEnvironment(values: Readonly<Record<string, string | undefined>>): Environment {
  return parseSettings(environment, values)
}

export function parseSettings<S extends z.ZodType>(
  schema: S,
  values: Readonly<Record<string, string | undefined>>,
): z.output<S> {
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
