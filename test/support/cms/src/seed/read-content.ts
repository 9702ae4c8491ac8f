/** Reads a content folder, as the exporter writes it. */
import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { readEntry } from '../../../../../content/format/entry-file.ts'
import { type Entry, entryTypeNames } from '../../../../../content/schema/entry-types.ts'
import { revisions as ledger } from '../../../../../content/snapshot/manifest.ts'
import { instantOfRevision } from '../../../../../content/snapshot/revision.ts'

export interface ContentEntry {
  readonly entry: Entry
  /** When the CMS says that it was last changed. */
  readonly updatedAt: string
}

/** For entries of which nobody noted when they were changed: always the same, so that every seeding is alike. */
// Payload writes milliseconds, whatever it is given; said the same way, two seedings can be compared.
const unknownChange = '2026-09-30T16:00:00.000Z'

/** Every entry of the folder: files first, then terms, then the rest in the order of the contract. */
export async function readContent(folder: string): Promise<ContentEntry[]> {
  const revisions = await readRevisions(path.join(folder, 'revisions.json'))
  const found: ContentEntry[] = []
  for await (const name of glob('entries/**/*.{json,mdx}', { cwd: folder })) {
    const file = name.split(path.sep).join('/')
    const entry = readEntry(file, await readFile(path.join(folder, file), 'utf8'))
    found.push({
      entry,
      updatedAt: instantOfRevision(revisions[`${entry.type}/${entry.id}`]) ?? unknownChange,
    })
  }
  return found.sort((one, other) => rank(one.entry) - rank(other.entry) || (one.entry.id < other.entry.id ? -1 : 1))
}

const rank = ({ type }: Entry) => (type === 'file' ? -2 : type === 'taxonomy' ? -1 : entryTypeNames.indexOf(type))

async function readRevisions(file: string): Promise<Readonly<Record<string, string>>> {
  return existsSync(file) ? ledger.parse(JSON.parse(await readFile(file, 'utf8'))).revisions : {}
}
