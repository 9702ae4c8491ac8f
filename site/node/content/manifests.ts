/** What a snapshot says of itself, beside its entries. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod'
import { manifestFile, revisionsFile, urlsFile } from '#content/snapshot/files.ts'
import { faultsOf, type Manifest, manifest, revisions, urls } from '#content/snapshot/manifest.ts'
import { sha256 } from '#site/node/hash.ts'
import type { Problem } from '#site/node/problems.ts'

export interface Manifests {
  /** What the entries were when they were exported; nothing where that cannot be read. */
  readonly seal: Manifest | undefined
  /** The one clock of the site. */
  readonly asOf: string
  /** `<type>/<id>` → every path it ever had, the present one last. */
  readonly urls: Readonly<Record<string, readonly string[]>>
  /** `<type>/<id>` → when the CMS last changed it. */
  readonly revisions: Readonly<Record<string, string>>
}

export function readManifests(folder: string, problems: Problem[]): Manifests {
  const read = (file: string) => readJson(join(folder, file))
  const hint = 'Restore it from git, or run npm run export.'
  const seal = manifest.safeParse(read(manifestFile))
  if (!seal.success) problems.push({ file: manifestFile, what: 'is missing or not as an export writes it', hint })
  const parsed = <S extends z.ZodType>(file: string, schema: S): z.output<S> | undefined => {
    if (!existsSync(join(folder, file))) return undefined
    const value = read(file)
    const result = schema.safeParse(value)
    if (!result.success) problems.push(...faultsOf(result.error, value).map((what) => ({ file, what, hint })))
    return result.data
  }
  return {
    seal: seal.data,
    asOf: seal.data?.asOf ?? '1970-01-01T00:00:00Z',
    urls: parsed(urlsFile, urls) ?? {},
    revisions: parsed(revisionsFile, revisions)?.revisions ?? {},
  }
}

export function digestOfManifests(folder: string): string {
  const paths = [manifestFile, urlsFile, revisionsFile].map((file) => join(folder, file))
  return sha256(JSON.stringify(paths.map((path) => (existsSync(path) ? readFileSync(path, 'utf8') : ''))))
}

/** Nothing where it is missing or no JSON: what is missing then is said of the whole. */
function readJson(path: string): unknown {
  if (!existsSync(path)) return undefined
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
