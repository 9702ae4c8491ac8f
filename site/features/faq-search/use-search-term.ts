import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useQuery } from '#site/navigation/use-query.ts'

/** The address follows when the visitor rests, as browsers allow it only so often. */
const debounceMs = 300

/** What is searched for: at once what is typed, and in the address (`?q=`) a moment later. */
export function useSearchTerm() {
  const fromAddress = useQuery().get('q') ?? ''
  const [typed, setTyped] = useState<string>()
  const inAddress = useRef(fromAddress)
  const navigate = useNavigate()
  useEffect(() => {
    // The address was changed by something else, such as a link or the way back.
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
