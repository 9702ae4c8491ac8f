/** Detects the host. */
import { Github } from './github.ts'
import { githubSettings } from './github-settings.ts'
import type { Host } from './host.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** GitHub and GitLab say by variables of their own that a job runs there; anywhere else the branch is pushed, and that is all. */
export function hostFrom(environment: Environment): Host {
  if (environment['GITHUB_ACTIONS']) return new Github(githubSettings(environment))
  return environment['GITLAB_CI'] ? gitlab : plain
}

const plain: Host = { gitEnvironment: () => ({}), pushOptions: () => [], open: async () => undefined }

/** GitLab opens a merge request for a push that asks for it, and only one for a branch. An option has a single line. */
const gitlab: Host = {
  gitEnvironment: () => ({}),
  pushOptions: ({ base, title, body }) => [
    'merge_request.create',
    `merge_request.target=${base}`,
    `merge_request.title=${title}`,
    `merge_request.description=${body.split('\n', 1)[0]?.replace(/^#+ /, '') ?? ''}`,
  ],
  open: async () => undefined,
}
