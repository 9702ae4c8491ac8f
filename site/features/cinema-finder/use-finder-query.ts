/** What is searched for. It stands in the address, so that it can be sent to a friend, and is there again on the way back. */
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useQuery } from '#site/navigation/use-query.ts'
import type { Choices } from './find-cinemas.ts'

/** Browsers refuse a page that changes its address too often: so many ms of rest come first. */
const rest = 300

/** @param filters the names of the filters there are. */
export function useFinderQuery(filters: readonly string[]) {
  const query = useQuery()
  const { search } = useLocation()
  const navigate = useNavigate()
  const written = query.get('q') ?? ''
  // What was typed and is not yet in the address.
  const [typed, setTyped] = useState<string>()

  const write = (changes: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    void navigate({ search: next.toString() }, { replace: true, preventScrollReset: true })
  }
  const flush = () => {
    if (typed !== undefined && typed !== written) write({ q: typed })
  }
  useEffect(() => {
    if (typed === undefined) return
    if (typed === written) return setTyped(undefined)
    const timer = setTimeout(flush, rest)
    return () => clearTimeout(timer)
  })

  const choices: Choices = filters.flatMap((name) => {
    const value = query.get(name)
    return value ? [[name, value] as const] : []
  })
  return {
    text: typed ?? written,
    choices,
    type: setTyped,
    /** Writes it at once: another page may be about to open, and must not be stopped by it. */
    flush,
    choose: (filter: string, value: string) => write({ [filter]: value, ...(typed === undefined ? {} : { q: typed }) }),
    clear: () => {
      setTyped('')
      write(Object.fromEntries(['q', ...filters].map((name) => [name, ''])))
    },
  }
}
