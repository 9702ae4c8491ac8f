/** Fetches the records of all pages when the search is first opened. */
import { fetchOwn } from '#site/navigation/payload/fetch-own.ts'
import type { SearchRecord } from '#site/shared/search.ts'
import { searchFile } from '#site/shared/search.ts'
import { createSearch, type SearchFunction, type SearchResults } from './search-index.ts'

let loading: Promise<SearchFunction> | undefined

export const search = async (typed: string): Promise<SearchResults> => (await prepareSearch())(typed)

/** Loads the index; to be called when the visitor is about to type. */
export function prepareSearch(): Promise<SearchFunction> {
  loading ??= load()
  // Forgets a failure, so that the next search tries again.
  loading.catch(() => (loading = undefined))
  return loading
}

async function load(): Promise<SearchFunction> {
  const response = await fetchOwn(`/${searchFile}`)
  if (!response.ok) throw new Error(`The search index cannot be fetched: ${response.status}.`)
  return await createSearch((await response.json()) as SearchRecord[])
}
