/** Finds what is in the way of a file that an export has to write. */
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { ProblemError } from '#content/format/problem.ts'
import type { Journal } from './journal.ts'

/** @throws ProblemError where a name was taken since the folder was looked at. */
export function refuseConflictingPaths(folder: string, { write, remove }: Journal): void {
  for (const file of [...write.map((item) => item.file), ...remove]) {
    const stranger = conflictingPath(folder, file)
    if (stranger)
      throw new ProblemError({
        message: `${join(folder, stranger)} stands where the export has to put or remove ${file}.`,
        hint: 'Move it elsewhere, then export again.',
      })
  }
}

/** The path of what is no folder on the way to a file, or no file in its place: to go there would leave the folder. */
export function conflictingPath(folder: string, file: string): string | undefined {
  const parts = file.split('/')
  for (let depth = 1; depth <= parts.length; depth++) {
    const part = parts.slice(0, depth).join('/')
    const stats = lstatSync(join(folder, part), { throwIfNoEntry: false })
    if (!stats) return undefined
    if (depth < parts.length ? !stats.isDirectory() : !stats.isFile()) return part
  }
  return undefined
}

/** Unlike `existsSync`, it throws where the disk does not answer. */
export function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}
