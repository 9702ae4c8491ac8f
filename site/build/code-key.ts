/**
 * A digest of all code that has a part in a page: a change of any of it makes every page stale. Whole files are hashed, so
 * that nothing can be forgotten; react and the other packages come in through the lock file.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from './files.ts'
import { sha256 } from './hash.ts'

const folders = ['site', 'content/schema', 'content/format', 'content/snapshot']
const files = ['package.json', 'package-lock.json', 'vite.config.ts']
const contractFolders = ['content/schema', 'content/format', 'content/snapshot']

/** @param root of the repository. */
export function codeKey(root: string): string {
  return digest(root, folders, files)
}

/** What decides how an entry file is read, whether entries fit together, and how prose is compiled. */
export function contractKey(root: string): string {
  return digest(root, contractFolders, [
    'package-lock.json',
    'site/build/check-prose.ts',
    'site/build/content-index.ts',
    'site/build/prose.ts',
    'site/build/prose-cache.ts',
  ])
}

function digest(root: string, folders: readonly string[], single: readonly string[]): string {
  const paths = folders.flatMap((folder) => filesBelow(join(root, folder)).map((file) => `${folder}/${file}`))
  const lines = [...paths.filter((path) => !path.includes('/.vite')), ...single].map(
    (path) => `${path} ${sha256(readFileSync(join(root, path)))}`,
  )
  return sha256([process.version, ...lines].join('\n'))
}
