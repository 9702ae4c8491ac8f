/** The query of the address. A built page is one file for every query, so hydration starts without one. */
import { use } from 'react'
import { RouterContext, useLocation } from '#site/router/location-context.ts'
import type { NavigateOptions } from '#site/router/router.ts'
import { useIsHydrated } from '#site/ui/hydration/use-is-hydrated.ts'

/** Values by the names of their parameters; an empty one takes the parameter away. */
export type Changes = Readonly<Record<string, string>>

/** @param options `replace: false` adds a step to the history. */
type SetQuery = (changes: Changes, options?: Pick<NavigateOptions, 'replace'>) => Promise<void>

/** @returns empty parameters in the build and while hydrating. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation()
  return new URLSearchParams(useIsHydrated() ? search : '')
}

/** @returns the query without `?`, with all other parameters as they are. */
export function withParameters(query: string | URLSearchParams, changes: Changes): string {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next.toString()
}

/**
 * @returns a function that changes parameters of the address; nothing scrolls. What narrows a list down adds a step, as links do, so that each
 * step back undoes one choice; what is typed, and how much is shown, adds none. It goes by where the router is, which what is rendered may
 * not show yet: of two choices in a moment none is lost. Where that is another page by now, nothing is changed: the choice was of the page that is left.
 */
export function useSetQuery(): SetQuery {
  const router = use(RouterContext)
  const { pathname } = useLocation()
  return async (changes, options) => {
    const { location } = router.state
    if (location.pathname === pathname)
      await router.navigate(
        { search: withParameters(location.search, changes) },
        { replace: true, preventScrollReset: true, ...options },
      )
  }
}
