/** What Vite has made: its digest, and which files a page's code is in. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { sha256 } from '#content/snapshot/hash.ts'

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

/** Is loaded with every page: `index.html` names it. */
export const entryModule = 'entry-client.ts'

/** Is loaded by the entry when a page is to be hydrated. */
export const applicationModule = 'main.tsx'

export interface Bundle {
  /** Digest of everything that the HTML of any page takes from the bundle. */
  readonly digest: string
  /** Addresses of all that is loaded to hydrate a page that these modules show. */
  scriptsOf(modules: readonly string[]): readonly string[]
}

/** @param output the folder into which vite-ssg has just put the bundle, and no page yet. */
export function readBundle(output: string): Bundle {
  const chunks = manifest.parse(JSON.parse(readFileSync(join(output, '.vite/manifest.json'), 'utf8')))
  const entry = Object.keys(chunks).find((key) => chunks[key]?.isEntry) ?? ''
  const loaded = reach(chunks, entry)
  const known = new Map<string, readonly string[]>()
  return {
    digest: sha256(readFileSync(join(output, 'index.html'), 'utf8') + filesOf(chunks).join()),
    scriptsOf: (modules) => known.getOrInsertComputed(modules.join(), () => scriptsFor(chunks, loaded, modules)),
  }
}

/** Names of files, which hold digests. Names of modules are left out: some of them tell in which folder the build ran. */
const filesOf = (chunks: Manifest): string[] =>
  [...new Set(Object.values(chunks).flatMap(({ file, css = [] }) => [file, ...css]))].sort()

/** @param loaded what is there already when the page begins to be hydrated. */
function scriptsFor(chunks: Manifest, loaded: ReadonlySet<string>, modules: readonly string[]): string[] {
  const needed = reach(chunks, applicationModule)
  for (const module of modules) {
    if (!(module in chunks))
      throw new Error(`The bundle has no ${module}: a table of code names another than it imports.`)
    reach(chunks, module, needed)
  }
  return [...needed]
    .filter((key) => !loaded.has(key))
    .flatMap((key) => chunks[key] ?? [])
    .map(({ file }) => `/${file}`)
}

function reach(chunks: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of chunks[key]?.imports ?? []) reach(chunks, next, seen)
  return seen
}
