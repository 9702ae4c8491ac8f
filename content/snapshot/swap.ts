/**
 * Swaps a prepared snapshot in, all or nothing.
 *
 * `Staging` puts every new file under `.staging/` and then, by one atomic rename, a journal that lists what has to be
 * done. Before the journal stands, the old snapshot is untouched and the staging is rubbish; once it stands, the next
 * export (`finishSwap`) can do or repeat every step of it, as none of them can be done twice with another result. Both ask
 * for the lock of the folder: who only reads a snapshot changes nothing (`settled.ts`).
 */
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ProblemError } from '#content/format/problem.ts'
import { stagingFolder } from './files.ts'
import type { FolderLock } from './folder-lock.ts'
import {
  isStagingName,
  type Journal,
  journalFile,
  readJournal,
  refusal,
  removeJournal,
  writeJournal,
} from './journal.ts'
import { isSnapshotFile } from './names.ts'
import { sha256 } from './sha256.ts'

/** What an export has prepared so far: on disk, so that pictures need not be held in memory. */
export class Staging {
  readonly #folder: string
  /** A folder of our own below `.staging`, made when it is first needed. */
  #own: string | undefined
  /** File → sha256 of its new bytes. */
  readonly #write = new Map<string, string>()
  readonly #remove = new Set<string>()
  #committed = false

  /** A swap that was interrupted in the folder must have been finished. */
  constructor({ folder }: FolderLock) {
    if (readJournal(folder)) throw new Error('A swap is unfinished: finishSwap comes before a new Staging.')
    this.#folder = folder
    clearStaging(folder)
  }

  /** Puts a new file aside; `file` is relative to the content folder. */
  put(file: string, bytes: string | Uint8Array): void {
    if (!isSnapshotFile(file)) throw new Error(`${file} is no name that a file of a snapshot can have.`)
    const path = join(this.#ownFolder(), file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, bytes)
    this.#write.set(file, sha256(bytes))
    this.#remove.delete(file)
  }

  remove(file: string): void {
    if (!this.#write.has(file)) this.#remove.add(file)
  }

  /** Takes back what was put aside but is not needed after all. */
  drop(file: string): void {
    if (this.#write.delete(file)) rmSync(join(this.#ownFolder(), file), { force: true })
  }

  has(file: string): boolean {
    return this.#write.has(file)
  }

  /** The files that were put aside. */
  written(): readonly string[] {
    return [...this.#write.keys()]
  }

  counts(): { readonly written: number; readonly removed: number } {
    return { written: this.#write.size, removed: this.#remove.size }
  }

  /** Writes the journal. From here on the new snapshot counts. */
  commit(): void {
    const write = [...this.#write].map(([file, sha256]) => ({ file, sha256 }))
    const journal = { staging: basename(this.#ownFolder()), write, remove: [...this.#remove] }
    refuseWhatIsInTheWay(this.#folder, journal)
    writeJournal(this.#folder, journal)
    this.#committed = true
  }

  /** Forgets what was prepared; after `commit` that would tear the snapshot, so it does nothing then. */
  discard(): void {
    if (!this.#committed) clearStaging(this.#folder)
  }

  #ownFolder(): string {
    if (this.#own === undefined) {
      mkdirSync(join(this.#folder, stagingFolder), { recursive: true })
      this.#own = mkdtempSync(join(this.#folder, stagingFolder, 'export-'))
    }
    return this.#own
  }
}

/**
 * Does what a journal says. May be interrupted again.
 *
 * @returns whether there was one.
 * @throws ProblemError when it cannot be obeyed; nothing was changed then.
 */
export function finishSwap({ folder }: FolderLock): boolean {
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

/** A name can be taken since the folder was looked at. */
function refuseWhatIsInTheWay(folder: string, { write, remove }: Journal): void {
  for (const file of [...write.map((item) => item.file), ...remove]) {
    const stranger = inTheWay(folder, file)
    if (stranger)
      throw new ProblemError({
        message: `${join(folder, stranger)} stands where the export has to put or remove ${file}.`,
        hint: 'Move it elsewhere, then export again.',
      })
  }
}

/** What stands on the way to a file and is no folder, or in its place and is no file: to go there would leave the folder. */
function inTheWay(folder: string, file: string): string | undefined {
  const parts = file.split('/')
  for (let depth = 1; depth <= parts.length; depth++) {
    const part = parts.slice(0, depth).join('/')
    const stats = lstatSync(join(folder, part), { throwIfNoEntry: false })
    if (!stats) return undefined
    if (depth < parts.length ? !stats.isDirectory() : !stats.isFile()) return part
  }
  return undefined
}

function removeWithEmptyFolders(folder: string, file: string): void {
  rmSync(join(folder, file), { force: true })
  for (let parent = dirname(file); parent.includes('/'); parent = dirname(parent)) {
    const path = join(folder, parent)
    if (!exists(path) || readdirSync(path).length > 0) return
    rmdirSync(path)
  }
}

/** Forgets what exports prepared. The journal goes first: without it, the rest means nothing. */
function clearStaging(folder: string): void {
  removeJournal(folder)
  const path = join(folder, stagingFolder)
  if (!exists(path)) return
  for (const name of readdirSync(path).filter(isStagingName)) rmSync(join(path, name), { recursive: true, force: true })
  if (readdirSync(path).length === 0) rmdirSync(path)
}

/** Unlike `existsSync`, it takes a disk that does not answer for no answer. */
function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}
