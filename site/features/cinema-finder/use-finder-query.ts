/** Search text and filters, kept in the address. */
import { shownParameter } from '#site/features/list-in-parts/use-parts.ts'
import { useQuery, useSetQuery } from '#site/navigation/use-query.ts'
import { useTypedQuery } from '#site/navigation/use-typed-query.ts'
import type { Choices } from './find-cinemas.ts'

/** @param filters names of the filters. */
export function useFinderQuery(filters: readonly string[]) {
  const query = useQuery()
  const setParameters = useSetQuery()
  const setQuery = (changes: Readonly<Record<string, string>>) => setParameters({ ...changes, [shownParameter]: '' })
  const { text, type, flush } = useTypedQuery('q', setQuery)

  const choices: Choices = filters.flatMap((name) => {
    const value = query.get(name)
    return value ? [[name, value] as const] : []
  })
  return {
    text,
    choices,
    type,
    flush,
    choose: (filter: string, value: string) => setQuery({ [filter]: value, q: text }),
    clear: () => {
      type('')
      void setQuery(Object.fromEntries(['q', ...filters].map((name) => [name, ''])))
    },
  }
}
