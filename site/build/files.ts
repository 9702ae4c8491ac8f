/** Reading and writing files, the few ways the build does it. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sha256 } from './hash.ts'

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

/** A file of our own making, or nothing where it is missing or torn: then it is made anew. */
export function readJson(path: string): unknown {
  if (!existsSync(path)) return undefined
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** Every file below a folder, relative to it, sorted by code unit. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}

interface Listing {
  /** Of the names and sizes of all files. */
  readonly digest: string
  readonly bytes: number
}

/** What there is below a folder, without looking into any file. */
export function listing(folder: string): Listing {
  const files = filesBelow(folder).map((file) => ({ file, size: statSync(join(folder, file)).size }))
  return {
    digest: sha256(files.map(({ file, size }) => `${file} ${size}`).join('\n')),
    bytes: files.reduce((sum, { size }) => sum + size, 0),
  }
}
