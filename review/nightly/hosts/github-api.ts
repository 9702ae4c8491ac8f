/** Asks GitHub's REST interface about one repository. */
import * as z from 'zod'
import { ProblemError } from '#content/format/problem.ts'
import { parseJson } from '#content/snapshot/parse-json.ts'
import type { GithubSettings } from './github-settings.ts'

interface GithubRequest<Answer> {
  readonly method: 'GET' | 'POST' | 'PATCH'
  /** Below the address of the repository. */
  readonly path: string
  readonly body?: object
  readonly answer: z.ZodType<Answer>
}

const timeoutMs = 30_000

const askAgain = 'Run this job again: what it has to tell is kept.'

/** The remedy for a refusal, by its status. */
const remedies: ReadonlyMap<number, string> = new Map([
  [401, 'GITHUB_TOKEN must be the token of this job: it may have expired, or be that of another.'],
  [403, 'The job needs the permission pull-requests: write, and the repository allows Actions to open pull requests.'],
  [404, 'GITHUB_REPOSITORY must name a repository that GITHUB_TOKEN may see.'],
  [422, 'The text may be too long, or the branch may have no commits that its base has not.'],
])

/** @throws ProblemError where it cannot be reached, refuses, or answers something else. */
export async function askGithub<Answer>(
  { api, repository, token }: GithubSettings,
  { method, path, body, answer }: GithubRequest<Answer>,
): Promise<Answer> {
  const about = `${method} ${path.split('?')[0]}`
  try {
    const response = await fetch(`${api}/repos/${repository}/${path}`, {
      method,
      redirect: 'error',
      headers: { accept: 'application/vnd.github+json', authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    if (!response.ok) throw refused(about, response.status, text)
    const result = parseJson(text, answer)
    if ('value' in result) return result.value
    throw new ProblemError({
      message: `GitHub’s answer to ${about} cannot be used: ${result.faults.join('; ')}`,
      hint: 'GITHUB_API_URL must lead to the REST interface of GitHub, and nothing on the way may answer in its place.',
    })
  } catch (cause) {
    if (cause instanceof ProblemError) throw cause
    const { message } = cause instanceof TypeError && cause.cause instanceof Error ? cause.cause : (cause as Error)
    throw new ProblemError({ message: `GitHub cannot be reached for ${about}: ${message}`, hint: askAgain }, { cause })
  }
}

function refused(about: string, status: number, text: string): ProblemError {
  const why = reasonIn(text)
  return new ProblemError({
    message: `GitHub answers ${status} to ${about}${why && `: ${why}`}`,
    hint: remedies.get(status) ?? askAgain,
  })
}

const refusal = z.object({
  message: z.string(),
  errors: z.array(z.object({ message: z.string().optional(), code: z.string().optional() })).optional(),
})

/** The message of GitHub's refusal; empty if there is none that can be read. */
function reasonIn(body: string): string {
  try {
    const { message, errors = [] } = refusal.parse(JSON.parse(body))
    return [message, ...errors.map((error) => error.message ?? error.code ?? '')].filter(Boolean).join('; ')
  } catch {
    return ''
  }
}
