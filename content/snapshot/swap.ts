/**
 * Swaps a prepared snapshot in, all or nothing.
 *
 * `Staging` puts every new file under `.staging/` and then, by one atomic rename, a journal that lists what has to be
 * done. Before the journal stands, the old snapshot is untouched and the staging is rubbish; once it stands, whoever comes
 * next (`finishSwap`) can do or repeat every step of it, as none of them can be done twice with another result. So a
 * process killed at any moment leaves the old snapshot, or a new one that the next reader completes before it reads.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { stagingFolder } from './files.ts'

const journal = z.strictObject({ write: z.array(z.string()), remove: z.array(z.string()) })
const journalFile = join(stagingFolder, 'journal.json')

/** What an export has prepared so far: on disk, so that pictures need not be held in memory. */
export class Staging {
  readonly #folder: string
  readonly #write = new Set<string>()
  readonly #remove = new Set<string>()
  #committed = false

  /** @param folder the content folder; a swap that was interrupted there must have been finished. */
  constructor(folder: string) {
    this.#folder = folder
    discardStaging(folder)
  }

  /** Puts a new file aside; `file` is relative to the content folder. */
  put(file: string, bytes: string | Uint8Array): void {
    writeInto(join(this.#folder, stagingFolder, 'new', file), bytes)
    this.#write.add(file)
    this.#remove.delete(file)
  }

  remove(file: string): void {
    if (!this.#write.has(file)) this.#remove.add(file)
  }

  /** Takes back what was put aside but is not needed after all. */
  drop(file: string): void {
    if (this.#write.delete(file)) rmSync(join(this.#folder, stagingFolder, 'new', file), { force: true })
  }

  has(file: string): boolean {
    return this.#write.has(file)
  }

  /** The files that were put aside. */
  written(): readonly string[] {
    return [...this.#write]
  }

  counts(): { readonly written: number; readonly removed: number } {
    return { written: this.#write.size, removed: this.#remove.size }
  }

  /** Writes the journal. From here on the new snapshot counts. */
  commit(): void {
    const draft = join(this.#folder, `${journalFile}.tmp`)
    writeInto(draft, JSON.stringify({ write: [...this.#write], remove: [...this.#remove] }))
    renameSync(draft, join(this.#folder, journalFile))
    this.#committed = true
  }

  /** Forgets what was prepared; after `commit` that would tear the snapshot, so it does nothing then. */
  discard(): void {
    if (!this.#committed) discardStaging(this.#folder)
  }
}

/** Does what a journal says, if there is one. Safe to call at any time, and to be interrupted again. */
export function finishSwap(folder: string): void {
  if (!existsSync(join(folder, journalFile))) return
  const { write, remove } = journal.parse(JSON.parse(readFileSync(join(folder, journalFile), 'utf8')))
  for (const file of write) renameIfThere(join(folder, stagingFolder, 'new', file), join(folder, file))
  for (const file of remove) removeWithEmptyFolders(folder, file)
  discardStaging(folder)
}

/** Forgets what was prepared. The journal goes first: without it, the rest means nothing. */
function discardStaging(folder: string): void {
  rmSync(join(folder, journalFile), { force: true })
  rmSync(join(folder, stagingFolder), { recursive: true, force: true })
}

function writeInto(path: string, bytes: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
}

/** Two readers may finish the same swap at once: what the other has moved already is no error. */
function renameIfThere(from: string, to: string): void {
  if (!existsSync(from)) return
  mkdirSync(dirname(to), { recursive: true })
  try {
    renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

function removeWithEmptyFolders(folder: string, file: string): void {
  rmSync(join(folder, file), { force: true })
  for (let parent = dirname(file); parent.includes('/'); parent = dirname(parent)) {
    const path = join(folder, parent)
    if (!existsSync(path) || readdirSync(path).length > 0) return
    rmdirSync(path)
  }
}
