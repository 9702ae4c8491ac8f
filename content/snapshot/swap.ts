/**
 * Swaps a prepared snapshot in, all or nothing: the journal that `Staging` wrote is done to its end.
 *
 * An export that was interrupted is completed by the next one. Each step can be repeated, as none can be done twice with
 * another result. Who only reads a snapshot changes nothing (`settled.ts`), so this asks for the lock of the folder.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stagingFolder } from './files.ts'
import type { FolderLock } from './folder-lock.ts'
import { exists, inTheWay, refuseWhatIsInTheWay } from './in-the-way.ts'
import { type Journal, journalFile, readJournal, refusal } from './journal.ts'
import { sha256 } from './sha256.ts'
import { clearStaging } from './staging.ts'

/**
 * Does what a journal says. May be interrupted again.
 *
 * @returns whether there was one.
 * @throws ProblemError when it cannot be obeyed; nothing was changed then.
 */
export function completeSwap({ folder }: FolderLock): boolean {
  const journal = readJournal(folder)
  if (!journal) return false
  refuseWhatIsInTheWay(folder, journal)
  const waiting = journal.write.filter((item) => isWaiting(folder, journal.staging, item))
  for (const { file } of waiting) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    renameSync(join(folder, stagingFolder, journal.staging, file), join(folder, file))
  }
  for (const file of journal.remove) removeWithEmptyFolders(folder, file)
  clearStaging(folder)
  return true
}

/** Whether a new file has not been moved yet. What stands there must be what the export put there. */
function isWaiting(folder: string, staging: string, { file, sha256: expected }: Journal['write'][number]): boolean {
  const stranger = inTheWay(folder, `${stagingFolder}/${staging}/${file}`)
  if (stranger) throw refusal(folder, journalFile, `leads through ${stranger}, which no export makes`)
  const [aside, inPlace] = [join(folder, stagingFolder, staging, file), join(folder, file)]
  const path = [aside, inPlace].find(exists)
  if (path === undefined || sha256(readFileSync(path)) !== expected)
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
