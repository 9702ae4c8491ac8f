import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useQuery } from '#site/navigation/use-query.ts'

/** The address follows when the visitor rests, as browsers allow it only so often. */
const restMs = 300

/** What is searched for: at once what is typed, and in the address (`?q=`) a moment later. */
export function useSearchWords() {
  const given = useQuery().get('q') ?? ''
  const [typed, setTyped] = useState<string>()
  const written = useRef(given)
  const navigate = useNavigate()
  useEffect(() => {
    // The address was changed by something else, such as a link or the way back.
    if (given !== written.current) setTyped(undefined)
    written.current = given
  }, [given])
  useEffect(() => {
    if (typed === undefined || typed === written.current) return
    const timer = setTimeout(() => {
      written.current = typed
      const search = typed === '' ? '' : new URLSearchParams({ q: typed }).toString()
      void navigate({ search }, { replace: true, preventScrollReset: true })
    }, restMs)
    return () => clearTimeout(timer)
  }, [typed, navigate])
  return { words: typed ?? given, setWords: setTyped }
}
