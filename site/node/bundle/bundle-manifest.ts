/** What Vite has made: its digest, and which files a page's own code and styles are in. */
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

export interface Bundle {
  /** Digest of everything that the HTML of any page takes from the bundle. */
  readonly digest: string
  /** Tags for the code and styles of a page that this module shows, without those that every page has. */
  linksOf(module: string): readonly string[]
}

/** @param output the folder into which vite-ssg has just put the bundle, and no page yet. */
export function readBundle(output: string): Bundle {
  const chunks = manifest.parse(JSON.parse(readFileSync(join(output, '.vite/manifest.json'), 'utf8')))
  const shared = new Set(
    Object.keys(chunks)
      .filter((key) => chunks[key]?.isEntry)
      .flatMap((key) => [...reach(chunks, key)]),
  )
  const known = new Map<string, readonly string[]>()
  return {
    digest: sha256(readFileSync(join(output, 'index.html'), 'utf8') + filesOf(chunks).join()),
    linksOf: (module) => known.getOrInsertComputed(module, () => linksFor(chunks, shared, module)),
  }
}

/** Names of files, which hold digests. Names of modules are left out: some of them tell in which folder the build ran. */
const filesOf = (chunks: Manifest): string[] =>
  [...new Set(Object.values(chunks).flatMap(({ file, css = [] }) => [file, ...css]))].sort()

function linksFor(chunks: Manifest, shared: ReadonlySet<string>, module: string): string[] {
  if (!(module in chunks))
    throw new Error(`The bundle has no ${module}: page-components.ts imports another module for a page.`)
  const own = [...reach(chunks, module)].filter((key) => !shared.has(key)).flatMap((key) => chunks[key] ?? [])
  const styles = own
    .toReversed()
    .flatMap(({ css = [] }) => css)
    .map((file) => `<link rel="stylesheet" href="/${file}">`)
  const scripts = own.map(({ file }) => `<link rel="modulepreload" href="/${file}">`)
  return [...styles, ...scripts]
}

function reach(chunks: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of chunks[key]?.imports ?? []) reach(chunks, next, seen)
  return seen
}
