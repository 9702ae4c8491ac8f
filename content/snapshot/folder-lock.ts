/**
 * One writer at a time for a folder.
 *
 * The lock is one that SQLite takes on the file `.lock` in the folder: the system gives it up when the process ends,
 * however it ends, so nothing that a killed process leaves behind can block the next one, or let two in. The file stays and
 * is always empty; it is never removed, as whoever makes it anew would hold another lock.
 *
 * The process that holds the lock must not open the file: closing any of its own handles on it would give the lock up.
 */
import { accessSync, constants, lstatSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ProblemError } from '#content/format/problem.ts'

export const lockFile = '.lock'

/** Work in a folder → what to do where another one is at it. */
const works = {
  export: 'Wait until it has ended, or choose another folder with --out.',
  build: 'Wait until it has ended, or choose another folder with --out.',
  night: 'Wait until it has ended.',
} as const

type Work = keyof typeof works

/** Bytes; SQLite takes no longer path. */
const maxPathLength = 500
/** Milliseconds to wait: without it, two that try at the same moment could shut each other out. */
const lockTimeoutMs = 500
/** SQLite's own code for a lock that another one holds. */
const busy = 5

/** Proves that this process is the one that may write into the folder. */
export interface FolderLock extends Disposable {
  readonly folder: string
}

/** Keeps what is held from being collected, and so given up, while nobody refers to it. */
const held = new Set<DatabaseSync>()

/**
 * Makes the folder where there is none. Disposing of the result gives the lock up, as does the end of the process.
 *
 * @param work what is done there, as in "Another export into content is running".
 * @throws ProblemError when another process, or another part of this one, holds the lock.
 */
export function lockFolder(folder: string, work: Work): FolderLock {
  const file = join(resolve(folder), lockFile)
  if (Buffer.byteLength(file) > maxPathLength)
    throw new ProblemError({
      message: `${folder} cannot be locked: its path is too long.`,
      hint: 'Choose a shorter one with --out.',
    })
  mkdirSync(folder, { recursive: true })
  makeEmpty(file)
  let database: DatabaseSync | undefined
  try {
    // A file that it may only read SQLite locks for reading, which keeps nobody out.
    accessSync(file, constants.W_OK)
    database = new DatabaseSync(file, { timeout: lockTimeoutMs })
    // The journal of a transaction that never writes need not be a file.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (cause) {
    database?.close()
    throw describe(folder, work, cause)
  }
  const own = database
  held.add(own)
  return {
    folder,
    [Symbol.dispose]() {
      if (held.delete(own)) own.close()
    },
  }
}

/** SQLite would follow a link out of the folder, and obey what stands in a file: neither is ours. */
function makeEmpty(file: string): void {
  const found = lstatSync(file, { throwIfNoEntry: false })
  if (!found) writeNew(file)
  else if (!found.isFile() || found.size > 0)
    throw new ProblemError({
      message: `${file} is not the lock that we put there.`,
      hint: 'Look at what it is, then remove it.',
    })
}

/** Another process may be making it at this moment. */
function writeNew(file: string): void {
  try {
    writeFileSync(file, '', { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

function describe(folder: string, work: Work, cause: unknown): ProblemError {
  return (cause as { errcode?: number }).errcode === busy
    ? new ProblemError({ message: `Another ${work} into ${folder} is running.`, hint: works[work] }, { cause })
    : new ProblemError(
        {
          message: `${folder} cannot be locked: ${(cause as Error).message}.`,
          hint: `Make ${lockFile} in it readable and writable for the user who runs this.`,
        },
        { cause },
      )
}
