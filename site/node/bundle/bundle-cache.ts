/**
 * The last bundle, kept between builds. Where the code is as it was, vite-ssg is given it instead of having Vite make the same
 * once more: most of what a changed film costs would be that.
 */
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import { readCacheFile, writeCacheFile } from '#site/node/cache-file.ts'
import { differences, hashesOf } from '#site/node/compare-folders.ts'
import { writeFile } from '#site/node/files.ts'

export interface KeptBundle {
  /** What vite-ssg imports to render pages. */
  readonly server: string
  /** The output folder as it was before any page was in it. */
  readonly client: string
}

const serverFile = 'entry-ssg.mjs'
const clientFolder = 'client'

/** Says what the bundle beside it is. */
interface Mark {
  readonly code: string
  /** File → sha256 of its bytes. */
  readonly files: Readonly<Record<string, string>>
}

const markFile = (folder: string): string => `${folder}.json`

/** The bundle of just this code, where there is one and it is as it was kept. */
export function keptBundle(folder: string, code: string): KeptBundle | undefined {
  const mark = readCacheFile(markFile(folder)) as Mark | undefined
  if (mark?.code !== code || differences(hashesOf(folder), new Map(Object.entries(mark.files))).length > 0)
    return undefined
  return { server: join(folder, serverFile), client: join(folder, clientFolder) }
}

interface Made {
  /** Digest of the code that it is made of. */
  readonly code: string
  /** The bundle that renders pages. */
  readonly server: string
  readonly output: string
}

/** Keeps the bundle that Vite has just made in the output folder, instead of the one before. */
export function keepBundle(folder: string, { code, server, output }: Made): void {
  rmSync(markFile(folder), { force: true })
  rmSync(folder, { recursive: true, force: true })
  writeFile(join(folder, serverFile), server)
  cpSync(output, join(folder, clientFolder), { recursive: true })
  const files = Object.fromEntries(hashesOf(folder))
  writeCacheFile(markFile(folder), { code, files } satisfies Mark)
}

/** Under this configuration Vite has nothing to bundle: it copies the kept files, and gives the kept shell back. */
export const configForKept = ({ server, client }: KeptBundle): InlineConfig => ({
  publicDir: client,
  plugins: [
    shellInstead('pre', '<!doctype html>'),
    shellInstead('post', readFileSync(join(client, 'index.html'), 'utf8')),
    packagesOutside(server),
  ],
})

/** Before Vite looks into the shell there is nothing in it, and afterwards it is what it was. */
const shellInstead = (order: 'pre' | 'post', shell: string): Plugin => ({
  name: `kept-shell-${order}`,
  transformIndexHtml: { order, handler: () => shell },
})

/** What the kept bundle imports is found from where vite-ssg puts it: the cache may be anywhere. */
const packagesOutside = (server: string): Plugin => ({
  name: 'packages-outside',
  enforce: 'pre',
  resolveId: (id, importer) => (importer === server ? { id, external: true } : undefined),
})
