/** A host of the repository: it opens something to review. */

export interface PullRequest {
  readonly branch: string
  /** The branch into which it is to be merged. */
  readonly base: string
  readonly title: string
  /** Markdown. */
  readonly body: string
}

export interface Host {
  /** Variables that git needs to be let in. */
  gitEnvironment(): Readonly<Record<string, string>>
  /** Options of a push, where these are enough to open it. */
  pushOptions(pull: PullRequest): readonly string[]
  /** Opens it, or brings the one that is open up to date. @returns its address. */
  open(pull: PullRequest): Promise<string | undefined>
}
