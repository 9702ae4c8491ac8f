/** GitHub's pull requests and comments. */
import * as z from 'zod'
import { askGithub } from './github-api.ts'
import type { GithubSettings } from './github-settings.ts'
import type { Host, PullRequest } from './host.ts'

const pullAnswer = z.object({ number: z.int(), html_url: z.url() })
const commentAnswer = z.object({ id: z.int(), body: z.string() })

/** How many comments GitHub lists at most at once. */
const commentsOfPage = 100

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
    const settings = this.#settings
    const [owner] = settings.repository.split('/')
    const query = new URLSearchParams({ head: `${owner}:${branch}`, base, state: 'open' })
    const [open] = await askGithub(settings, { method: 'GET', path: `pulls?${query}`, answer: z.array(pullAnswer) })
    const { number, html_url } = await askGithub(settings, {
      ...(open ? { method: 'PATCH', path: `pulls/${open.number}` } : { method: 'POST', path: 'pulls' }),
      body: open ? { title, body } : { title, body, head: branch, base },
      answer: pullAnswer,
    })
    const { run } = settings
    if (run) await this.comment(number, `The built site and the full report are artifacts of [the run](${run}).`)
    return html_url
  }

  /** The one comment of ours on a pull request. @param mayBeNew whether one is made where there is none */
  async comment(pull: number, text: string, { mayBeNew = true } = {}): Promise<void> {
    const body = `${marker}\n${text}`
    const own = await this.#ownComment(pull)
    const answer = z.unknown()
    if (own !== undefined)
      await askGithub(this.#settings, { method: 'PATCH', path: `issues/comments/${own}`, body: { body }, answer })
    else if (mayBeNew)
      await askGithub(this.#settings, { method: 'POST', path: `issues/${pull}/comments`, body: { body }, answer })
  }

  /** Number of the comment of ours, which may be behind hundreds of others. */
  async #ownComment(pull: number): Promise<number | undefined> {
    for (let page = 1; ; page++) {
      const path = `issues/${pull}/comments?per_page=${commentsOfPage}&page=${page}`
      const listed = await askGithub(this.#settings, { method: 'GET', path, answer: z.array(commentAnswer) })
      const own = listed.find(({ body }) => body.startsWith(marker))
      if (own || listed.length < commentsOfPage) return own?.id
    }
  }
}
