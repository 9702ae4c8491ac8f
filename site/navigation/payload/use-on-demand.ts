/** The data that a page shows on demand only: fetched once, when it is wanted. */
import { useEffect, useState } from 'react'
import { withoutTrailingSlash } from '#site/router/location.ts'
import { useLocation } from '#site/router/location-context.ts'
import { staleIfError } from './payload-cache.ts'

interface Fetched {
  readonly rest: object
  /** When it was fetched, in milliseconds since 1970. */
  readonly at: number
}

/** The page's path → its rest, so that a page that is returned to is at once as it was left. */
const fetched = new Map<string, Fetched>()
// In development the content changes while the page is open.
import.meta.hot?.on('content:update', () => fetched.clear())

export interface OnDemand<Rest> {
  readonly rest: Rest | undefined
  readonly state: 'there' | 'fetching' | 'failed' | 'unasked'
  /** Fetches again after a failure. */
  readonly tryAgain: () => void
}

/**
 * The `rest` of the page's loader.
 * @param isWanted whether it is needed now; what was fetched stays.
 */
export function useOnDemand<Rest extends object>(isWanted: boolean): OnDemand<Rest> {
  const path = withoutTrailingSlash(useLocation().pathname)
  const [outcome, setOutcome] = useState<{ readonly path: string; readonly rest?: object }>()
  const mine = outcome?.path === path ? outcome : undefined
  const rest = mine?.rest ?? (isWanted ? recent(path) : undefined)
  // What is shown stays, however old it becomes.
  if (rest && !mine) setOutcome({ path, rest })
  const isMissing = isWanted && !rest && !mine
  useEffect(() => {
    if (!isMissing) return
    let isShown = true
    const finish = (rest?: object) => {
      if (isShown) setOutcome({ path, ...(rest ? { rest } : {}) })
    }
    fetchOnce(path).then(finish, (error: unknown) => {
      console.warn(`The rest of ${path} could not be fetched.`, error)
      finish()
    })
    return () => {
      isShown = false
    }
  }, [path, isMissing])
  return {
    rest: rest as Rest | undefined,
    state: rest ? 'there' : !isWanted ? 'unasked' : mine ? 'failed' : 'fetching',
    tryAgain: () => setOutcome(undefined),
  }
}

function recent(path: string): object | undefined {
  const found = fetched.get(path)
  return found && Date.now() - found.at < staleIfError ? found.rest : undefined
}

async function fetchOnce(path: string): Promise<object> {
  const rest = await import('./fetch-on-demand.ts').then((part) => part.fetchOnDemand(path))
  fetched.set(path, { rest, at: Date.now() })
  return rest
}
