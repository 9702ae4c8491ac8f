/**
 * The last bundle, kept between builds. Where the code is as it was, vite-ssg is given it instead of having Vite make the same
 * once more: most of what a changed film costs would be that.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InlineConfig, Plugin } from 'vite'

export interface KeptBundle {
  /** What vite-ssg imports to render pages. */
  readonly server: string
  /** The output folder as it was before any page was in it. */
  readonly client: string
}

const serverFile = 'entry-ssg.mjs'
const codeFile = 'code'

/** The bundle of just this code, where there is one. */
export function keptBundle(folder: string, code: string): KeptBundle | undefined {
  const mark = join(folder, codeFile)
  if (!existsSync(mark) || readFileSync(mark, 'utf8') !== code) return undefined
  return { server: join(folder, serverFile), client: join(folder, 'client') }
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
  const next = `${folder}.next`
  rmSync(next, { recursive: true, force: true })
  mkdirSync(next, { recursive: true })
  cpSync(output, join(next, 'client'), { recursive: true })
  writeFileSync(join(next, serverFile), server)
  writeFileSync(join(next, codeFile), code)
  rmSync(folder, { recursive: true, force: true })
  renameSync(next, folder)
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
