/** What is typed or chosen on a page, kept in its address so that it can be shared and survives going back. */
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from '#site/router/location-context.ts'
import { useQuery } from './use-query.ts'

/** Values by the names of their parameters; an empty one takes the parameter away. */
type Changes = Readonly<Record<string, string>>

/** Before the address changes: browsers refuse too many changes of it. */
const debounceMs = 300

/** @returns the query without `?`, with all other parameters as they are. */
export function withParameters(search: string, changes: Changes): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next.toString()
}

/** @returns a function that changes parameters of the address: nothing scrolls, and no step is added that leads back. */
export function useSetQuery(): (changes: Changes) => void {
  const { search } = useLocation()
  const navigate = useNavigate()
  return (changes) =>
    void navigate({ search: withParameters(search, changes) }, { replace: true, preventScrollReset: true })
}

/** Typed text: at once for the page, and a moment later in the parameter `name` of the address. */
export function useTypedQuery(name: string, setQuery: (changes: Changes) => void) {
  const inAddress = useQuery().get(name) ?? ''
  // Typed text that is not in the address yet.
  const [typed, setTyped] = useState<string>()
  const flush = () => {
    if (typed !== undefined && typed !== inAddress) setQuery({ [name]: typed })
  }
  useEffect(() => {
    if (typed === undefined) return
    if (typed === inAddress) return setTyped(undefined)
    const timer = setTimeout(flush, debounceMs)
    return () => clearTimeout(timer)
  })
  return {
    text: typed ?? inAddress,
    type: (text: string) => setTyped(text),
    /** Writes pending text to the address at once: before the visitor leaves, so that the way back leads to it. */
    flush,
  }
}
