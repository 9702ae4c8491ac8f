/**
 * The working tree of a night, separate from that of the caller: it is at the newest main branch, and no work in
 * progress is touched. A night leaves one commit on top of main.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ProblemError } from '#content/format/problem.ts'
import { entriesFolder, mediaFolder, ticketingFolder } from '#content/snapshot/files.ts'
import { describingFiles } from '#content/snapshot/names.ts'
import { git } from '#review/git.ts'
import { commitOf } from '#review/snapshots/git.ts'

/** The branch of a night's commit until it is merged. */
export const nightBranch = 'content/nightly'

const remote = 'origin'

/** All that an export writes; the rest of the folder is written by hand. */
const snapshotPaths = [entriesFolder, mediaFolder, ticketingFolder, ...describingFiles].map((name) => `content/${name}`)

export class NightTree {
  readonly folder: string
  /** The commit that the night begins with. */
  readonly base: string
  /** The commit of a night before that waits for its review. */
  readonly waiting: string | undefined
  readonly #top: string
  /** The main branch, as it was last fetched. */
  readonly #main: string

  /**
   * @param top of the clone.
   * @throws ProblemError where somebody has put commits beside a night's own, which the new one would replace.
   */
  constructor(top: string, { mainBranch, withFetch }: { readonly mainBranch: string; readonly withFetch: boolean }) {
    this.#top = top
    this.folder = join(top, '.cache/nightly/tree')
    if (withFetch) git(top, ['fetch', '--quiet', '--prune', remote])
    this.#main = `${remote}/${mainBranch}`
    this.base = commitOf(top, this.#main)
    this.waiting = this.#find(`refs/remotes/${remote}/${nightBranch}`)
    if (this.waiting) this.#refuseWorkOfOthers(this.waiting)
    this.remove()
    mkdirSync(dirname(this.folder), { recursive: true })
    // Forced twice, as git keeps locked what was killed while it made it.
    git(top, ['worktree', 'add', '--force', '--force', '--quiet', '--detach', this.folder, this.base])
    // What is sold since when stands in the night that waits, and nowhere else.
    if (this.waiting && this.#continuesBase(this.waiting))
      git(this.folder, [
        'restore',
        `--source=${this.waiting}`,
        '--staged',
        '--worktree',
        '--',
        ...this.#present(this.waiting),
      ])
  }

  /**
   * Commits the snapshot as it is now.
   *
   * @returns the commit.
   * @throws ProblemError where git has nothing to commit. The report compares bytes, so what it tells is there; but git may convert
   * files as it takes them in, and then holds what it held.
   */
  commit(message: string): string {
    git(this.folder, ['add', '--all', '--force', '--', ...this.#inTree()])
    if (git(this.folder, ['diff', '--cached', '--name-only']).length === 0)
      throw new ProblemError({
        message: `The report tells of changes, and git sees no difference from ${this.#main}: there is nothing to commit`,
        hint: 'git converts files as it takes them in. Let it leave them as they are, by the line “content/** -text -filter” at the end of .gitattributes on the main branch.',
      })
    git(this.folder, [...this.#author(), 'commit', '--quiet', '--file=-'], { input: message })
    return commitOf(this.folder, 'HEAD')
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
    git(this.#top, ['worktree', 'prune'])
  }

  /** A night leaves one commit; main may have been merged into it since. */
  #refuseWorkOfOthers(waiting: string): void {
    const own = git(this.#top, ['rev-list', '--no-merges', waiting, `^${this.base}`])
      .toString()
      .trim()
      .split('\n')
    if (own.length <= 1) return
    throw new ProblemError({
      message: `${nightBranch} has ${own.length} commits that ${this.#main} has not, and a night leaves one: the others are somebody’s work, which would be replaced`,
      hint: 'Merge the branch, or take the commits to another one and delete this one.',
    })
  }

  /** Whether main has had no other snapshot since: else the waiting night is of another day, and the CMS says it all anew. */
  #continuesBase(commit: string): boolean {
    const begunAt = git(this.#top, ['merge-base', commit, this.base]).toString().trim()
    return git(this.#top, ['diff', '--name-only', begunAt, this.base, '--', ...snapshotPaths]).length === 0
  }

  #find(revision: string): string | undefined {
    try {
      return commitOf(this.#top, revision)
    } catch {
      return undefined
    }
  }

  /** git refuses to name what neither the tree nor the index has. */
  #inTree(): string[] {
    const known = git(this.folder, ['ls-files', '--cached', '--others', '--', ...snapshotPaths])
      .toString()
      .split('\n')
    return snapshotPaths.filter((path) => known.some((file) => file === path || file.startsWith(`${path}/`)))
  }

  #present(commit: string): string[] {
    const files = git(this.#top, ['ls-tree', '--name-only', commit, '--', 'content/']).toString().split('\n')
    return snapshotPaths.filter((path) => files.includes(path))
  }

  /** Whoever the machine commits as; else a name that says what it is. */
  #author(): string[] {
    try {
      git(this.folder, ['config', 'user.email'])
      return []
    } catch {
      return ['-c', 'user.name=Nightly snapshot', '-c', 'user.email=nightly@localhost']
    }
  }
}
