/** From what is typed to what is found. */
import { useEffect, useState } from 'react'
import { prepareSearch, search } from './search.ts'
import type { SearchResults } from './search-index.ts'

export interface Search {
  /** What was found was found for this; empty before anything is. */
  readonly term: string
  readonly results?: SearchResults
  readonly isBusy: boolean
  readonly hasFailed: boolean
  retry(): void
}

/** Long enough that a word typed at once is one search, too short to be waited for. */
const debounceMs = 120

interface Outcome {
  readonly term: string
  readonly results?: SearchResults
  readonly hasFailed: boolean
}

const nothing: Outcome = { term: '', hasFailed: false }

/** While a new outcome is on its way, the last one stays. */
export function useSearch(typed: string): Search {
  const [outcome, setOutcome] = useState(nothing)
  const [attempt, setAttempt] = useState(0)
  const term = typed.trim()
  useEffect(() => {
    // What fails now is tried again, and told, when there is something to find.
    prepareSearch().catch(() => {})
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same again.
  useEffect(() => {
    if (term === '') {
      setOutcome(nothing)
      return
    }
    let isWanted = true
    const timer = setTimeout(() => {
      void search(term)
        .then((results): Outcome => ({ term, results, hasFailed: false }))
        .catch((error: unknown): Outcome => {
          console.warn('The search failed.', error)
          return { term, hasFailed: true }
        })
        .then((next) => {
          if (isWanted) setOutcome(next)
        })
    }, debounceMs)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [term, attempt])
  const retry = () => {
    setOutcome(nothing)
    setAttempt(attempt + 1)
  }
  return { ...outcome, isBusy: outcome.term !== term, retry }
}
