/** GitHub's pull requests and comments. */
import * as z from 'zod'
import { askGithub, type GithubRequest } from './github-api.ts'
import type { GithubSettings } from './github-settings.ts'
import type { Host, PullRequest } from './host.ts'

const pulls = z.array(z.object({ number: z.int(), html_url: z.url() }))
const comments = z.array(z.object({ id: z.int(), body: z.string() }))

/** A comment that has it is ours, and is written anew instead of another. */
const marker = '<!-- content report -->'

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
    const [open] = pulls.parse(await this.#ask({ method: 'GET', path: `pulls?${query}` }))
    const pull = open
      ? await this.#ask({ method: 'PATCH', path: `pulls/${open.number}`, body: { title, body } })
      : await this.#ask({ method: 'POST', path: 'pulls', body: { title, body, head: branch, base } })
    const [{ number, html_url }] = pulls.parse([pull]) as [z.output<typeof pulls>[number]]
    const { run } = this.#settings
    if (run) await this.comment(number, `The built site and the full report are artefacts of [the run](${run}).`)
    return html_url
  }

  /** The one comment of ours on a pull request. @param mayBeNew whether one is made where there is none */
  async comment(pull: number, text: string, { mayBeNew = true } = {}): Promise<void> {
    const body = `${marker}\n${text}`
    const all = comments.parse(await this.#ask({ method: 'GET', path: `issues/${pull}/comments?per_page=100` }))
    const own = all.find((comment) => comment.body.startsWith(marker))
    if (own) await this.#ask({ method: 'PATCH', path: `issues/comments/${own.id}`, body: { body } })
    else if (mayBeNew) await this.#ask({ method: 'POST', path: `issues/${pull}/comments`, body: { body } })
  }

  #ask(request: GithubRequest): Promise<unknown> {
    return askGithub(this.#settings, request)
  }
}
