/** Turns errors of the file system into problems that say what to do. */
import { ProblemError } from '#content/format/problem.ts'
import { ownValue } from '#content/schema/own-value.ts'

/** Code of a fault of the disk that happens in practice → what to do about it. */
const diskHints: Readonly<Record<string, string>> = {
  ENOSPC: 'Free some space and export again; the snapshot is as it was.',
  EDQUOT: 'Free some space and export again; the snapshot is as it was.',
  EACCES: 'Make the content folder, and all in it, readable and writable for the user who exports.',
  EPERM: 'Make the content folder, and all in it, readable and writable for the user who exports.',
  EROFS: 'The disk is mounted read-only; export into another folder with --out.',
  ENOTDIR: 'A part of that path is a file: name a folder with --out, or move the file away.',
  ENAMETOOLONG: 'Choose a shorter path with --out.',
  EIO: 'Look at the disk, then export again; the snapshot is as it was.',
  EMFILE: 'Let the user who exports open more files (ulimit -n), then export again; the snapshot is as it was.',
}

/** @returns a `ProblemError` for the faults of a disk that are known above, and any other error as it is. */
export function fromSystemError(error: unknown): unknown {
  const { code, path } = error as NodeJS.ErrnoException
  const hint = code && ownValue(diskHints, code)
  if (!hint) return error
  const fault =
    code === 'ENOSPC' || code === 'EDQUOT' ? 'there is no space left on the disk' : `the file system says ${code}`
  return new ProblemError(
    { message: `The snapshot could not be read or written: ${fault}${path ? ` (${path})` : ''}.`, hint },
    { cause: error },
  )
}

/** @returns a `ProblemError` where the file system stopped a swap, and any other error as it is. */
export function fromStoppedSwap(error: unknown): unknown {
  const { code, path } = error as NodeJS.ErrnoException
  if (!code) return error
  return new ProblemError(
    {
      message: `The new snapshot could not be put in place: the file system says ${code}${path ? ` (${path})` : ''}.`,
      hint: 'Mend that, then export again: it puts the rest in place before anything else.',
    },
    { cause: error },
  )
}
