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
  readonly bytes: number
}

/**
 * The plain files of a revision below a folder: no links, no submodules.
 *
 * @param folder from the top; `.` is the top itself.
 */
export function filesOf(top: string, commit: string, folder: string): GitFile[] {
  const listed = git(top, ['ls-tree', '-r', '-l', '-z', '--full-tree', commit, '--', `${folder}/`]).toString()
  const prefix = folder === '.' ? '' : `${folder}/`
  return listed.split('\0').flatMap((line) => {
    const [, blob, bytes, path] = /^100\d+ blob (\w+) +(\w+)\t(.*)$/s.exec(line) ?? []
    if (blob === undefined || bytes === undefined || path === undefined) return []
    // Of a file that it has lost, git says no number.
    return [{ file: path.slice(prefix.length), blob, bytes: Number(bytes) || 0 }]
  })
}

/** Bytes of files that are read at once: texts by one process, and originals never all together, as they grow without end. */
const maxAtOnce = 32 * 1024 * 1024

/** The bytes of files, in their order. */
export function* contentsOf(top: string, files: readonly GitFile[]): Generator<Buffer> {
  for (const together of readTogether(files)) {
    const output = git(top, ['cat-file', '--batch'], { input: together.map(({ blob }) => `${blob}\n`).join('') })
    let offset = 0
    for (const { blob } of together) {
      const end = output.indexOf(10, offset)
      const size = Number(/ blob (\d+)$/.exec(output.toString('latin1', offset, end))?.[1])
      if (!Number.isInteger(size)) throw lost(blob)
      yield output.subarray(end + 1, end + 1 + size)
      offset = end + 1 + size + 1
    }
  }
}

const lost = (blob: string): ProblemError =>
  new ProblemError({
    message: `git has no file ${blob}`,
    hint: 'The clone is not whole: git fsck says what it lacks, and a new clone has it.',
  })

/** Parts of a list, each within `maxAtOnce`, or of one file. */
function* readTogether(files: readonly GitFile[]): Generator<readonly GitFile[]> {
  let together: GitFile[] = []
  let room = maxAtOnce
  for (const file of files) {
    if (file.bytes > room && together.length > 0) {
      yield together
      together = []
      room = maxAtOnce
    }
    together.push(file)
    room -= file.bytes
  }
  if (together.length > 0) yield together
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
