import { useEffect, useRef, useState } from 'react'
import { useQuery } from '#site/navigation/use-query.ts'
import { useNavigate } from '#site/router/location-context.ts'

/** Debounce before the address changes: browsers limit how often a page may change its address. */
const debounceMs = 300

/** The search term: what is typed at once, and the address (`?q=`) a moment later. */
export function useSearchTerm() {
  const fromAddress = useQuery().get('q') ?? ''
  const [typed, setTyped] = useState<string>()
  const inAddress = useRef(fromAddress)
  const navigate = useNavigate()
  useEffect(() => {
    // Something else changed the address, such as a link or going back.
    if (fromAddress !== inAddress.current) setTyped(undefined)
    inAddress.current = fromAddress
  }, [fromAddress])
  useEffect(() => {
    if (typed === undefined || typed === inAddress.current) return
    const timer = setTimeout(() => {
      inAddress.current = typed
      const search = typed === '' ? '' : new URLSearchParams({ q: typed }).toString()
      void navigate({ search }, { replace: true, preventScrollReset: true })
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [typed, navigate])
  return { term: typed ?? fromAddress, setTerm: setTyped }
}
