/** Says of entries that a test has changed that they were exported so: a build takes no others. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { entriesFolder, manifestFile } from '#content/snapshot/files.ts'
import { sha256 } from '#content/snapshot/hash.ts'
import { describeEntries } from '#content/snapshot/manifest.ts'

/** @param folder the content folder */
export function seal(folder: string): void {
  const path = join(folder, manifestFile)
  const files = globSync(`${entriesFolder}/**/*.{mdx,json}`, { cwd: folder })
  const hashes = new Map(files.map((file) => [file, sha256(readFileSync(join(folder, file)))]))
  const manifest = { ...JSON.parse(readFileSync(path, 'utf8')), ...describeEntries(hashes) }
  writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`)
}
