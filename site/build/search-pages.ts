/**
 * Which pages the search finds. Reading all words of all entries costs too much to do at every build, so what is known of a
 * page's record is kept as long as nothing changed that it is made of.
 */
import { type SearchRecord, searchRecord } from '../data/search/record.ts'
import type { IndexedContent } from './content-index.ts'
import { readJson, writeFile } from './files.ts'
import { sha256 } from './hash.ts'
import type { SiteInput } from './site-input.ts'

export interface SearchPage {
  readonly url: string
  /** Of its record. */
  readonly digest: string
  /** The address of the small picture that is shown with it. */
  readonly image?: string
  record(): SearchRecord
}

/** What is kept of a page. No digest: it is not to be found. */
interface Kept {
  readonly madeOf: string
  readonly digest?: string
  readonly image?: string
}

/** In the order of their addresses. */
export function searchPages({ source, pages, content, code }: SiteInput, cacheFile: string): SearchPage[] {
  // A file of our own making; what does not fit is made anew.
  const before = (readJson(cacheFile) ?? {}) as Readonly<Record<string, Kept>>
  const common = sha256(JSON.stringify([code, namesIn(content)]))
  const after: Record<string, Kept> = {}
  const found: SearchPage[] = []
  for (const page of pages.toSorted((a, b) => (a.target.path < b.target.path ? -1 : 1))) {
    const { path, entry } = page.target
    const madeOf = sha256([common, page.key, hashOf(content, entry)].join())
    const old = before[path]
    const kept = old?.madeOf === madeOf ? old : keep(madeOf, searchRecord(source, page))
    after[path] = kept
    if (kept.digest === undefined) continue
    found.push({
      url: path,
      digest: kept.digest,
      ...(kept.image ? { image: kept.image } : {}),
      record() {
        const record = searchRecord(source, page)
        if (!record) throw new Error(`${path} is to be found, and has nothing to be found by.`)
        return record
      },
    })
  }
  writeFile(cacheFile, JSON.stringify(after))
  return found
}

function keep(madeOf: string, record: SearchRecord | undefined): Kept {
  if (!record) return { madeOf }
  return { madeOf, digest: sha256(JSON.stringify(record)), ...(record.image ? { image: record.image } : {}) }
}

const hashOf = ({ files, hashes }: IndexedContent, entry: string): string => hashes.get(files.get(entry) ?? '') ?? ''

/** Entries whose names are among the words of others: see `data/search/words-of.ts`. */
const namesIn = ({ hashes }: IndexedContent): (readonly [string, string])[] =>
  [...hashes].filter(([file]) => /(?:^|\/)(?:taxonomy|experience)\//.test(file))
