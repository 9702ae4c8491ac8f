/**
 * A digest of all code that has a part in a page: a change of it makes every page stale. Whole folders are hashed, so that
 * nothing can be forgotten; packages are covered by the lock file.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sha256, sha256OfFile } from '#content/snapshot/hash.ts'
import { listTree } from '#content/snapshot/list-tree.ts'

const folders = ['site', 'content/commands', 'content/schema', 'content/format', 'content/snapshot']
const contentFormatFolders = [
  'content/schema',
  'content/format',
  'content/snapshot',
  'site/node/content',
  'site/node/prose',
]

/** The installed packages: as they are locked, and as npm has installed them. */
const packages = ['package-lock.json', 'node_modules/.package-lock.json']

/** Settings that Vite looks for up to the root of the workspace: of the compiler and of PostCSS. */
const settings = ['package.json', 'vite.config.ts', 'tsconfig.json', ...postcssFiles()]

/** Variables that Vite reads, without those that Vite and vite-ssg set themselves. */
const variable = /^(?:NODE_ENV|MODE|VITE_(?!SSG$|USER_NODE_ENV$).*)$/

/** @param root of the repository. */
export function codeDigest(root: string): string {
  const variables = Object.entries(process.env).filter(([name]) => variable.test(name))
  return sha256(JSON.stringify([digest(root, folders, [...packages, ...settings]), variables.sort()]))
}

/** Digest of the code that reads and checks entry files, and that compiles prose. */
export function contentFormatDigest(root: string): string {
  return digest(root, contentFormatFolders, [...packages, 'site/node/cache-file.ts', 'site/node/files.ts'])
}

/** Digest of what detects the type of an original by its bytes: the package that does so, and the code that asks it. */
export function typeDetectorDigest(root: string): string {
  return digest(root, [], [...packages, 'site/node/media/original-file.ts'])
}

/** @throws where there is a symbolic link: Vite would follow it, and this digest does not. */
function digest(root: string, folders: readonly string[], single: readonly string[]): string {
  const paths = folders.flatMap((folder) =>
    [...listTree(join(root, folder))].flatMap(([path, kind]) => {
      const file = `${folder}/${path}`
      // Vite's temporary files are no code.
      if (kind === 'folder' || file.includes('/.vite')) return []
      if (kind === 'file') return [file]
      throw new Error(`${file} is a link: put what it leads to in its place, as a change of that would go unseen.`)
    }),
  )
  const lines = [...paths, ...single.filter((path) => existsSync(join(root, path)))].map(
    (path) => `${path} ${sha256OfFile(join(root, path))}`,
  )
  const { node, zlib, brotli } = process.versions
  return sha256([node, zlib, brotli, ...lines].join('\n'))
}

function postcssFiles(): string[] {
  const endings = ['json', 'yaml', 'yml', 'js', 'cjs', 'mjs', 'ts', 'cts', 'mts']
  return ['.postcssrc', ...['.postcssrc', 'postcss.config'].flatMap((name) => endings.map((end) => `${name}.${end}`))]
}
