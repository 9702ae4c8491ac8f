/**
 * Swaps a prepared snapshot in, all or nothing, by the journal that `Staging` wrote.
 *
 * Every step can be repeated with the same result, so the next export completes a swap that was interrupted. It needs the lock
 * of the folder: readers change nothing (`consistent-read.ts`).
 */
import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stagingFolder } from '#content/snapshot/files.ts'
import type { FolderLock } from '#content/snapshot/folder-lock.ts'
import { sha256OfFile } from '#content/snapshot/hash.ts'
import { type Journal, journalFile, readJournal, refusal } from './journal.ts'
import { conflictingPath, exists, refuseConflictingPaths } from './path-conflicts.ts'
import { clearStaging } from './staging.ts'

/**
 * Carries out the journal. May be interrupted again.
 *
 * @returns whether there was one.
 * @throws ProblemError when it cannot be obeyed; nothing was changed then.
 */
export function completeSwap({ folder }: FolderLock): boolean {
  const journal = readJournal(folder)
  if (!journal) return false
  refuseConflictingPaths(folder, journal)
  const waiting = journal.write.filter((item) => isWaiting(folder, journal.staging, item))
  for (const { file } of waiting) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    renameSync(join(folder, stagingFolder, journal.staging, file), join(folder, file))
  }
  for (const file of journal.remove) removeWithEmptyFolders(folder, file)
  clearStaging(folder)
  return true
}

/** Whether a new file has not been moved yet. @throws ProblemError where its bytes are not those of the journal. */
function isWaiting(folder: string, staging: string, { file, sha256: expected }: Journal['write'][number]): boolean {
  const stranger = conflictingPath(folder, `${stagingFolder}/${staging}/${file}`)
  if (stranger) throw refusal(folder, journalFile, `leads through ${stranger}, which no export makes`)
  const [aside, inPlace] = [join(folder, stagingFolder, staging, file), join(folder, file)]
  const path = [aside, inPlace].find(exists)
  if (path === undefined || sha256OfFile(path) !== expected)
    throw refusal(folder, journalFile, `does not fit to ${file}, which is missing or was changed`)
  return path === aside
}

function removeWithEmptyFolders(folder: string, file: string): void {
  rmSync(join(folder, file), { force: true })
  for (let parent = dirname(file); parent.includes('/'); parent = dirname(parent)) {
    const path = join(folder, parent)
    if (!exists(path) || readdirSync(path).length > 0) return
    rmdirSync(path)
  }
}
