/** What Vite has made: its digest, and which files a page's own code and styles are in. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { sha256 } from '#content/snapshot/hash.ts'
import type { PageName } from '#site/page-names.ts'

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
  /** Tags for a page's own code and styles. */
  linksOf(page: PageName): readonly string[]
}

/** @param output the folder into which vite-ssg has just put the bundle, and no page yet. */
export function readBundle(output: string): Bundle {
  const chunks = manifest.parse(JSON.parse(readFileSync(join(output, '.vite/manifest.json'), 'utf8')))
  const shared = new Set(
    Object.keys(chunks)
      .filter((key) => chunks[key]?.isEntry)
      .flatMap((key) => [...reach(chunks, key)]),
  )
  const known = new Map<PageName, readonly string[]>()
  return {
    digest: sha256(readFileSync(join(output, 'index.html'), 'utf8') + filesOf(chunks).join()),
    linksOf: (page) => known.getOrInsertComputed(page, () => linksFor(chunks, shared, moduleOf(chunks, page))),
  }
}

/** Names of files, which hold digests. Names of modules are left out: some of them tell in which folder the build ran. */
const filesOf = (chunks: Manifest): string[] =>
  [...new Set(Object.values(chunks).flatMap(({ file, css = [] }) => [file, ...css]))].sort()

/** The module of a page; pages without a folder of their own share one. */
function moduleOf(chunks: Manifest, page: PageName): string {
  const own = `pages/${page}/page.tsx`
  if (own in chunks) return own
  return sharedPages.has(page) ? 'pages/basic/page.tsx' : 'templates/detail/page.tsx'
}

/** The templates that `page-components.ts` shows with the basic page. */
const sharedPages: ReadonlySet<PageName> = new Set(['event-campaign', 'campaign', 'about', 'production'])

function linksFor(chunks: Manifest, shared: ReadonlySet<string>, module: string): string[] {
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
