/** Brings a night's commit to the remote, where it is the one thing to review. */
import { ProblemError, problemsIn } from '#content/format/problem.ts'
import { git } from '#review/git.ts'
import type { Host, PullRequest } from './hosts/host.ts'
import { nightBranch } from './night-tree.ts'

interface NightToPublish {
  readonly commit: string
  /**
   * The commit of the branch when the night began: if it has changed by now, somebody is at work, and nothing is
   * replaced.
   */
  readonly waiting: string | undefined
  readonly pull: PullRequest
}

/**
 * @returns where it can be seen, if the host says so.
 * @throws ProblemError that says whether the branch was replaced: a host may take the push, and refuse the pull request.
 */
export async function publishNight(
  top: string,
  { commit, waiting, pull }: NightToPublish,
  host: Host,
): Promise<string | undefined> {
  const lease = `--force-with-lease=refs/heads/${nightBranch}:${waiting ?? ''}`
  const options = host.pushOptions(pull).flatMap((option) => ['-o', option])
  git(top, ['push', '--quiet', lease, ...options, 'origin', `${commit}:refs/heads/${nightBranch}`], {
    env: host.gitEnvironment(),
  })
  try {
    return await host.open(pull)
  } catch (cause) {
    const problems = problemsIn(cause)
    if (!problems) throw cause
    const pushed = `${nightBranch} is pushed, but its pull request could not be opened or brought up to date`
    throw new ProblemError(
      problems.map((problem) => ({ ...problem, message: `${pushed}: ${problem.message}` })),
      { cause },
    )
  }
}

/** Takes back what no longer differs from main: hosts close what was open of it. */
export function withdrawNight(top: string, waiting: string, host: Host): void {
  const lease = `--force-with-lease=refs/heads/${nightBranch}:${waiting}`
  git(top, ['push', '--quiet', lease, 'origin', `:refs/heads/${nightBranch}`], { env: host.gitEnvironment() })
}
