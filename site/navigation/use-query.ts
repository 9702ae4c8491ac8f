/** The query of the address. A built page is one file for every query, so hydration starts without one. */
import { useSyncExternalStore } from 'react'
import { useLocation } from '#site/router/location-context.ts'

const neverChanges = () => () => {}

/** False in the build and while hydrating, true ever after. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

/** @returns empty parameters in the build and while hydrating. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation()
  return new URLSearchParams(useIsHydrated() ? search : '')
}
