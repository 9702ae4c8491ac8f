/** The few ways in which the build reads and writes files. */
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { listTree } from '#content/snapshot/list-tree.ts'

/** Creates the folder where it is missing. It tries to write first, as asking would cost as much. */
export function writeFile(path: string, bytes: string | Uint8Array): void {
  try {
    writeFileSync(path, bytes)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, bytes)
  }
}

/**
 * Writes another file and renames it: a reader, also after a crash, finds the old file or the new one.
 *
 * @param pieces of the file, one behind the other
 */
export function replaceFile(path: string, pieces: Iterable<string> | readonly Uint8Array[]): void {
  const aside = `${path}.${process.pid}.new`
  try {
    writeFile(aside, '')
    for (const piece of pieces) appendFileSync(aside, piece)
    renameSync(aside, path)
  } catch (error) {
    rmSync(aside, { force: true })
    throw error
  }
}

/** No file is written for as long: what is older was left by a process that was killed. */
const maxWriteMs = 24 * 60 * 60 * 1000

/** Removes from a folder what `replaceFile` has written and could not rename, and nothing that is being written. */
export function removeHalfWritten(folder: string): void {
  for (const name of readdirSync(folder).filter((name) => /\.\d+\.new$/.test(name))) {
    const file = join(folder, name)
    const written = lstatSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY
    if (written < Date.now() - maxWriteMs) rmSync(file, { force: true })
  }
}

/** Makes a hard link, or a copy where the file system has no links. @throws where there is no such file. */
export function linkOrCopy(from: string, to: string): void {
  if (existsSync(to)) return
  mkdirSync(dirname(to), { recursive: true })
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

/** Every regular file below a folder, relative to it, sorted by code unit. */
export const listFiles = (folder: string): string[] =>
  [...listTree(folder)].flatMap(([path, kind]) => (kind === 'file' ? [path] : []))
