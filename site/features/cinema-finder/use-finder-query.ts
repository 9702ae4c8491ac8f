/** Search text and filters, kept in the address so that a search can be shared and survives going back. */
import { useEffect, useState } from 'react'
import { shownParameter } from '#site/features/list-in-parts/use-parts.ts'
import { useQuery } from '#site/navigation/use-query.ts'
import { useLocation, useNavigate } from '#site/router/location-context.ts'
import type { Choices } from './find-cinemas.ts'

/** Debounce in ms before the address changes: browsers refuse too many changes of the address. */
const debounceMs = 300

/** @param filters names of the filters. */
export function useFinderQuery(filters: readonly string[]) {
  const query = useQuery()
  const { search } = useLocation()
  const navigate = useNavigate()
  const inAddress = query.get('q') ?? ''
  // Typed text that is not in the address yet.
  const [typed, setTyped] = useState<string>()

  const setQuery = (changes: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(search)
    next.delete(shownParameter)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    void navigate({ search: next.toString() }, { replace: true, preventScrollReset: true })
  }
  const flush = () => {
    if (typed !== undefined && typed !== inAddress) setQuery({ q: typed })
  }
  useEffect(() => {
    if (typed === undefined) return
    if (typed === inAddress) return setTyped(undefined)
    const timer = setTimeout(flush, debounceMs)
    return () => clearTimeout(timer)
  })

  const choices: Choices = filters.flatMap((name) => {
    const value = query.get(name)
    return value ? [[name, value] as const] : []
  })
  return {
    text: typed ?? inAddress,
    choices,
    type: setTyped,
    /** Writes pending text to the address at once: writing it later would cancel a navigation that has begun. */
    flush,
    choose: (filter: string, value: string) =>
      setQuery({ [filter]: value, ...(typed === undefined ? {} : { q: typed }) }),
    clear: () => {
      setTyped('')
      setQuery(Object.fromEntries(['q', ...filters].map((name) => [name, ''])))
    },
  }
}
