/** The far side of the search: Pagefind and its index, fetched when the search is first used. */
import { type SearchParts, searchPartsFile } from '../../data/search/parts.ts'
import type { SearchRecord } from '../../data/search/record.ts'
import { type Match, matchOf } from './matches.ts'

export type Hit = Omit<SearchRecord, 'words'>

export interface Found {
  readonly hits: readonly Hit[]
  /** There are more than these, which are the best. */
  readonly isCut: boolean
  /** Nothing has the words as they were typed; these are like them. */
  readonly isClose: boolean
}

/** What we use of Pagefind's module, which is made with the index and so has no types here. */
interface Pagefind {
  options(options: { readonly ranking: { readonly metaWeights: Readonly<Record<string, number>> } }): Promise<void>
  mergeIndex(folder: string): Promise<void>
  search(term: string): Promise<{ readonly results: readonly Result[] }>
}

interface Result {
  data(): Promise<{ readonly url: string; readonly meta: Omit<Hit, 'url'>; readonly content: string }>
}

/** As many as a visitor reads before typing another letter. */
const mostHits = 24

let engine: Promise<Pagefind> | undefined

export async function find(term: string): Promise<Found> {
  engine ??= load()
  // A failure is forgotten, so that trying again can help.
  engine.catch(() => (engine = undefined))
  const { results } = await (await engine).search(term)
  const best = await Promise.all(results.slice(0, mostHits).map((result) => result.data()))
  const hits = { exact: [] as Hit[], close: [] as Hit[], none: [] as Hit[] } satisfies Record<Match, Hit[]>
  for (const { url, meta, content } of best)
    hits[matchOf(term, `${meta.title} ${meta.note} ${content}`)].push({ ...meta, url })
  if (hits.exact.length === 0) return { hits: hits.close, isCut: false, isClose: hits.close.length > 0 }
  return { hits: hits.exact, isCut: hits.exact.length === mostHits && results.length > mostHits, isClose: false }
}

async function load(): Promise<Pagefind> {
  const response = await fetch(`/${searchPartsFile}`)
  if (!response.ok) throw new Error(`The list of the search's parts was answered with ${response.status}.`)
  const [first, ...rest] = (await response.json()) as SearchParts
  const pagefind = (await import(/* @vite-ignore */ `${first}pagefind.js`)) as Pagefind
  // Titles say what a page is; addresses of pictures say nothing.
  await pagefind.options({ ranking: { metaWeights: { title: 8, note: 3, kind: 0.5, image: 0, shape: 0 } } })
  await Promise.all(rest.map((part) => pagefind.mergeIndex(part)))
  return pagefind
}
