/** Failures of the export itself. What is wrong with single entries is a `Problem`. */

/** The export could not do its work; says what to do. Exit code 2. */
export class ExportFailure extends Error {
  override readonly name: string = 'ExportFailure'
  readonly hint: string

  constructor(message: string, hint: string, options?: ErrorOptions) {
    super(message, options)
    this.hint = hint
  }
}

/** What to do about the faults of a disk that happen in practice. */
const diskHints: Readonly<Record<string, string>> = {
  ENOSPC: 'Free some space and export again; the snapshot is as it was.',
  EDQUOT: 'Free some space and export again; the snapshot is as it was.',
  EACCES: 'Make the content folder writable for the user who exports.',
  EPERM: 'Make the content folder writable for the user who exports.',
  EROFS: 'The disk is mounted read-only; export into another folder with --out.',
}

/** A system error as a failure that says what to do; anything else as it is. */
export function fromSystemError(error: unknown): unknown {
  const { code, path } = error as NodeJS.ErrnoException
  const hint = code && diskHints[code]
  if (!hint) return error
  const what =
    code === 'ENOSPC' || code === 'EDQUOT' ? 'there is no space left on the disk' : `the file system says ${code}`
  return new ExportFailure(`The snapshot could not be written: ${what}${path ? ` (${path})` : ''}.`, hint, {
    cause: error,
  })
}

/** A swap that the file system stopped, with what to do; anything else as it is. */
export function fromStoppedSwap(error: unknown): unknown {
  const { code, path } = error as NodeJS.ErrnoException
  if (!code) return error
  return new ExportFailure(
    `The new snapshot could not be put in place: the file system says ${code}${path ? ` (${path})` : ''}.`,
    'Mend that, then export again: it puts the rest in place before anything else.',
    { cause: error },
  )
}
