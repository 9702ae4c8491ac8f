/** Addresses of a built site: of its pages, and those that are redirected. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The addresses of all pages, in order; those that have moved are none. */
export function builtPaths(folder: string): string[] {
  const moved = new Set(movedPaths(folder))
  return globSync('**/index.html', { cwd: folder })
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    .filter((path) => !moved.has(path))
    .sort()
}

/** The decoded addresses that are redirected. */
export const movedPaths = (folder: string): string[] =>
  [...readFileSync(join(folder, '_redirects'), 'utf8').matchAll(/^\S+/gm)].map(([from]) => decodeURIComponent(from))
