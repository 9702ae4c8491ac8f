/** Lists the items below a folder by name and kind; no file is opened, no link followed. */
import { type Dirent, existsSync, readdirSync, type Stats } from 'node:fs'
import { join } from 'node:path'

export type FileKind = 'file' | 'folder' | 'link' | 'device'

/** Path relative to the folder → kind of file. */
export type FileTree = ReadonlyMap<string, FileKind>

/** Sorted by code unit; empty where there is no such folder. */
export function listTree(folder: string): FileTree {
  const found: (readonly [string, FileKind])[] = []
  // `recursive: true` would go through links, and so out of the folder.
  const look = (prefix: string): void => {
    for (const entry of readdirSync(join(folder, prefix), { withFileTypes: true })) {
      const path = prefix + entry.name
      const kind = kindOf(entry)
      found.push([path, kind])
      if (kind === 'folder') look(`${path}/`)
    }
  }
  if (existsSync(folder)) look('')
  return new Map(found.sort(([a], [b]) => (a < b ? -1 : 1)))
}

export function kindOf(item: Dirent | Stats): FileKind {
  if (item.isSymbolicLink()) return 'link'
  return item.isFile() ? 'file' : item.isDirectory() ? 'folder' : 'device'
}
