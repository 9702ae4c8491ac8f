/**
 * Prepares a snapshot beside the one that stands.
 *
 * Every new file goes under `.staging/`, and then, by one atomic rename, a journal that lists what has to be done. Before the
 * journal stands, the old snapshot is untouched and the staging can be thrown away; once it stands, the new snapshot counts
 * (`swap.ts`).
 */
import { mkdirSync, mkdtempSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { stagingFolder } from '#content/snapshot/files.ts'
import type { FolderLock } from '#content/snapshot/folder-lock.ts'
import { sha256 } from '#content/snapshot/hash.ts'
import { isSnapshotFile } from '#content/snapshot/names.ts'
import { isStagingName, readJournal, removeJournal, writeJournal } from './journal.ts'
import { exists, refuseConflictingPaths } from './path-conflicts.ts'

/** The prepared files are on disk, so that pictures need not be held in memory. */
export class Staging {
  readonly #folder: string
  /** The folder of this export below `.staging`, made when it is first needed. */
  #own: string | undefined
  /** File → sha256 of its new bytes. */
  readonly #write = new Map<string, string>()
  readonly #remove = new Set<string>()
  #state: 'open' | 'committed' | 'discarded' = 'open'

  /** An interrupted swap must be completed before. */
  constructor({ folder }: FolderLock) {
    if (readJournal(folder)) throw new Error('A swap is unfinished: completeSwap comes before a new Staging.')
    this.#folder = folder
    clearStaging(folder)
  }

  /**
   * Prepares a new file. Refuses to once the staging is over: of an export that has failed, something may still be under way.
   *
   * @param file relative to the content folder.
   */
  stage(file: string, bytes: string | Uint8Array): void {
    if (this.#state !== 'open') throw new Error(`The staging is over (${this.#state}): ${file} comes too late.`)
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

  /** Removes a prepared file that is not needed after all. */
  unstage(file: string): void {
    if (this.#write.delete(file)) rmSync(join(this.#ownFolder(), file), { force: true })
  }

  has(file: string): boolean {
    return this.#write.has(file)
  }

  /** The prepared files. */
  stagedFiles(): readonly string[] {
    return [...this.#write.keys()]
  }

  counts(): { readonly written: number; readonly removed: number } {
    return { written: this.#write.size, removed: this.#remove.size }
  }

  /** Writes the journal. From here on the new snapshot counts. */
  commit(): void {
    const write = [...this.#write].map(([file, sha256]) => ({ file, sha256 }))
    const journal = { staging: basename(this.#ownFolder()), write, remove: [...this.#remove] }
    refuseConflictingPaths(this.#folder, journal)
    writeJournal(this.#folder, journal)
    this.#state = 'committed'
  }

  /** Deletes the prepared files. Does nothing after `commit`, when the snapshot needs them. */
  discard(): void {
    if (this.#state === 'committed') return
    this.#state = 'discarded'
    clearStaging(this.#folder)
  }

  #ownFolder(): string {
    if (this.#own === undefined) {
      mkdirSync(join(this.#folder, stagingFolder), { recursive: true })
      this.#own = mkdtempSync(join(this.#folder, stagingFolder, 'export-'))
    }
    return this.#own
  }
}

/** Deletes what exports prepared. The journal is deleted first, as it refers to the rest. */
export function clearStaging(folder: string): void {
  removeJournal(folder)
  const path = join(folder, stagingFolder)
  if (!exists(path)) return
  for (const name of readdirSync(path).filter(isStagingName)) rmSync(join(path, name), { recursive: true, force: true })
  if (readdirSync(path).length === 0) rmdirSync(path)
}
