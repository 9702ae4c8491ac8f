/**
 * The index of the site's search, in parts: each is a folder named by a digest of what is in it, so that a part whose pages
 * did not change is taken from the last output, and browsers may keep what they have for ever (decision 0111).
 */
import { existsSync, readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { join } from 'node:path'
import { close, createIndex } from 'pagefind'
import { type SearchParts, searchPartsFile } from '../data/search/parts.ts'
import type { SearchRecord } from '../data/search/record.ts'
import { filesBelow, writeFile } from './files.ts'
import { sha256 } from './hash.ts'
import type { SearchPage } from './search-pages.ts'

/** Indexing a page costs about a millisecond: with so many in a part, a changed title costs a second on a site of any size. */
const mostInPart = 1000

/** What a browser loads. Pagefind writes interfaces of its own, too, which nobody asks for. */
const needed = /^(?:pagefind(?:-worker)?\.js|pagefind-entry\.json|wasm\.en\.pagefind|.+\.pf_(?:meta|index|fragment))$/

interface Options {
  /** In the order of their addresses. */
  readonly pages: readonly SearchPage[]
  readonly output: string
  /** The last output. */
  readonly before: string
  readonly withCompression: boolean
}

/** Gives back what of the last output stays as it is. */
export async function writeSearchIndex({ pages, output, before, withCompression }: Options): Promise<string[]> {
  const parts: string[] = []
  const kept: string[] = []
  const code = codeDigest()
  for (const part of partsOf(pages)) {
    const folder = `search/${sha256([code, ...part.map(({ digest }) => digest)].join()).slice(0, 16)}`
    parts.push(`/${folder}/`)
    if (isThere(join(before, folder), withCompression))
      kept.push(...filesBelow(join(before, folder)).map((file) => `${folder}/${file}`))
    else
      await writePart(
        part.map((page) => page.record()),
        join(output, folder),
      )
  }
  writeFile(join(output, searchPartsFile), JSON.stringify(parts satisfies SearchParts))
  return kept
}

/** Dealt out by a digest of the address, so that a page stays in its part whatever happens to the others. */
function partsOf(pages: readonly SearchPage[]): SearchPage[][] {
  const count = Math.max(1, Math.ceil(pages.length / mostInPart))
  const parts: SearchPage[][] = Array.from({ length: count }, () => [])
  for (const page of pages) parts[Number.parseInt(sha256(page.url).slice(0, 8), 16) % count]?.push(page)
  return parts
}

/** What else decides how an index looks: Pagefind, and this file. */
function codeDigest(): string {
  const files = [findPackageJSON('pagefind', import.meta.url) ?? '', import.meta.filename]
  return sha256(files.map((file) => readFileSync(file, 'utf8')).join())
}

const isThere = (folder: string, withCompression: boolean): boolean =>
  existsSync(join(folder, 'pagefind-entry.json')) && existsSync(join(folder, 'pagefind.js.br')) === withCompression

/** One record after another, in the order of their addresses: the same records are the same bytes. */
async function writePart(records: readonly SearchRecord[], folder: string): Promise<void> {
  try {
    const { index, errors } = await createIndex({ forceLanguage: 'en' })
    if (!index) throw new Error(errors.join('; '))
    for (const { url, words, ...meta } of records) {
      const added = await index.addCustomRecord({ url, content: words, language: 'en', meta })
      if (added.errors.length > 0) throw new Error(`${url}: ${added.errors.join('; ')}`)
    }
    // Not by `writeFiles`: it answers before the last bytes are on disk, and ending Pagefind then leaves empty files.
    const made = await index.getFiles()
    if (made.errors.length > 0) throw new Error(made.errors.join('; '))
    for (const { path, content } of made.files) if (needed.test(path)) writeFile(join(folder, path), content)
  } catch (error) {
    throw new Error('Pagefind could not make the index of the search.', { cause: error })
  } finally {
    await close()
  }
}
