/** Searches a list: synchronously once its index is loaded. */
import { useEffect, useState } from 'react'
import type { ListIndex, SearchDocument } from './list-index.ts'

/** While `loading` or `failed`, the whole list is shown. */
export type SearchState = 'answered' | 'loading' | 'failed'

interface ListSearch {
  /** Ids found, best first; undefined for the whole list. */
  readonly ids: readonly string[] | undefined
  readonly state: SearchState
  /** Loads the index; to be called when the visitor is about to type. */
  prepare(): void
}

/** What is indexed of a list. */
export interface Searchable<T extends object> {
  documentsOf(list: T): readonly SearchDocument[]
  /** Stop words of this list only. */
  readonly stopWords?: string
}

/** Indexes live as long as their lists, so that going back to a page shows its results at once. */
const ready = new WeakMap<object, ListIndex>()
const loading = new WeakMap<object, Promise<unknown>>()

/** @param searchable must be the same object for every rendering. */
export function useListSearch<T extends object>(list: T, searchable: Searchable<T>, typed: string): ListSearch {
  const [outcome, setOutcome] = useState<{ readonly list: T; readonly hasFailed: boolean }>()
  const index = ready.get(list)
  const isAsked = typed.trim() !== ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter tries again what has failed.
  useEffect(() => {
    if (!isAsked || index) return
    let isWanted = true
    const finish = (hasFailed: boolean) => {
      if (isWanted) setOutcome({ list, hasFailed })
    }
    load(list, searchable).then(
      () => finish(false),
      (error: unknown) => {
        console.warn('The search failed.', error)
        finish(true)
      },
    )
    return () => {
      isWanted = false
    }
  }, [list, searchable, typed, index])
  const hasFailed = outcome?.list === list && outcome.hasFailed
  return {
    ids: index?.(typed),
    state: index || !isAsked ? 'answered' : hasFailed ? 'failed' : 'loading',
    // A failure is ignored here: searching tries again and reports it.
    prepare: () => void load(list, searchable).catch(() => {}),
  }
}

function load<T extends object>(list: T, { documentsOf, stopWords }: Searchable<T>): Promise<unknown> {
  const started = loading.get(list)
  if (started) return started
  const createIndex = async () => {
    const { createListIndex } = await import('./list-index.ts')
    ready.set(list, await createListIndex(documentsOf(list), stopWords))
  }
  const promise = createIndex()
  loading.set(list, promise)
  // Forgets a failure, so that the next search tries again.
  promise.catch(() => loading.delete(list))
  return promise
}
