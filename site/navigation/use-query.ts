/** A value of the address's query, as far as a page that is the same file for every query can know it. */
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const neverChanges = () => () => {}

/** False while the page is taken over from its HTML, which was made without a query; true ever after. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

/** @returns undefined where it is not given, and at first on a page that was built. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation()
  return new URLSearchParams(useIsHydrated() ? search : '')
}
