/** Who hosts the repository, and how it opens something to review. */
import { githubFrom } from './github.ts'

export interface PullRequest {
  readonly branch: string
  /** Where it is to be merged. */
  readonly base: string
  readonly title: string
  /** Markdown. */
  readonly body: string
}

export interface Host {
  /** What a push says, where that is enough. */
  pushOptions(pull: PullRequest): readonly string[]
  /** Opens it, or brings the one that is open up to date. @returns its address. */
  open(pull: PullRequest): Promise<string | undefined>
}

type Environment = Readonly<Record<string, string | undefined>>

/** GitHub and GitLab say by variables of their own that a job runs there; anywhere else the branch is pushed, and that is all. */
export function hostFrom(environment: Environment): Host {
  if (environment['GITHUB_ACTIONS']) return githubFrom(environment)
  return environment['GITLAB_CI'] ? gitlab : plain
}

const plain: Host = { pushOptions: () => [], open: async () => undefined }

/** GitLab opens a merge request for a push that asks for it, and only one for a branch. An option has a single line. */
const gitlab: Host = {
  pushOptions: ({ base, title, body }) => [
    'merge_request.create',
    `merge_request.target=${base}`,
    `merge_request.title=${title}`,
    `merge_request.description=${body.split('\n', 1)[0]?.replace(/^#+ /, '') ?? ''}`,
  ],
  open: async () => undefined,
}
