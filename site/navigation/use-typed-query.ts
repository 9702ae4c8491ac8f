/** Keeps typed text and choices in the page's address, so that they can be shared and survive going back. */
import { useEffect, useState } from 'react'
import { type Changes, useQuery } from './use-query.ts'

/** Milliseconds without typing before the address changes: browsers refuse too many changes of it. */
const debounceMs = 300

/** Typed text: at once for the page, and a moment later in the parameter `name` of the address. */
export function useTypedQuery(name: string, setQuery: (changes: Changes) => unknown) {
  const inAddress = useQuery().get(name) ?? ''
  // Typed text that is not in the address yet.
  const [typed, setTyped] = useState<string>()
  const flush = () => {
    if (typed !== undefined && typed !== inAddress) void setQuery({ [name]: typed })
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
