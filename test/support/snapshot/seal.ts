/** Says of entries and sales that a test has changed that they were exported so: a build takes no others. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { entriesFolder, manifestFile, ticketingFolder } from '#content/snapshot/files.ts'
import { sha256 } from '#content/snapshot/hash.ts'
import { describeEntries, describeTicketing } from '#content/snapshot/manifest.ts'

/** @param folder the content folder */
export function seal(folder: string): void {
  const path = join(folder, manifestFile)
  const hashesIn = (part: string) => {
    const files = globSync(`${part}/**/*.{mdx,json}`, { cwd: folder })
    return new Map(files.map((file) => [file, sha256(readFileSync(join(folder, file)))]))
  }
  const described = { ...describeEntries(hashesIn(entriesFolder)), ...describeTicketing(hashesIn(ticketingFolder)) }
  const { ticketing: _, ...manifest } = { ...JSON.parse(readFileSync(path, 'utf8')) }
  writeFileSync(path, `${JSON.stringify({ ...manifest, ...described }, null, 2)}\n`)
}
