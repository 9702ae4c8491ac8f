/** The settings of a GitHub Actions job, from its environment variables. */
import * as z from 'zod'
import { ProblemError } from '#content/format/problem.ts'

export interface GithubSettings {
  readonly api: string
  /** Origin of the addresses of its repositories. */
  readonly server: string
  /** `owner/name` */
  readonly repository: string
  readonly token: string
  /** Address of the job that runs, with its artifacts. */
  readonly run?: string
}

const environment = z.object({
  GITHUB_API_URL: z.url(),
  GITHUB_SERVER_URL: z.url(),
  GITHUB_REPOSITORY: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
  GITHUB_TOKEN: z.string().min(1),
  GITHUB_RUN_ID: z.string().optional(),
})

/** @throws ProblemError naming what a job's environment lacks. */
export function githubSettings(values: Readonly<Record<string, string | undefined>>): GithubSettings {
  const result = environment.safeParse(values)
  if (!result.success) {
    const names = result.error.issues.map(({ path }) => path.join('.')).join(', ')
    throw new ProblemError({
      message: `On GitHub, ${names} must be set`,
      hint: 'GITHUB_TOKEN is the token of the job.',
    })
  }
  const {
    GITHUB_API_URL: api,
    GITHUB_SERVER_URL: server,
    GITHUB_REPOSITORY: repository,
    GITHUB_TOKEN: token,
    GITHUB_RUN_ID: run,
  } = result.data
  return { api, server, repository, token, ...(run ? { run: `${server}/${repository}/actions/runs/${run}` } : {}) }
}
