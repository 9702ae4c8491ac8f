/** The search of a list: at once where its index is there, and as soon as it is where it is not. */
import { useEffect, useState } from 'react'
import type { ListIndex, SearchDocument } from './list-index.ts'

/** The list is whole where what is asked cannot be answered yet, or at all. */
export type SearchState = 'answered' | 'loading' | 'failed'

interface ListSearch {
  /** What was found, the best first; undefined for the whole list. */
  readonly ids: readonly string[] | undefined
  readonly state: SearchState
  /** To be called as soon as somebody is about to type. */
  prepare(): void
}

/** How a list is searched. */
export interface Searchable<T extends object> {
  documentsOf(list: T): readonly SearchDocument[]
  /** Words that say nothing on this list. */
  readonly stopWords?: string
}

/** Kept as long as the list itself, so that the way back to a page shows at once what was found there. */
const ready = new WeakMap<object, ListIndex>()
const loading = new WeakMap<object, Promise<unknown>>()

/** @param searchable must be the same for every rendering. */
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
    // What fails now is tried again, and told, when something is asked.
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
  // A failure is forgotten, so that trying again can help.
  promise.catch(() => loading.delete(list))
  return promise
}
