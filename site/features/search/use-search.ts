/** From what is typed to what is found. */
import { useEffect, useState } from 'react'
import { find, prepareFind } from './find.ts'
import type { Found } from './search-index.ts'

export interface Search {
  /** What was found was found for this; empty before anything is. */
  readonly term: string
  readonly found?: Found
  readonly isBusy: boolean
  readonly hasFailed: boolean
  retry(): void
}

/** Long enough that a word typed at once is one search, too short to be waited for. */
const pause = 120

interface Answer {
  readonly term: string
  readonly found?: Found
  readonly hasFailed: boolean
}

const nothing: Answer = { term: '', hasFailed: false }

/** While a new answer is on its way, the last one stays. */
export function useSearch(typed: string): Search {
  const [answer, setAnswer] = useState(nothing)
  const [attempt, setAttempt] = useState(0)
  const term = typed.trim()
  useEffect(() => {
    // What fails now is tried again, and told, when there is something to find.
    prepareFind().catch(() => {})
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same again.
  useEffect(() => {
    if (term === '') {
      setAnswer(nothing)
      return
    }
    let isWanted = true
    const timer = setTimeout(() => {
      void find(term)
        .then((found): Answer => ({ term, found, hasFailed: false }))
        .catch((error: unknown): Answer => {
          console.warn('The search failed.', error)
          return { term, hasFailed: true }
        })
        .then((next) => {
          if (isWanted) setAnswer(next)
        })
    }, pause)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [term, attempt])
  const retry = () => {
    setAnswer(nothing)
    setAttempt(attempt + 1)
  }
  return { ...answer, isBusy: answer.term !== term, retry }
}
