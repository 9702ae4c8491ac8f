/**
 * A digest of all code that has a part in a page: a change of any of it makes every page stale. Whole files are hashed, so
 * that nothing can be forgotten; react and the other packages come in through the lock file.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '#content/snapshot/hash.ts'
import { treeBelow } from '#site/node/files.ts'

const folders = ['site', 'content/schema', 'content/format', 'content/snapshot']
const contractFolders = ['content/schema', 'content/format', 'content/snapshot', 'site/node/content', 'site/node/prose']

/** What packages there are to build with: as they are said to be, and as npm has put them there. */
const packages = ['package-lock.json', 'node_modules/.package-lock.json']

/** Vite asks for the settings of the compiler and of PostCSS up to the root of the workspace. */
const settings = ['package.json', 'vite.config.ts', 'tsconfig.json', ...postcssFiles()]

/** What Vite takes from the environment, but for what it and vite-ssg set themselves. */
const variable = /^(?:NODE_ENV|MODE|VITE_(?!SSG$|USER_NODE_ENV$).*)$/

/** @param root of the repository. */
export function codeKey(root: string): string {
  const variables = Object.entries(process.env).filter(([name]) => variable.test(name))
  return sha256(JSON.stringify([digest(root, folders, [...packages, ...settings]), variables.sort()]))
}

/** What decides how an entry file is read, whether entries fit together, and how prose is compiled. */
export function contractKey(root: string): string {
  return digest(root, contractFolders, [
    ...packages,
    'site/node/cache-file.ts',
    'site/node/files.ts',
    'site/node/incremental/prose-digest.ts',
  ])
}

/** @throws where there is a link, which Vite would follow. */
function digest(root: string, folders: readonly string[], single: readonly string[]): string {
  const paths = folders.flatMap((folder) =>
    [...treeBelow(join(root, folder))].flatMap(([path, kind]) => {
      const file = `${folder}/${path}`
      // Vite's own temporary files are no code.
      if (kind === 'folder' || file.includes('/.vite')) return []
      if (kind === 'file') return [file]
      throw new Error(`${file} is a link: put what it leads to in its place, as a change of that would go unseen.`)
    }),
  )
  const lines = [...paths, ...single.filter((path) => existsSync(join(root, path)))].map(
    (path) => `${path} ${sha256(readFileSync(join(root, path)))}`,
  )
  const { node, zlib, brotli } = process.versions
  return sha256([node, zlib, brotli, ...lines].join('\n'))
}

function postcssFiles(): string[] {
  const endings = ['json', 'yaml', 'yml', 'js', 'cjs', 'mjs', 'ts', 'cts', 'mts']
  return ['.postcssrc', ...['.postcssrc', 'postcss.config'].flatMap((name) => endings.map((end) => `${name}.${end}`))]
}
