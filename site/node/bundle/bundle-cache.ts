/**
 * The last bundle, saved for the next build. Where the code is the same, vite-ssg is given the saved bundle instead of having
 * Vite make the same once more, which would be most of what a changed film costs.
 */
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import { readCacheFile, writeCacheFile } from '#site/node/cache-file.ts'
import { differences, digestsOf } from '#site/node/compare-folders.ts'
import { writeFile } from '#site/node/files.ts'

export interface SavedBundle {
  /** The module that vite-ssg imports to render pages. */
  readonly server: string
  /** A copy of the output folder as it was before any page was in it. */
  readonly client: string
}

const serverFile = 'entry-ssg.mjs'
const clientFolder = 'client'

/** The file beside the bundle that says what the bundle is. */
interface Label {
  readonly code: string
  /** File → sha256 of its bytes. */
  readonly files: Readonly<Record<string, string>>
}

const labelFile = (folder: string): string => `${folder}.json`

/** The bundle of this code; undefined where there is none, or where it is not as it was saved. */
export function loadBundle(folder: string, code: string): SavedBundle | undefined {
  const label = readCacheFile(labelFile(folder)) as Label | undefined
  if (label?.code !== code || differences(digestsOf(folder), new Map(Object.entries(label.files))).length > 0)
    return undefined
  return { server: join(folder, serverFile), client: join(folder, clientFolder) }
}

interface NewBundle {
  /** Digest of the code that the bundle is made of. */
  readonly code: string
  /** The code that renders pages. */
  readonly server: string
  readonly output: string
}

/** Replaces the saved bundle by the one that Vite has just made in the output folder. */
export function saveBundle(folder: string, { code, server, output }: NewBundle): void {
  rmSync(labelFile(folder), { force: true })
  rmSync(folder, { recursive: true, force: true })
  writeFile(join(folder, serverFile), server)
  cpSync(output, join(folder, clientFolder), { recursive: true })
  const files = Object.fromEntries(digestsOf(folder))
  writeCacheFile(labelFile(folder), { code, files } satisfies Label)
}

/**
 * With this configuration Vite has nothing to bundle: it copies the saved files and gives the saved shell back. vite-ssg
 * always has Vite build, and its queue cannot be had without; so this is how a bundle is handed to it.
 */
export const configForSaved = ({ server, client }: SavedBundle): InlineConfig => ({
  publicDir: client,
  plugins: [
    replaceShell('pre', '<!doctype html>'),
    replaceShell('post', readFileSync(join(client, 'index.html'), 'utf8')),
    externalizePackages(server),
  ],
})

/** The shell is empty when Vite looks for scripts in it, and what was saved afterwards. */
const replaceShell = (order: 'pre' | 'post', shell: string): Plugin => ({
  name: `saved-shell-${order}`,
  transformIndexHtml: { order, handler: () => shell },
})

/** Packages that the saved bundle imports are found from where vite-ssg puts it, as the cache may be anywhere. */
const externalizePackages = (server: string): Plugin => ({
  name: 'externalize-packages',
  enforce: 'pre',
  resolveId: (id, importer) => (importer === server ? { id, external: true } : undefined),
})
