/** GitHub's pull requests and comments, by its REST interface. */
import * as z from 'zod'
import { ProblemError } from '#content/format/problem.ts'
import type { Host, PullRequest } from './host.ts'

interface GithubSettings {
  readonly api: string
  /** Origin of the addresses of its repositories. */
  readonly server: string
  /** `owner/name` */
  readonly repository: string
  readonly token: string
  /** Address of the job that runs, with its artefacts. */
  readonly run?: string
}

const pulls = z.array(z.object({ number: z.int(), html_url: z.url() }))
const comments = z.array(z.object({ id: z.int(), body: z.string() }))

/** A comment that has it is ours, and is written anew instead of another. */
const marker = '<!-- content report -->'

const timeoutMs = 30_000

const askAgain = 'Run this job again: what it has to tell is kept.'

/** What to do about a refusal, by its status. */
const remedies: ReadonlyMap<number, string> = new Map([
  [401, 'GITHUB_TOKEN must be the token of this job: it may have expired, or be that of another.'],
  [403, 'The job needs the permission pull-requests: write, and the repository allows Actions to open pull requests.'],
  [404, 'GITHUB_REPOSITORY must name a repository that GITHUB_TOKEN may see.'],
  [422, 'The text may be too long, or the branch may have no commits that its base has not.'],
])

const refusal = z.object({
  message: z.string(),
  errors: z.array(z.object({ message: z.string().optional(), code: z.string().optional() })).optional(),
})

export class Github implements Host {
  readonly #settings: GithubSettings

  constructor(settings: GithubSettings) {
    this.#settings = settings
  }

  /** The login, as actions/checkout gives it, for the one command that needs it: in no file, and in no list of processes. */
  gitEnvironment(): Readonly<Record<string, string>> {
    const { server, token } = this.#settings
    return {
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `http.${server}/.extraheader`,
      GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`,
    }
  }

  pushOptions(): readonly string[] {
    return []
  }

  async open({ branch, base, title, body }: PullRequest): Promise<string> {
    const [owner] = this.#settings.repository.split('/')
    const query = new URLSearchParams({ head: `${owner}:${branch}`, base, state: 'open' })
    const [open] = pulls.parse(await this.#ask('GET', `pulls?${query}`))
    const pull = open
      ? await this.#ask('PATCH', `pulls/${open.number}`, { title, body })
      : await this.#ask('POST', 'pulls', { title, body, head: branch, base })
    const [{ number, html_url }] = pulls.parse([pull]) as [z.output<typeof pulls>[number]]
    const { run } = this.#settings
    if (run) await this.comment(number, `The built site and the full report are artefacts of [the run](${run}).`)
    return html_url
  }

  /** The one comment of ours on a pull request. @param mayBeNew whether one is made where there is none */
  async comment(pull: number, text: string, { mayBeNew = true } = {}): Promise<void> {
    const body = `${marker}\n${text}`
    const all = comments.parse(await this.#ask('GET', `issues/${pull}/comments?per_page=100`))
    const own = all.find((comment) => comment.body.startsWith(marker))
    if (own) await this.#ask('PATCH', `issues/comments/${own.id}`, { body })
    else if (mayBeNew) await this.#ask('POST', `issues/${pull}/comments`, { body })
  }

  /** @throws ProblemError where it cannot be reached or refuses. */
  async #ask(method: string, path: string, body?: object): Promise<unknown> {
    const { api, repository, token } = this.#settings
    const about = `${method} ${path.split('?')[0]}`
    try {
      const response = await fetch(`${api}/repos/${repository}/${path}`, {
        method,
        redirect: 'error',
        headers: { accept: 'application/vnd.github+json', authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(timeoutMs),
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      if (response.ok) return await response.json()
      const why = reasonIn(await response.text())
      throw new ProblemError({
        message: `GitHub answers ${response.status} to ${about}${why && `: ${why}`}`,
        hint: remedies.get(response.status) ?? askAgain,
      })
    } catch (cause) {
      if (cause instanceof ProblemError) throw cause
      const { message } = cause instanceof TypeError && cause.cause instanceof Error ? cause.cause : (cause as Error)
      throw new ProblemError(
        { message: `GitHub cannot be reached for ${about}: ${message}`, hint: askAgain },
        { cause },
      )
    }
  }
}

/** What GitHub says of its refusal; empty where it says nothing that can be read. */
function reasonIn(body: string): string {
  try {
    const { message, errors = [] } = refusal.parse(JSON.parse(body))
    return [message, ...errors.map((error) => error.message ?? error.code ?? '')].filter(Boolean).join('; ')
  } catch {
    return ''
  }
}

const environment = z.object({
  GITHUB_API_URL: z.url(),
  GITHUB_SERVER_URL: z.url(),
  GITHUB_REPOSITORY: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
  GITHUB_TOKEN: z.string().min(1),
  GITHUB_RUN_ID: z.string().optional(),
})

/** @throws ProblemError naming what a job's environment lacks. */
export function githubFrom(values: Readonly<Record<string, string | undefined>>): Github {
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
  return new Github({
    api,
    server,
    repository,
    token,
    ...(run ? { run: `${server}/${repository}/actions/runs/${run}` } : {}),
  })
}
