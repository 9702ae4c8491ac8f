/**
 * Reading a snapshot without the lock of its folder.
 *
 * An export moves the files of a new snapshot in one after the other: for some milliseconds files of both stand side by
 * side, and if the export is killed then, they do until the next one. Meanwhile a journal stands; and as the manifest holds
 * a digest of all entries, a swap that began and ended during a reading has changed it.
 */
import { existsSync, statSync } from 'node:fs'
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
  refuseFile(folder)
  for (;;) {
    const before = swapState(folder)
    const valid = unlessSwapped(folder, before, endOf(read))
    if (valid) return valid.result
  }
}

/** The same for a reading that is waited for. */
export async function readConsistently<T>(folder: string, read: () => Promise<T>): Promise<T> {
  refuseFile(folder)
  for (;;) {
    const before = swapState(folder)
    const valid = unlessSwapped(folder, before, await awaitedEndOf(read))
    if (valid) return valid.result
  }
}

/** @throws ProblemError where something else stands in the place of the folder: nothing below it could be asked for. */
function refuseFile(folder: string): void {
  if (!existsSync(folder) || statSync(folder).isDirectory()) return
  throw new ProblemError({
    message: `${folder} is no folder, so no content can be in it.`,
    hint: 'Remove it, and restore the folder from git.',
  })
}

/** How a reading ended. */
type End<T> = { readonly result: T } | { readonly error: unknown }

/**
 * Returns the result of a reading, or undefined if a swap happened since `before`; the caller then reads again.
 * @throws what the reading threw, or that a swap is unfinished.
 */
function unlessSwapped<T>(folder: string, before: string, end: End<T>): { readonly result: T } | undefined {
  if (swapState(folder) !== before) return undefined
  if ('error' in end) throw unfinishedSwap(folder) ?? end.error
  return end
}

function endOf<T>(read: () => T): End<T> {
  try {
    return { result: read() }
  } catch (error) {
    return { error }
  }
}

async function awaitedEndOf<T>(read: () => Promise<T>): Promise<End<T>> {
  try {
    return { result: await read() }
  } catch (error) {
    return { error }
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
