/** The far side of the search: what there is to find, fetched when the search is first opened. */
import type { SearchRecord } from '#site/shared/search.ts'
import { searchFile } from '#site/shared/search.ts'
import { createFind, type Find, type Found } from './search-index.ts'

let loading: Promise<Find> | undefined

export const find = async (typed: string): Promise<Found> => (await prepareFind())(typed)

/** Called as soon as somebody is about to type. */
export function prepareFind(): Promise<Find> {
  loading ??= load()
  // A failure is forgotten, so that trying again can help.
  loading.catch(() => (loading = undefined))
  return loading
}

async function load(): Promise<Find> {
  const response = await fetch(`/${searchFile}`)
  if (!response.ok) throw new Error(`What there is to find was answered with ${response.status}.`)
  return await createFind((await response.json()) as SearchRecord[])
}
