/** State of the search while typing. */
import { useEffect, useState } from 'react'
import { prepareSearch, search } from './search.ts'
import type { SearchResults } from './search-index.ts'

export interface Search {
  /** The term that `results` are for; empty before the first search. */
  readonly term: string
  readonly results?: SearchResults
  readonly isBusy: boolean
  readonly hasFailed: boolean
  retry(): void
}

/** Long enough that a word typed at once is one search, short enough to feel immediate. */
const debounceMs = 120

interface Outcome {
  readonly term: string
  readonly results?: SearchResults
  readonly hasFailed: boolean
}

const noOutcome: Outcome = { term: '', hasFailed: false }

/** The last results stay until new ones are there. */
export function useSearch(typed: string): Search {
  const [outcome, setOutcome] = useState(noOutcome)
  const [attempt, setAttempt] = useState(0)
  const term = typed.trim()
  useEffect(() => {
    // A failure is ignored here: searching tries again and reports it.
    prepareSearch().catch(() => {})
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same again.
  useEffect(() => {
    if (term === '') {
      setOutcome(noOutcome)
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
    setOutcome(noOutcome)
    setAttempt(attempt + 1)
  }
  return { ...outcome, isBusy: outcome.term !== term, retry }
}
