/** Fetches the records of all pages when the search is first opened. */
import { loadOnce } from '#site/navigation/payload/load-once.ts'
import { searchFile } from '#site/shared/search.ts'
import { createSearch, type SearchResults } from './search-index.ts'

/** Loads the index; to be called when the visitor is about to type. */
export const prepareSearch = loadOnce(searchFile, createSearch)

export const search = async (typed: string): Promise<SearchResults> => (await prepareSearch())(typed)
