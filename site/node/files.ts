/** Reading and writing files, the few ways the build does it. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Makes the folder where there is none; asking first would cost as much as writing. */
export function writeFile(path: string, bytes: string | Uint8Array): void {
  try {
    writeFileSync(path, bytes)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, bytes)
  }
}

/** Writes beside, then renames: whoever reads, or comes after a crash, finds the old file or the new one. */
export function replaceFile(path: string, bytes: string | Uint8Array): void {
  const aside = `${path}.${process.pid}.new`
  try {
    writeFile(aside, bytes)
    renameSync(aside, path)
  } catch (error) {
    rmSync(aside, { force: true })
    throw error
  }
}

/** What lies below a folder, by its path relative to it. A link is not followed: it is neither a file nor a folder. */
export type FileTree = ReadonlyMap<string, 'file' | 'folder' | 'other'>

/** Sorted by code unit; empty where there is no such folder. */
export function treeBelow(folder: string): FileTree {
  const found: (readonly [string, 'file' | 'folder' | 'other'])[] = []
  // `recursive: true` would go through links, and so out of the folder.
  const look = (prefix: string): void => {
    for (const entry of readdirSync(join(folder, prefix), { withFileTypes: true })) {
      const path = prefix + entry.name
      found.push([path, entry.isFile() ? 'file' : entry.isDirectory() ? 'folder' : 'other'])
      if (entry.isDirectory()) look(`${path}/`)
    }
  }
  if (existsSync(folder)) look('')
  return new Map(found.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Every regular file below a folder, relative to it, sorted by code unit. */
export const filesBelow = (folder: string): string[] =>
  [...treeBelow(folder)].flatMap(([path, kind]) => (kind === 'file' ? [path] : []))
