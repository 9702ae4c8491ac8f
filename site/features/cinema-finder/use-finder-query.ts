/** Search text and filters, kept in the address. */
import { shownParameter } from '#site/features/list-in-parts/use-parts.ts'
import { useQuery, useSetQuery } from '#site/navigation/use-query.ts'
import { useTypedQuery } from '#site/navigation/use-typed-query.ts'
import { choicesOf, chosenIn, type Filter } from '#site/shared/filters.ts'

/** The text in the address, and what it has chosen of the filters. */
export function useFinderQuery(filters: readonly Filter[]) {
  const query = useQuery()
  const setParameters = useSetQuery()
  const setQuery: typeof setParameters = (changes, options) =>
    setParameters({ ...changes, [shownParameter]: '' }, options)
  const { text, type, flush } = useTypedQuery('q', setQuery)

  return {
    text,
    chosen: chosenIn(query, choicesOf(filters)),
    type,
    flush,
    choose: (filter: string, value: string) => setQuery({ [filter]: value, q: text }, { replace: false }),
    clear: () => {
      type('')
      void setQuery(Object.fromEntries(['q', ...filters.map(({ id }) => id)].map((name) => [name, ''])), {
        replace: false,
      })
    },
  }
}
