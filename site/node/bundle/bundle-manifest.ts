/** The output of Vite: its digest, and the files with the code of each page. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { ownValue } from '#content/schema/own-value.ts'
import { sha256 } from '#content/snapshot/hash.ts'
import { reachable } from './reachable.ts'

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
    isEntry: z.boolean().optional(),
  }),
)
type Manifest = z.infer<typeof manifest>

/** The module that is loaded with every page: `index.html` names it. */
export const entryModule = 'entry-client.ts'

/** The module that the entry loads when a page is to be hydrated. */
export const applicationModule = 'main.tsx'

export interface Bundle {
  /** Digest of everything that the HTML of any page takes from the bundle. */
  readonly digest: string
  /** Addresses of what is loaded to hydrate any page. */
  readonly application: readonly string[]
  /** Addresses of what is loaded besides for a page that these modules show. */
  scriptsOf(modules: readonly string[]): readonly string[]
}

/** @param output the folder into which vite-ssg has just put the bundle, and no page yet. */
export function readBundle(output: string): Bundle {
  const chunks = manifest.parse(JSON.parse(readFileSync(join(output, '.vite/manifest.json'), 'utf8')))
  const entry = Object.entries(chunks).find(([, { isEntry }]) => isEntry)?.[0] ?? ''
  const importsOf = importsIn(chunks)
  const [inDocument, application] = [reachable(entry, importsOf), reachable(applicationModule, importsOf)]
  const running = inDocument.union(application)
  const known = new Map<string, readonly string[]>()
  return {
    digest: sha256(readFileSync(join(output, 'index.html'), 'utf8') + filesOf(chunks).join()),
    application: addressesOf(chunks, application.difference(inDocument)),
    scriptsOf: (modules) => known.getOrInsertComputed(modules.join(), () => scriptsFor(chunks, running, modules)),
  }
}

/** Names of files, which hold digests. Names of modules are left out: some of them tell in which folder the build ran. */
const filesOf = (chunks: Manifest): string[] =>
  [...new Set(Object.values(chunks).flatMap(({ file, css = [] }) => [file, ...css]))].sort()

/** @param running what is there on any page. */
function scriptsFor(chunks: Manifest, running: ReadonlySet<string>, modules: readonly string[]): string[] {
  const needed = new Set<string>()
  for (const module of modules) {
    if (!Object.hasOwn(chunks, module))
      throw new Error(`The bundle has no ${module}: a table of code names another than it imports.`)
    reachable(module, importsIn(chunks), needed)
  }
  return addressesOf(chunks, needed.difference(running))
}

const addressesOf = (chunks: Manifest, keys: ReadonlySet<string>): string[] =>
  [...keys].flatMap((key) => ownValue(chunks, key) ?? []).map(({ file }) => `/${file}`)

const importsIn = (chunks: Manifest) => (key: string) => ownValue(chunks, key)?.imports ?? []
