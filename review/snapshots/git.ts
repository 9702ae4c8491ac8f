/** Asks git for what a revision holds; nothing is checked out. */
import { ProblemError } from '#content/format/problem.ts'
import { git } from '#review/git.ts'

/** @throws ProblemError where there is no such commit. */
export function commitOf(folder: string, revision: string): string {
  try {
    // After --end-of-options, a name that begins with a dash is a name.
    return git(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`])
      .toString()
      .trim()
  } catch (cause) {
    const hint = 'Name a commit, a branch or a tag; in CI, fetch it first (actions/checkout: fetch-depth: 0).'
    throw new ProblemError({ message: `git knows no revision ${revision}`, hint }, { cause })
  }
}

export interface GitFile {
  /** Relative to the folder that was asked for. */
  readonly file: string
  readonly blob: string
}

/** The plain files of a revision below a folder: no links, no submodules. */
export function filesOf(top: string, commit: string, folder: string): GitFile[] {
  const listed = git(top, ['ls-tree', '-r', '-z', '--full-tree', commit, '--', `${folder}/`]).toString()
  return listed.split('\0').flatMap((line) => {
    const [, mode, blob, path] = /^(\d+) blob (\w+)\t(.*)$/s.exec(line) ?? []
    if (mode === undefined || blob === undefined || path === undefined || !mode.startsWith('100')) return []
    return [{ file: path.slice(folder.length + 1), blob }]
  })
}

/** The bytes of blobs, in their order, by one process. */
export function* contentsOf(top: string, blobs: readonly string[]): Generator<Buffer> {
  const output = git(top, ['cat-file', '--batch'], { input: `${blobs.join('\n')}\n` })
  let offset = 0
  for (const blob of blobs) {
    const end = output.indexOf(10, offset)
    const size = Number(/ blob (\d+)$/.exec(output.toString('latin1', offset, end))?.[1])
    if (!Number.isInteger(size)) throw new ProblemError({ message: `git has no file ${blob}` })
    yield output.subarray(end + 1, end + 1 + size)
    offset = end + 1 + size + 1
  }
}

/** The digests that git has, or would have, for files as they lie on disk. */
export function blobsOf(top: string, paths: readonly string[]): string[] {
  const input = paths.map((path) => `${path}\n`).join('')
  return git(top, ['hash-object', '--no-filters', '--stdin-paths'], { input }).toString().split('\n').filter(Boolean)
}

/** Files below some folders that differ between two revisions. */
export function changedFiles(top: string, from: string, to: string, folders: readonly string[]): string[] {
  const listed = git(top, ['diff', '--name-only', '-z', from, to, '--', ...folders]).toString()
  return listed.split('\0').filter(Boolean)
}
