/**
 * The index of the site's search, in parts: each is a folder named by a digest of what is in it, so that a part whose pages
 * did not change is taken from the last output, and browsers may keep what they have for ever (decision 0111).
 */
import { existsSync, readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { join } from 'node:path'
import { close, createIndex } from 'pagefind'
import { type SearchParts, searchPartsFile } from '../data/search/parts.ts'
import { type SearchRecord, searchRecord } from '../data/search/record.ts'
import type { Source } from '../data/source.ts'
import { filesBelow, writeFile } from './files.ts'
import { sha256 } from './hash.ts'
import type { PageKey } from './page-keys.ts'
import { place } from './publish.ts'

/** Indexing a page costs about a millisecond: with so many in a part, a changed title costs a second on a site of any size. */
const mostInPart = 1000

/** What a browser loads. Pagefind writes interfaces of its own, too, which nobody asks for. */
const needed = /^(?:pagefind(?:-worker)?\.js|pagefind-entry\.json|wasm\.en\.pagefind|.+\.pf_(?:meta|index|fragment))$/

interface Options {
  readonly records: readonly SearchRecord[]
  readonly output: string
  /** The last output. */
  readonly before: string
}

/** Only of pages that want to be found. */
export const searchRecordsOf = (source: Source, pages: readonly PageKey[]): SearchRecord[] =>
  pages.flatMap((page) => searchRecord(source, page) ?? [])

export async function writeSearchIndex({ records, output, before }: Options): Promise<void> {
  const parts: string[] = []
  const code = codeDigest()
  for (const part of partsOf(records)) {
    const folder = `search/${sha256(JSON.stringify([code, part])).slice(0, 16)}`
    parts.push(`/${folder}/`)
    if (existsSync(join(before, folder, 'pagefind-entry.json'))) takeOver(join(before, folder), join(output, folder))
    else await writePart(part, join(output, folder))
  }
  writeFile(join(output, searchPartsFile), JSON.stringify(parts satisfies SearchParts))
}

/** Dealt out by a digest of the address, so that a page stays in its part whatever happens to the others. */
function partsOf(records: readonly SearchRecord[]): SearchRecord[][] {
  const count = Math.max(1, Math.ceil(records.length / mostInPart))
  const parts: SearchRecord[][] = Array.from({ length: count }, () => [])
  for (const record of records.toSorted((a, b) => (a.url < b.url ? -1 : 1)))
    parts[Number.parseInt(sha256(record.url).slice(0, 8), 16) % count]?.push(record)
  return parts
}

/** What else decides how an index looks: Pagefind, and this file. */
function codeDigest(): string {
  const files = [findPackageJSON('pagefind', import.meta.url) ?? '', import.meta.filename]
  return sha256(files.map((file) => readFileSync(file, 'utf8')).join())
}

const takeOver = (from: string, to: string): void => {
  for (const file of filesBelow(from)) place(join(from, file), join(to, file))
}

/** One record after another, in the order of their addresses: the same records are the same bytes. */
async function writePart(records: readonly SearchRecord[], folder: string): Promise<void> {
  try {
    const { index, errors } = await createIndex({ forceLanguage: 'en' })
    if (!index) throw new Error(errors.join('; '))
    for (const { url, words, ...meta } of records) {
      const added = await index.addCustomRecord({ url, content: words, language: 'en', meta })
      if (added.errors.length > 0) throw new Error(`${url}: ${added.errors.join('; ')}`)
    }
    const { files } = await index.getFiles()
    for (const { path, content } of files) if (needed.test(path)) writeFile(join(folder, path), content)
  } catch (error) {
    throw new Error('Pagefind could not make the index of the search.', { cause: error })
  } finally {
    await close()
  }
}
