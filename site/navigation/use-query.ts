/** The query of the address. A built page is one file for every query, so hydration starts without one. */
import { useLocation } from '#site/router/location-context.ts'
import { useIsHydrated } from '#site/ui/hydration/use-is-hydrated.ts'

/** @returns empty parameters in the build and while hydrating. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation()
  return new URLSearchParams(useIsHydrated() ? search : '')
}
