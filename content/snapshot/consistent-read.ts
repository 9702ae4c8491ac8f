/**
 * Reading a snapshot without the lock of its folder.
 *
 * An export moves the files of a new snapshot in one after the other: for some milliseconds files of both stand side by
 * side, and if the export is killed then, they do until the next one. Meanwhile a journal stands; and as the manifest holds
 * a digest of all entries, a swap that began and ended during a reading has changed it.
 */
import { join } from 'node:path'
import { ProblemError } from '#content/format/problem.ts'
import { manifestFile } from './files.ts'
import { sha256OfFile } from './hash.ts'
import { journalFile, readJournal } from './swap/journal.ts'

/** The problem of a swap that is not completed; undefined if there is none. */
export function unfinishedSwap(folder: string): ProblemError | undefined {
  try {
    if (!readJournal(folder)) return undefined
  } catch (error) {
    if (error instanceof ProblemError) return error
    throw error
  }
  return new ProblemError({
    message: `An export into ${folder} was interrupted while it put the new snapshot in place, or is doing so now.`,
    hint: 'Run npm run export once more: it finishes that before anything else.',
  })
}

/**
 * Repeats a reading until no swap happens during it.
 *
 * @param read is asked again whenever one did, whatever it returned or threw. Where a swap stays unfinished it is left with
 *   what stands there: ask for `unfinishedSwap` in it.
 */
export function readConsistentlySync<T>(folder: string, read: () => T): T {
  for (;;) {
    const before = swapState(folder)
    try {
      const result = read()
      if (swapState(folder) === before) return result
    } catch (error) {
      if (swapState(folder) === before) throw unfinishedSwap(folder) ?? error
    }
  }
}

/** The same for a reading that is waited for. */
export async function readConsistently<T>(folder: string, read: () => Promise<T>): Promise<T> {
  for (;;) {
    const before = swapState(folder)
    try {
      const result = await read()
      if (swapState(folder) === before) return result
    } catch (error) {
      if (swapState(folder) === before) throw unfinishedSwap(folder) ?? error
    }
  }
}

/** A value that changes whenever a swap begins or ends. */
function swapState(folder: string): string {
  return `${fileState(join(folder, journalFile))} ${fileState(join(folder, manifestFile))}`
}

/** Digest of a file; of one that cannot be read, the error code: that is a state too. */
function fileState(path: string): string {
  try {
    return sha256OfFile(path)
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code)
  }
}
