/** Who hosts the repository, and how it opens something to review. */

export interface PullRequest {
  readonly branch: string
  /** Where it is to be merged. */
  readonly base: string
  readonly title: string
  /** Markdown. */
  readonly body: string
}

export interface Host {
  /** What git has to know besides, to be let in. */
  gitEnvironment(): Readonly<Record<string, string>>
  /** What a push says, where that is enough. */
  pushOptions(pull: PullRequest): readonly string[]
  /** Opens it, or brings the one that is open up to date. @returns its address. */
  open(pull: PullRequest): Promise<string | undefined>
}
