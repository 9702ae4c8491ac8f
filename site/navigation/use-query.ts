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
 * Returns a function that changes query parameters without scrolling. Filters push a history entry, so that Back undoes
 * one choice; typed text and “Show more” replace it. The function reads the router's current location, which may be
 * ahead of the rendered one, so that two quick choices both count. After a navigation to another page it does nothing.
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
